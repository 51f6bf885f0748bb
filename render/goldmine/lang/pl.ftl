# Nagłówek
gold-title = Gold Mine
gold-deciding = Decyduje: { $name }
gold-tiles-left = w worku
gold-of-them-gold = ze złotem
gold-laid-so-far = położone
gold-build-first = Budowa kopalni
gold-laid = kafelek: { $cell }
gold-kind-chamber = złota komora
gold-kind-cavern = grota
gold-kind-tunnel = korytarz
gold-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
gold-through = przez przejście
gold-stays = zostaje
gold-passes = pasuje
gold-no-way = nie ma dokąd iść
gold-nothing-fits = nic nie pasuje
gold-go-in = Wchodzimy do kopalni!
gold-of = { $count } z { $target }
gold-gives = oddaje { $count }
gold-takes = bierze { $count }
gold-against-gold = złoto: { $name }
gold-against-bat = nietoperze: { $name }
gold-won = wygrana { $score }
gold-lost = przegrana { $score }

# Wyzwanie
gold-challenges = wyzwanie
gold-defends = obrona
gold-tie = remis
gold-drive = nietoperze pędzą do { $steps } { $steps ->
    [one] kroku
    [few] kroków
   *[many] kroków
}
gold-dropped = samorodek do komory { $cell }
gold-left-it = samorodek zostaje
gold-no-chamber = żadna komora nie jest wolna
gold-no-nugget = nie ma samorodka do odłożenia
gold-no-flight = nie ma dokąd uciec
gold-decides = zwycięska strona wybiera
gold-you = Ty
gold-rival = obrona
gold-challenge-gold = Wyzwanie złota
gold-challenge-bat = Wyzwanie nietoperzy
gold-if-won = wygrana
gold-if-lost = przegrana
gold-won-nugget = odkładasz cudzy samorodek
gold-won-walk = potem kostka, kroki i zbieranie
gold-lost-nugget = obrona odkłada Twój samorodek
gold-tokens-after = koniec tury, znaczniki: { $count }
gold-won-drive = kostka i przepędzasz
gold-lost-drive = kostka i uciekasz
gold-home-after = rzuty: { $now }, potem do { $then }

