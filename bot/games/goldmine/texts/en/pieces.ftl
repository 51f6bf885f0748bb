# Counted things and names
nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
shape = { $shape ->
    [L] curve
    [T] tee
    [X] crossing
    [E] dead end
    [D] two curves
    [B] bridge
    [J] straight beside a stub
    [Y] tee beside a stub
    [H] caved-in straight
    [Z] caved-in crossing
    [O] cavern
   *[I] straight
}
tile = { $kind ->
    [chamber] chamber, { shape }
   *[tunnel] { shape }
}{ $mark ->
    [passage] , secret passage
    [mud] , mud
   *[plain] { "" }
}
place = { $cell }
place-tunnel = { $cell } ({ $sides })
place-entrance = entrance
