"""The rooms whose texts the pages of Fasanerie speak."""

ROOMS = ("spieltisch.core", "spieltisch.games.fasanerie", "spieltisch.games.fasanerie.web")
