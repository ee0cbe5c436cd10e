## Refusals

# What a position must hold: “Field hands is wrong: it must be …”

wanted-options = an object of rulings and the deck
wanted-combo = [number, seat, [cards]]
wanted-combo-number = numbered from 1 to { $most }, each number once
wanted-combo-size = 1 to { $most } cards (FW-11)
wanted-creatures-alone = creatures alone (FW-11)
wanted-dragon-last = a combo with the dragon last (FW-15)
wanted-animals = 2 to { $most } animals of one species (FW-13)
wanted-no-rune-or-amulet = without runes and amulets
wanted-three-places = three places (FW-12)
wanted-place-set = three equal places, or swamp, path and clearing in this order (FW-12)
wanted-last = the number of turns to come once the deck is empty, else null (FW-44)
wanted-extras-of-runes = at most { $most } for each rune of this turn (FW-9)
wanted-no-extras-before-play = 0 before something is played (FW-9)
wanted-no-extras-after-closing = 0 after the closing action (FW-9)
wanted-not-played = false before the opening action (FW-3)
wanted-no-dry = 0 once a card has left the deck (FW-2)
wanted-chain = an object with { $fields }
wanted-chain-of-spent = an object, as there are spent cards (FW-10)
wanted-chain-of-power = an object, as a power is going on (FW-10)
wanted-no-chain = left out, as no power is going on
wanted-creature-with-power = a creature that has a power
wanted-creature-at-end = a creature at its end
wanted-creature-of-chain = about the creature of the chain
wanted-powers-of-spent = at least the number of cards that are spent (FW-10)
wanted-spent-creature = a creature with a power, if it is spent (FW-10)
wanted-knowing = [seat or null, whose hand, [cards]]
wanted-known-once = a list with at most one entry for each viewer and hand
wanted-known-to-all = no less for a seat than what all have seen
wanted-known-to-one = about cards that this seat knows and not everybody has seen
wanted-hand-of-another = about somebody else’s hand
wanted-cards-of-that-hand = about cards that are in that hand
wanted-dealt-so-far = what has been dealt so far, and nothing laid or discarded yet (FW-1)
wanted-no-dealing = without dealing, within a turn
wanted-played = true, as a creature has been played
wanted-nothing-to-join = left out: there is no combo to join (FW-11)
wanted-power-with-target = a power that finds something to do (FW-7)
wanted-victim = about a seat with two cards or more (FW-5)
wanted-asked-victim = about the seat from which a card is stolen
wanted-asked = a list with the seat that is being asked
wanted-dwarf = the dwarf’s, while the deck has cards (FW-43)
wanted-over-limit = about a seat with more than { $limit } cards (FW-6)
wanted-nothing-taken = empty, as nothing is taken
wanted-taking = of a creature that takes cards, with what it can take
wanted-playable = a list with a card that can be played at once (FW-8)
wanted-going-on = of a creature whose power goes on
wanted-taken = a list of { $count }
wanted-own-open-combo = the mover’s unprotected combo, counted from 0 (FW-38)
wanted-dealt-with = a seat that the power deals with
wanted-open-combo-of-another = left out, unless another player has an unprotected combo (FW-29, FW-38)
wanted-card-to-take = 1: the fairies have a card to take (FW-27)
wanted-cards-for-chance = without chance where there are no cards

# What a deck must hold: “The set is wrong at points.animals: it must be …”, “… at all cards: there are …”

wanted-points-by-size = a list of { $count }: for { $least } to { $most } cards
wanted-off-with-fewer = false with fewer than { $players } players
entry-all-cards = all cards
entry-cards-with-two = all cards with two players
entry-combos = all combos there can be
