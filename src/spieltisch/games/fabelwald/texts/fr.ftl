## Refus

# Ce qu’une position doit contenir : « Le champ hands est faux : il faut … »

wanted-options = un objet avec les options et le jeu de cartes
wanted-combo = [numéro, place, [cartes]]
wanted-combo-number = un numéro de 1 à { $most }, chacun une seule fois
wanted-combo-size = une liste de 1 à { $most } cartes (FW-11)
wanted-creatures-alone = une combinaison de créatures seules (FW-11)
wanted-dragon-last = une combinaison avec le dragon en dernier (FW-15)
wanted-animals = une combinaison de 2 à { $most } animaux d’une même espèce (FW-13)
wanted-no-rune-or-amulet = une combinaison sans runes ni amulettes
wanted-three-places = une combinaison de trois lieux (FW-12)
wanted-place-set = trois lieux pareils, ou swamp, path et clearing dans cet ordre (FW-12)
wanted-last = le nombre de tours à venir une fois la pioche vide, sinon null (FW-44)
wanted-extras-of-runes = au plus { $most } par rune de ce tour (FW-9)
wanted-no-extras-before-play = 0 tant que rien n’est joué (FW-9)
wanted-no-extras-after-closing = 0 après l’action finale (FW-9)
wanted-not-played = false avant l’action d’ouverture (FW-3)
wanted-no-dry = 0 dès qu’une carte a quitté la pioche (FW-2)
wanted-chain = un objet avec { $fields }
wanted-chain-of-spent = un objet, puisqu’il y a des cartes épuisées (FW-10)
wanted-chain-of-power = un objet, puisqu’un pouvoir est en cours (FW-10)
wanted-no-chain = que ce champ soit absent, puisqu’aucun pouvoir n’est en cours
wanted-creature-with-power = une créature qui a un pouvoir
wanted-creature-at-end = à la fin une créature
wanted-creature-of-chain = la créature de la chaîne en cours
wanted-powers-of-spent = au moins le nombre de cartes épuisées (FW-10)
wanted-spent-creature = une créature à pouvoir, si la carte est épuisée (FW-10)
wanted-knowing = [place ou null, la main de qui, [cartes]]
wanted-known-once = une liste avec au plus une entrée par place et par main
wanted-known-to-all = pour chaque place au moins ce que tous ont vu
wanted-known-to-one = une liste de cartes que cette place connaît sans que tous les aient vues
wanted-hand-of-another = la main d’une autre place
wanted-cards-of-that-hand = une liste de cartes qui sont dans cette main
wanted-dealt-so-far = ce qui a été distribué jusqu’ici, et rien encore de posé ni de défaussé (FW-1)
wanted-no-dealing = une liste sans distribution, au milieu d’un tour
wanted-played = true, puisqu’une créature est jouée
wanted-nothing-to-join = que cette entrée soit absente, puisqu’il n’y a pas de combinaison à compléter (FW-11)
wanted-power-with-target = un pouvoir qui trouve à s’exercer (FW-7)
wanted-victim = une place avec au moins deux cartes (FW-5)
wanted-asked-victim = la place à qui l’on vole
wanted-asked = une liste avec la place que l’on interroge
wanted-dwarf = le nain, tant que la pioche a des cartes (FW-43)
wanted-over-limit = une place avec plus de { $limit } cartes (FW-6)
wanted-nothing-taken = une liste vide, puisque rien n’est pris
wanted-taking = une créature qui prend des cartes, avec ce qu’elle peut prendre
wanted-playable = une liste avec une carte que l’on puisse jouer aussitôt (FW-8)
wanted-going-on = une créature dont le pouvoir continue
wanted-taken = une liste de { $count } éléments
wanted-own-open-combo = la combinaison non protégée de qui joue, comptée à partir de 0 (FW-38)
wanted-dealt-with = une place que le pouvoir concerne
wanted-open-combo-of-another = que cette entrée soit absente, sauf si quelqu’un d’autre a une combinaison non protégée (FW-29, FW-38)
wanted-card-to-take = 1, puisque les fées ont encore une carte à prendre (FW-27)
wanted-cards-for-chance = que le hasard n’intervienne que s’il y a des cartes

# Ce qu’un jeu de cartes doit contenir

wanted-points-by-size = une liste de { $count } éléments, pour { $least } à { $most } cartes
wanted-off-with-fewer = false à moins de { $players }
entry-all-cards = l’ensemble des cartes
entry-cards-with-two = l’ensemble des cartes à deux
entry-combos = l’ensemble des combinaisons possibles
