# Gezähltes und Namen
nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
tiles = { $tiles } Plättchen
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
rolls = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}
shape = { $shape ->
    [L] Kurve
    [T] Abzweigung
    [X] Kreuzung
    [E] Sackgasse
    [D] zwei Kurven
    [B] Brücke
    [J] Gerade neben Stumpf
    [Y] Abzweigung neben Stumpf
    [H] eingestürzte Gerade
    [Z] eingestürzte Kreuzung
    [O] Höhle
   *[I] Gerade
}
tile = { $kind ->
    [chamber] Kammer, { shape }
   *[tunnel] { shape }
}{ $mark ->
    [passage] , Geheimgang
    [mud] , Schlamm
   *[plain] { "" }
}
place = { $cell }
place-tunnel = { $cell } ({ $sides })
place-entrance = Eingang
