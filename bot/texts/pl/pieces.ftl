# x-… to formy przypadków, których potrzebuje tylko ten język.
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
x-cards-acc = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
x-players-loc = { $players ->
    [one] { $players } graczu
   *[other] { $players } graczach
}
games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}

# Wyliczenia
list-and = { $rest } i { $last }
list-or = { $rest } albo { $last }
several = { $what } ×{ $count }

# Drobne słowa
yes = tak
no = nie
somebody = ktoś inny
language-pl = polski
language-en = angielski
language-de = niemiecki
clock-none = bez limitu
