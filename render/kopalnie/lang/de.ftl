# Die Minen
kopalnie-title = Kopalnie skarbów
mine-A = Amazonas
mine-B = Grand Canyon
mine-C = Himalaja
mine-D = Uluru
mine-E = Sahara
mine-F = Sibirien
mine-G = Anden
mine-H = Alaska
mine-I = Kilimandscharo
mine-J = Island
mine-abandoned = verlassen
all-choose = Auftragswahl
points-and-mission = Pkt + ?

# Schätze
tile-gold = Gold
tile-cauldron = Kessel
tile-figurine = Figur
tile-knife = Messer
tile-papyrus = Papyrus
tile-crystal = Kristall
tile-ruby = Rubin
tile-diamond = Diamant
tile-stone = Stein
short-tile-gold = Gold
short-tile-cauldron = Kes.
short-tile-figurine = Fig.
short-tile-knife = Mes.
short-tile-papyrus = Pap.
short-tile-crystal = Kri.
short-tile-ruby = Rub.
short-tile-diamond = Dia.
short-tile-stone = St.
kind-gold = Gold
kind-bronze = Bronze
kind-papyrus = Papyri
kind-crystal = Kristalle
kind-ruby = Rubine
kind-diamond = Diamanten
kind-stone = Steine
sign-star = Chance

