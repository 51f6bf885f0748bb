# Policzone rzeczy i nazwy
nuggets = { $nuggets ->
    [one] { $nuggets } samorodek
    [few] { $nuggets } samorodki
   *[many] { $nuggets } samorodków
}
x-nuggets-gen = { $nuggets ->
    [one] { $nuggets } samorodka
    [few] { $nuggets } samorodków
   *[many] { $nuggets } samorodków
}
tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
x-tiles-gen = { $tiles ->
    [one] { $tiles } kafelka
    [few] { $tiles } kafelków
   *[many] { $tiles } kafelków
}
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
x-steps-gen = { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroków
   *[many] { $steps } kroków
}
rolls = { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
   *[many] { $rolls } rzutów
}
shape = { $shape ->
    [L] zakręt
    [T] rozwidlenie
    [X] skrzyżowanie
    [E] ślepy korytarz
    [D] dwa zakręty
    [B] most
    [J] prosty i ślepy obok
    [Y] rozwidlenie i ślepy obok
    [H] zawalony korytarz
    [Z] zawalone skrzyżowanie
    [O] grota
   *[I] prosty korytarz
}
tile = { $kind ->
    [chamber] komora, { shape }
   *[tunnel] { shape }
}{ $mark ->
    [passage] , sekretne przejście
    [mud] , błoto
   *[plain] { "" }
}
place = { $cell }
place-tunnel = { $cell } ({ $sides })
place-entrance = wejście
