"""Drawing kit shared by the art of all games: pure functions that return SVG text.

The style is cut paper and ruled ink: flat *planes* of matt colour, patterned with thin *lines*, with no
outlines, gradients or shadows. Lengths are units of a card 100 wide and 140 high; angles are degrees,
0 to the right and 90 downwards. The same arguments always give the same bytes.

``geometry``  points, curves · ``feathers``  path data of leaves, ribbons, scales · ``svg``  elements ·
``paper``  card stock, its colours, face and tabs · ``pieces``  rows of signs · ``tokens``  what is scored ·
``ladder``  how many score what · ``heaps``  fewest and most ·
``wreath``  round the winner's disc · ``colour``  contrast
"""
