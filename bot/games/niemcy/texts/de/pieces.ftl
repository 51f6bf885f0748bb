# Dinge und ihre Mehrzahl
colour = { $colour ->
    [P] lila
    [B] blau
    [O] orange
    [Y] gelb
    [W] weiß
    [G] grün
    [K] schwarz
    [X] grau
   *[R] rot
}
card = { $colour ->
    [P] Lila
    [B] Blau
    [O] Orange
    [Y] Gelb
    [W] Weiß
    [G] Grün
    [K] Schwarz
    [L] Lokomotive
   *[R] Rot
}
drawn = { $colour ->
    [P] eine lila Karte
    [B] eine blaue Karte
    [O] eine orange Karte
    [Y] eine gelbe Karte
    [W] eine weiße Karte
    [G] eine grüne Karte
    [K] eine schwarze Karte
    [L] eine Lokomotive
    [blind] eine Karte vom Stapel
   *[R] eine rote Karte
}
track = { $route }, Gleis { colour }
cars = { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}
tickets = { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}
passengers = { $passengers ->
    [one] { $passengers } Passagier
   *[other] { $passengers } Passagiere
}
routes = { $routes ->
    [one] { $routes } Strecke
   *[other] { $routes } Strecken
}
turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
mix = { $short } kurze + { $long } lange
ticket = { $from }–{ $to } ({ $value })
passenger-at = { colour } ({ $place })
card-any = eine beliebige Farbe
can-draw = Karten ziehen
can-claim = eine Strecke bauen
can-tickets = Zielkarten ziehen
