# Rzeczy i ich odmiana
colour = { $colour ->
    [P] fioletowy
    [B] niebieski
    [O] pomarańczowy
    [Y] żółty
    [W] biały
    [G] zielony
    [K] czarny
    [X] szary
   *[R] czerwony
}
card = { $colour ->
    [P] fioletowa
    [B] niebieska
    [O] pomarańczowa
    [Y] żółta
    [W] biała
    [G] zielona
    [K] czarna
    [L] lokomotywa
   *[R] czerwona
}
drawn = { $colour ->
    [P] fioletową
    [B] niebieską
    [O] pomarańczową
    [Y] żółtą
    [W] białą
    [G] zieloną
    [K] czarną
    [L] lokomotywę
    [blind] kartę w ciemno
   *[R] czerwoną
}
track = { $route }, nitka { $colour ->
    [P] fioletowa
    [B] niebieska
    [O] pomarańczowa
    [Y] żółta
    [W] biała
    [G] zielona
    [K] czarna
   *[R] czerwona
}
cars = { $cars ->
    [one] { $cars } wagonik
    [few] { $cars } wagoniki
   *[many] { $cars } wagoników
}
tickets = { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}
passengers = { $passengers ->
    [one] { $passengers } pasażer
    [few] { $passengers } pasażerów
   *[many] { $passengers } pasażerów
}
routes = { $routes ->
    [one] { $routes } połączenie
    [few] { $routes } połączenia
   *[many] { $routes } połączeń
}
turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
mix = krótkie { $short } + długie { $long }
ticket = { $from }–{ $to } ({ $value })
passenger-at = { colour } ({ $place })
card-any = dowolna w jednym kolorze
can-draw = dobrać karty
can-claim = utworzyć połączenie
can-tickets = wziąć bilety
