"""Players made of code: random, greedy, information-set MCTS, and their levels."""
