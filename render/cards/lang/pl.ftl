# Karta wyniku
card-turns = { $count } { $count ->
    [one] tura
    [few] tury
   *[many] tur
}
card-wins = Wygrywa
card-share = Wspólne zwycięstwo
card-swing = Największy zwrot: tura { $turn }
card-chance = szansa { $before }% → { $after }%

# Statystyki
card-statistics = Statystyki
card-games = gry: { $games } · wygrane: { $wins }
card-rating = Ranking w czasie
card-no-rating = Ranking zaczyna się od gry trzech osób.
card-opponents = Bilans z rywalami
card-no-opponents = Jeszcze nikogo.
card-somebody = ktoś

# Wyróżnienia: Szczęść Boże
award-szczesc-delivered-H = Mistrz wózka: wysłane zamówienia
award-szczesc-delivered-W = Na furmance: wysłane zamówienia
award-szczesc-delivered-C = Za kierownicą: wysłane zamówienia
award-szczesc-delivered-L = Pod parą: wysłane zamówienia
award-szczesc-colour-Y = Żółty węgiel: punkty za przewagi
award-szczesc-colour-B = Brązowy węgiel: punkty za przewagi
award-szczesc-colour-G = Szary węgiel: punkty za przewagi
award-szczesc-colour-K = Czarne złoto: punkty za przewagi
award-szczesc-empty-Y = Puste żółte wagoniki: punkty
award-szczesc-empty-B = Puste brązowe wagoniki: punkty
award-szczesc-empty-G = Puste szare wagoniki: punkty
award-szczesc-empty-K = Puste czarne wagoniki: punkty
award-szczesc-marks = Pełna kasa: punkty za marki
award-szczesc-cubes = Zapas na zimę: punkty za węgiel

# Wyróżnienia: Kopalnie skarbów
award-kopalnie-gold = Gorączka złota: punkty
award-kopalnie-bronze = Epoka brązu: punkty
award-kopalnie-papyrus = Mól papirusowy: punkty
award-kopalnie-crystal = Kryształowa kolekcja: punkty
award-kopalnie-ruby = Rubinowe oko: punkty
award-kopalnie-diamond = Diamentowa ręka: punkty
award-kopalnie-coins = Brzęcząca sakiewka: monety
award-kopalnie-mission = Misja wykonana: punkty
award-kopalnie-chance = Łut szczęścia: punkty
award-kopalnie-free = Wszystko się przyda: punkty

# Wyróżnienia: Niemcy
award-niemcy-routes = Budowa sieci: punkty za połączenia
award-niemcy-connections = Węzeł kolejowy: połączenia
award-niemcy-tickets-done = Punktualność: zrealizowane bilety
award-niemcy-tickets = Komplet biletów: punkty
award-niemcy-globetrotter = Globtroter: punkty
award-niemcy-passengers-R = Czerwoni pasażerowie
award-niemcy-passengers-K = Czarni pasażerowie
award-niemcy-passengers-G = Zieloni pasażerowie
award-niemcy-passengers-Y = Żółci pasażerowie
award-niemcy-passengers-B = Niebiescy pasażerowie
award-niemcy-passengers-W = Biali pasażerowie

# Wyróżnienia: Gold Mine
award-goldmine-nuggets = Ciężki plecak: samorodki
award-goldmine-gold-challenges = W gotowości do pojedynku: wyzwania o złoto
award-goldmine-bat-challenges = Przyjaciel nietoperzy: wyzwania
