# Ergebniskarte
card-turns = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
card-wins = Sieg
card-share = Geteilter Sieg
card-swing = Größte Wende: Zug { $turn }
card-chance = Chance { $before }{"\u00A0"}% → { $after }{"\u00A0"}%

# Statistik
card-statistics = Statistik
card-games = Partien: { $games } · Siege: { $wins }
card-rating = Wertungszahl im Lauf der Zeit
card-no-rating = Gewertet wird ab drei Personen.
card-opponents = Bilanz
card-no-opponents = Noch niemand.
card-somebody = jemand

# Auszeichnungen: Szczęść Boże
award-szczesc-delivered-H = Am Handkarren: gelieferte Aufträge
award-szczesc-delivered-W = Auf dem Kutschbock: gelieferte Aufträge
award-szczesc-delivered-C = Am Steuer: gelieferte Aufträge
award-szczesc-delivered-L = Unter Dampf: gelieferte Aufträge
award-szczesc-colour-Y = Gelbe Kohle: Punkte für Mehrheiten
award-szczesc-colour-B = Braune Kohle: Punkte für Mehrheiten
award-szczesc-colour-G = Graue Kohle: Punkte für Mehrheiten
award-szczesc-colour-K = Schwarzes Gold: Punkte für Mehrheiten
award-szczesc-empty-Y = Leere gelbe Loren: Punkte
award-szczesc-empty-B = Leere braune Loren: Punkte
award-szczesc-empty-G = Leere graue Loren: Punkte
award-szczesc-empty-K = Leere schwarze Loren: Punkte
award-szczesc-marks = Volle Kasse: Punkte für Mark
award-szczesc-cubes = Vorrat für den Winter: Punkte

# Auszeichnungen: Kopalnie skarbów
award-kopalnie-gold = Goldrausch: Punkte
award-kopalnie-bronze = Bronzezeit: Punkte
award-kopalnie-papyrus = Bücherwurm: Papyruspunkte
award-kopalnie-crystal = Kristallklar: Punkte
award-kopalnie-ruby = Rubinauge: Punkte
award-kopalnie-diamond = Diamantenhand: Punkte
award-kopalnie-coins = Klimpernder Beutel: Münzen
award-kopalnie-mission = Auftrag erfüllt: Punkte
award-kopalnie-chance = Glücksgriff: Punkte
award-kopalnie-free = Nichts verschwendet: Punkte

# Auszeichnungen: Niemcy
award-niemcy-routes = Streckenbau: Punkte für Verbindungen
award-niemcy-connections = Bahnknoten: Verbindungen
award-niemcy-tickets-done = Pünktlich: erfüllte Zielkarten
award-niemcy-tickets = Alle Fahrscheine: Punkte
award-niemcy-globetrotter = Globetrotter: Punkte
award-niemcy-passengers-R = Rote Passagiere
award-niemcy-passengers-K = Schwarze Passagiere
award-niemcy-passengers-G = Grüne Passagiere
award-niemcy-passengers-Y = Gelbe Passagiere
award-niemcy-passengers-B = Blaue Passagiere
award-niemcy-passengers-W = Weiße Passagiere

# Auszeichnungen: Gold Mine
award-goldmine-nuggets = Schwerer Rucksack: Nuggets
award-goldmine-gold-challenges = Immer zum Duell bereit: Goldproben
award-goldmine-bat-challenges = Freund der Fledermäuse: Proben