# Pytania
gold-own = złoto
gold-to-gold = do złota: kroki · rzuty
gold-to-home = do wejścia: kroki · rzuty
gold-bag = w worku · ze złotem
gold-entrance = wejście
gold-you-stand = Stoisz tu: { $place }
gold-move-title = Twoja tura: kopiesz, rzucasz czy pas?
gold-act-title = Co jeszcze?
gold-ask-collect = Samorodek leży u Twoich stóp: zbierasz?
gold-build-title = Budowa kopalni
gold-walk-title = { $steps ->
    [one] Jeden krok
    [few] Do { $steps } kroków
   *[many] Do { $steps } kroków
}
gold-ask-walk = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
} albo zostajesz: { $place }
gold-passage-title = Przez sekretne przejście
gold-ask-passage = { $count ->
    [one] { $count } wyjście
    [few] { $count } wyjścia
   *[many] { $count } wyjść
} albo zostajesz: { $place }
gold-chase-title = Przepędzasz: { $name }
gold-ask-chase = kroki: do { $steps } · rzuty do wejścia: teraz { $now }, pod numerem { $number }: { $far }
gold-drop-title = Dokąd trafi samorodek?
gold-ask-drop = { $count ->
    [one] { $count } pusta komora
    [few] { $count } puste komory
   *[many] { $count } pustych komór
} · najbliżej Ciebie: numer { $number } (rzuty: { $rolls })
gold-ask-lay = gdzie go położyć? { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
gold-lit-near = jasne: krok od Ciebie
gold-lit-building = jasne: krok od wejścia
gold-page = strona { $page }/{ $pages }
gold-turn-title = { $tile }, { $cell }: w którą stronę?
gold-joins = łączy: { $count }
gold-joins-stub = łączy: { $count } (ślepy)
gold-opens = otwiera: { $count }
gold-hand-title = Twoja ręka
gold-hand-of = Ręka: { $name }
gold-hand-cave = groty
gold-hand-passage = przejścia
gold-hand-mud = kałuże
gold-fits = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
gold-fits-nowhere = nigdzie nie pasuje
gold-passage-short = przejście
gold-mud-short = błoto

# Kafelki
gold-shape-I = prosty korytarz
gold-shape-L = zakręt
gold-shape-T = rozwidlenie
gold-shape-X = skrzyżowanie
gold-shape-E = ślepy korytarz
gold-shape-D = dwa zakręty
gold-shape-B = most
gold-shape-J = prosty i ślepy obok
gold-shape-Y = rozwidlenie i ślepy obok
gold-shape-H = zawalony korytarz
gold-shape-Z = zawalone skrzyżowanie
gold-shape-O = grota
gold-tile-chamber = komora, { $shape }
gold-tile-passage = , sekretne przejście
gold-tile-mud = , błoto

# Wynik
gold-wins = Wygrywa { $name }!
gold-team-wins = Wygrywają { $names }!
gold-share = Wspólna wygrana: { $names }
gold-and = { $first } i { $second }
gold-winners = wygrywa: { $names }
gold-target = potrzeba samorodków: { $target }
gold-home-with = przy wejściu, złoto: { $count } z { $target }
gold-home-together = oboje przy wejściu, razem { $count } z { $target }
gold-chased-home = do wejścia zagoniły nietoperze
gold-went-quiet = { $rounds ->
    [one] { $rounds } cicha runda
    [few] { $rounds } ciche rundy
   *[many] { $rounds } cichych rund
}: w kopalni panuje cisza
gold-quiet-scores = złoto { $scores }, potrzeba { $target }
gold-scores = złoto: { $scores }
gold-rounds = rundy
gold-tiles-laid = kafelki
gold-left-lying = zostało złota
gold-shut-in = zamurowane

# Opisy
alt-gold-header = { $turn }. Kafelki w worku { $tiles }, ze złotem { $chambers }. Potrzeba { $target }.
alt-gold-laid = Budowa: położone kafelki { $laid } z { $of }.
alt-gold-window = Kopalnia, od { $from } do { $to }
alt-gold-nuggets = Złoto leży
alt-gold-last-tile = Ostatni kafelek: { $cell }, { $tile }
alt-gold-player = { $name } ({ $colour }): { $place }, złoto { $gold }, znaczniki złota { $tokens }, nietoperzy { $bats }; do złota { $near }, do wejścia { $home }
alt-gold-team = Drużyna { $names }: razem { $gold } z { $target }
alt-gold-no-way = nie ma drogi
alt-gold-rolls = rzuty { $rolls }
alt-gold-goes-on = Dolna część tego samego okna.
alt-gold-duel = { $kind ->
    [bat] Wyzwanie nietoperzy
   *[gold] Wyzwanie złota
}: { $name } i { $other }, kostki { $rolls }, wygrywa { $winner }.
alt-gold-odds = { $kind ->
    [bat] Wyzwanie nietoperzy
   *[gold] Wyzwanie złota
}, obrona: { $name }. Szansa na wygraną { $chance }%.
alt-gold-hand = Na ręce: { $tiles }.
alt-gold-hand-of = { $name }, na ręce: { $tiles }.
alt-gold-to-lay = Do położenia: { $tile }.
alt-gold-cells = Pola z numerami
alt-gold-goals = { $name }, kroki: { $steps }. Cele z numerami
alt-gold-exits = Do wyboru, z numerami
alt-gold-result = Koniec: { $names }. Złoto po kolei: { $scores }. { $how ->
    [quiet] W kopalni panuje cisza.
    [chased] Do wejścia zagoniły nietoperze.
   *[home] Ruch kończy się przy wejściu.
}
alt-gold-grown = Położone kafelki: { $tiles }. Złoto: { $scores }.
