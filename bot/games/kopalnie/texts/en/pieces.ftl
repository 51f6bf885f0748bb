# Counted things. Other texts refer to these, so each is declined in one place.
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}

# Labels
mission = { $name } ({ points })
place = place { $number }: { $tile }