# Die letzte Grabung
news-missions = Alle wählen ihren Auftrag
news-waiting = es wählen noch: { $count }
news-first = Die Hacken sind bereit!
news-first-hint = Mine wählen und würfeln
news-dug = { $name }: { $tile }
news-rolled = { $name } würfelt { $rolls }
news-in-mine = Mine { $mine }
news-played = { $name } spielt eine Karte
news-coins = +{ $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
news-guess = { $card }: Tipp { $number }
news-laid = { $card }: { $coin } auf { $tile }
news-abandoned = Mine { $mine } verlassen
news-revealed = Auftrag: { $mission }
news-over = die Grabungen sind beendet

# Die Sammlung
collection-of = Schätze: { $name }
collection-open = wie es offen liegt
only-for-you = nur für dich
points-of = { $points } Pkt
cell-coins = Münzen
cell-sets = Sätze
cell-packs = Bündel
cell-cards = Karten
cell-mission = Auftrag
more-for = +{ $count } → { $points }
set-full = voller Satz
set-worst = max.
forms-more = Trio +{ $points }
stones-cost = Steine kosten Punkte
packs = Bündel
packs-rule = { $count } freie = { $points }
packs-free = frei: { $count }
no-cards = keine Karten
mission = Auftrag
hidden-mission = verdeckt
no-mission = noch nicht gewählt

# Auf der Hand
hand-title = Auftrag und Karten
choose-mission = Wähle einen Auftrag, die anderen gehen zurück in die Schachtel
missions-offered = Drei Aufträge zur Wahl
mission-now-done = erfüllt
mission-now-open = noch nicht
mission-shown = aufgedeckt
when-before = vor dem Wurf
when-after = nach dem Wurf
when-end = zählt am Ende
when-next = ab dem nächsten Zug
when-at-once = sofort

# Das Ergebnis
section-mission = Auftrag, Karten
section-sets = Sätze
section-rest = Der Rest
row-mission = Auftrag
row-chance = Kartenprämien
row-coins = Münzen
row-free = freie Bündel
row-stones = Steine
missions-shown = Aufträge
shares-of = { $name }: Schätze
mission-failed = nein

# Beschreibungen
alt-mines = Minen, verlassen { $count } von { $end }. { $turn }. Chancenkarten: { $deck }.
alt-digger = { $name } ({ $colour }): { $points } Pkt, Münzen { $coins }, Karten { $cards }, { $tiles }
alt-pick = Hacke
alt-coin = { $tile } mit Münze { $coin }
alt-collection = Schätze von { $name } ({ $colour }). Zusammen { $points } Pkt.
alt-set = { $kind } { $count }: { $points } Pkt
alt-next = noch { $count } bis { $points }
alt-forms = Kessel { $cauldron }, Figur { $figurine }, Messer { $knife }
alt-packs = Frei: { $count }, Bündel { $points } Pkt.
alt-coins = Münzen: { $coins }.
alt-kept = Karten
alt-covered = verdeckt { $count }
alt-mission = Auftrag: { $mission }.
alt-offer = Zur Wahl
alt-mission-line = { $name } ({ $points } Pkt): { $text }
alt-result-mission = { $name }: { $mission }, { $points } Pkt
alt-closed = Verlassene Minen der Reihe nach: { $mines }.

# Aufträge
mission-power_of_craft = Kraft des Handwerks
mission-golden_hand = Goldenes Händchen
mission-golden_hand-text = besitze von jeder Schatzart mindestens einen
mission-last_digger = Letzter Schürfer
mission-last_digger-text = lass von einer Mine nur ein Plättchen übrig und decke dies auf
mission-gold_rush = Goldrausch
mission-papyrus_keeper = Hüter der Papyri
mission-crystal_heart = Kristallherz
mission-ruby_trail = Rubinpfad
mission-diamond_crown = Diamantkrone
mission-most-text = besitze { $kind ->
    [bronze] die meisten Bronzestücke
    [papyrus] die meisten Papyri
    [crystal] die meisten Kristalle
    [ruby] die meisten Rubine
    [diamond] die meisten Diamanten
   *[gold] das meiste Gold
}, ohne Gleichstand
mission-clean_hands = Saubere Hände
mission-clean_hands-text = beende das Spiel ohne einen einzigen Stein
mission-collector = Sammler
mission-collector-text = besitze Sätze mit Punkten in { $sets } Schatzarten
mission-full_forge = Volle Schmiede
mission-full_forge-text = besitze Kessel, Figur und Messer
mission-treasury = Schatzkammer
mission-treasury-text = besitze mindestens { $coins } in Münzen
mission-traveller = Weltenbummler
mission-traveller-text = besitze Plättchen aus mindestens { $mines } Minen
mission-new_lands = Neue Länder
mission-new_lands-text = besitze Plättchen aus { $mines } der Minen G–J
mission-gem_pair = Edelsteinpaar
mission-gem_pair-text = besitze mindestens { $gems } Rubine und { $gems } Diamanten

# Chancenkarten
chance-new_hope = Neue Hoffnung
chance-new_hope-text = würfle noch einmal; der zweite Wurf gilt
chance-gold_nugget = Gold
chance-gold_nugget-text = ersetzt ein Goldplättchen
chance-pink_diamond = Rosa Diamant
chance-pink_diamond-text = { $coins } Münzen sofort und ersetzt einen Diamanten
chance-crystal_bonus = Kristallprämie
chance-gold_bonus = Goldprämie
chance-bronze_bonus = Bronzeprämie
chance-papyrus_bonus = Papyrusprämie
chance-ruby_bonus = Rubinprämie
chance-diamond_bonus = Diamantprämie
chance-bonus-text = 1 Pkt für { $kind ->
    [bronze] jedes deiner Bronzestücke
    [papyrus] jeden deiner Papyri
    [crystal] jeden deiner Kristalle
    [ruby] jeden deiner Rubine
    [diamond] jeden deiner Diamanten
   *[gold] jedes deiner Goldplättchen
}
chance-lantern = Laterne
chance-lantern-text = verschiebe deinen Wurf um 1 nach oben oder unten
chance-two_trails = Zwei Fährten
chance-two_trails-text = würfle zweimal und nimm den Wurf, der dir gefällt
chance-spare_pick = Ersatzhacke
chance-spare_pick-text = grabe in diesem Zug noch einmal
chance-lucky_guess = Glückstipp
chance-lucky_guess-text = rate deinen Wurf; ein Treffer bringt { $coins } Münzen
chance-gold_vein = Goldader
chance-gold_vein-text = lege eine { $coin }er-Münze auf ein Plättchen; wer es ausgräbt, bekommt sie
chance-danger_zone = Gefahrenzone
chance-danger_zone-text = lege je eine { $coin }er-Münze auf höchstens { $count } Steine
chance-purse = Geldbeutel
chance-purse-text = du bekommst { $coins } Münzen
chance-papyrus_dealer = Papyrushändler
chance-papyrus_dealer-text = { $coins } Münze für jeden deiner Papyri
chance-tidy_up = Aufräumen
chance-tidy_up-text = einer deiner Steine kommt zurück in die Schachtel
chance-tribute = Tribut
chance-tribute-text = von allen mit Münzen bekommst du { $coins }
chance-lucky_roll = Glückswurf
chance-lucky_roll-text = würfle und nimm so viele Münzen wie Augen
chance-diamond_market = Diamantenmarkt
chance-diamond_market-text = { $coins } Münzen für jeden deiner Diamanten
