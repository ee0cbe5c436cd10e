## Ablehnungen

# Was eine Stellung enthalten muss: „Das Feld hands ist falsch: Nötig ist …“

wanted-options = ein Objekt mit Einstellungen und dem Kartensatz
wanted-combo = [Nummer, Platz, [Karten]]
wanted-combo-number = eine Nummer von 1 bis { $most }, jede nur einmal
wanted-combo-size = eine Liste mit 1 bis { $most } Karten (FW-11)
wanted-creatures-alone = eine Kombination nur aus Wesen (FW-11)
wanted-dragon-last = eine Kombination mit dem Drachen als letzter Karte (FW-15)
wanted-animals = eine Kombination aus 2 bis { $most } Tieren einer Art (FW-13)
wanted-no-rune-or-amulet = eine Kombination ohne Runen und Amulette
wanted-three-places = eine Kombination aus drei Orten (FW-12)
wanted-place-set = dreimal derselbe Ort, oder swamp, path und clearing in dieser Reihenfolge (FW-12)
wanted-last = bei leerem Stapel die Zahl der Züge, die noch kommen, sonst null (FW-44)
wanted-extras-of-runes = höchstens { $most } für jede Rune dieses Zugs (FW-9)
wanted-no-extras-before-play = 0, bevor etwas ausgespielt ist (FW-9)
wanted-no-extras-after-closing = 0 nach der Abschlussaktion (FW-9)
wanted-not-played = false vor der Eröffnungsaktion (FW-3)
wanted-no-dry = 0, sobald eine Karte den Stapel verlassen hat (FW-2)
wanted-chain = ein Objekt mit { $fields }
wanted-chain-of-spent = ein Objekt, denn es gibt verbrauchte Karten (FW-10)
wanted-chain-of-power = ein Objekt, denn eine Fähigkeit läuft (FW-10)
wanted-no-chain = kein solches Feld, denn es läuft keine Fähigkeit
wanted-creature-with-power = ein Wesen, das eine Fähigkeit hat
wanted-creature-at-end = am Ende ein Wesen
wanted-creature-of-chain = das Wesen der laufenden Kette
wanted-powers-of-spent = mindestens die Zahl der verbrauchten Karten (FW-10)
wanted-spent-creature = ein Wesen mit Fähigkeit, wenn die Karte verbraucht ist (FW-10)
wanted-knowing = [Platz oder null, wessen Hand, [Karten]]
wanted-known-once = eine Liste mit höchstens einem Eintrag für jeden Platz und jede Hand
wanted-known-to-all = bei jedem Platz mindestens das, was alle gesehen haben
wanted-known-to-one = eine Liste von Karten, die dieser Platz kennt und nicht alle gesehen haben
wanted-hand-of-another = die Hand eines anderen Platzes
wanted-cards-of-that-hand = eine Liste von Karten, die auf dieser Hand sind
wanted-dealt-so-far = das bisher Ausgeteilte, und noch nichts gelegt oder abgeworfen (FW-1)
wanted-no-dealing = eine Liste ohne Austeilen, mitten in einem Zug
wanted-played = true, denn ein Wesen ist ausgespielt
wanted-nothing-to-join = kein solcher Eintrag, denn es gibt keine Kombination, an die es passt (FW-11)
wanted-power-with-target = eine Fähigkeit, die etwas zu tun findet (FW-7)
wanted-victim = ein Platz mit mindestens zwei Karten (FW-5)
wanted-asked-victim = der Platz, dem gestohlen wird
wanted-asked = eine Liste mit dem Platz, der gerade gefragt wird
wanted-dwarf = der Zwerg, solange der Stapel Karten hat (FW-43)
wanted-over-limit = ein Platz mit mehr als { $limit } Karten (FW-6)
wanted-nothing-taken = eine leere Liste, denn es ist nichts genommen
wanted-taking = ein Wesen, das Karten nimmt, mit dem, was es nehmen kann
wanted-playable = eine Liste mit einer Karte, die sofort ausgespielt werden kann (FW-8)
wanted-going-on = ein Wesen, dessen Fähigkeit weitergeht
wanted-taken = eine Liste mit { $count } Einträgen
wanted-own-open-combo = die ungeschützte Kombination dessen, der am Zug ist, gezählt ab 0 (FW-38)
wanted-dealt-with = ein Platz, mit dem die Fähigkeit zu tun hat
wanted-open-combo-of-another = kein solcher Eintrag, außer jemand anderes hat eine ungeschützte Kombination (FW-29, FW-38)
wanted-card-to-take = 1, denn die Feen haben noch eine Karte zu nehmen (FW-27)
wanted-cards-for-chance = kein Zufall, wo keine Karten sind

# Was ein Kartensatz enthalten muss

wanted-points-by-size = eine Liste mit { $count } Einträgen, für { $least } bis { $most } Karten
wanted-off-with-fewer = false bei weniger als { $players } Personen
entry-all-cards = allen Karten zusammen
entry-cards-with-two = allen Karten zusammen bei zwei Personen
entry-combos = allen Kombinationen, die es geben kann
