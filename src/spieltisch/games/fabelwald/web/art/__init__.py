"""The art of Fabelwald: cards, signs, crests and small things, computed as SVG text."""
