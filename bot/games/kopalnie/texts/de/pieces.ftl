# Gezähltes: andere Texte beziehen sich darauf, so wird an einer Stelle gebeugt.
coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}

# Beschriftungen
mission = { $name } ({ points })
place = Platz { $number }: { $tile }
