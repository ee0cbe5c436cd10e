def new_game(texts): return {}
