"""Drawing kit shared by the art of all games: pure functions that return SVG text."""
