# Counted things. Other texts refer to these, so each is declined in one place.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# Lists
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
several = { $what } ×{ $count }

# Small words
yes = yes
no = no
somebody = somebody else
language-pl = Polish
language-en = English
language-de = German
clock-none = no limit
