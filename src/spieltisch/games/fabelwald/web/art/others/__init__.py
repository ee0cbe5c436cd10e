"""What lies in the wood besides creatures: animals on amber, places as landscapes, rune and amulet.

Like creatures: one module each, ``draw(scope)`` gives what the panel shows.
"""
