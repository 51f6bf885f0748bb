# Rzeczy policzalne: inne teksty się do nich odwołują, więc odmiana jest w jednym miejscu.
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}

# Podpisy
mission = { $name } ({ points })
place = miejsce { $number }: { $tile }
