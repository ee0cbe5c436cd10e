def rules(texts): return {}
