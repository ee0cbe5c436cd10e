"""What every game shares; knows no game, no bot, no screen."""
