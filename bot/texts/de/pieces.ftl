# x-… sind Fälle, die nur diese Sprache braucht.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
x-points-dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}

# Aufzählungen
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
several = { $what } ×{ $count }

# Kleine Wörter
yes = ja
no = nein
somebody = jemand anderes
language-pl = Polnisch
language-en = Englisch
language-de = Deutsch
clock-none = unbegrenzt
