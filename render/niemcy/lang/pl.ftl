# Niemcy
rail-title = Niemcy
rail-country = { $place ->
    [CH] Szwajcaria
    [DK] Dania
    [FR] Francja
    [NL] Holandia
   *[AT] Austria
}
rail-colour = { $colour ->
    [P] fioletowy
    [B] niebieski
    [O] pomarańczowy
    [Y] żółty
    [W] biały
    [G] zielony
    [K] czarny
    [L] lokomotywa
    [X] szary
   *[R] czerwony
}
rail-cars = { $cars ->
    [one] { $cars } wagonik
    [few] { $cars } wagoniki
   *[many] { $cars } wagoników
}
rail-routes = { $routes ->
    [one] { $routes } połączenie
    [few] { $routes } połączenia
   *[many] { $routes } połączeń
}
rail-of = { $have } z { $needs }
rail-of-cars = { $cars } z { $left } wagoników

# Nagłówek
rail-fewest = najmniej wagoników
rail-stacks = { $stack ->
    [deck] w ciemno
    [discards] odrzucone
    [short] krótkie
   *[long] długie
}
rail-news = { $kind ->
    [draw] dobiera karty
    [tickets] bierze bilety
    [pass] pasuje
    [announce] Wszyscy zapowiadają bilety
    [choose] Wszyscy wybierają bilety
    [refresh] Trzy lokomotywy: nowe karty
    [shuffle] Nowa talia
    [one-card] Talia pusta: tylko jedna karta
    [deck-out] Talia pusta
   *[start] Pierwszy odjazd przed nami
}
rail-waiting = Jeszcze się zastanawia: { $count }
rail-announced = bierze bilety: krótkie { $short } + długie { $long }
rail-kept = zatrzymuje bilety: krótkie { $short } + długie { $long }
rail-paid = karty { $cards }
rail-closes = pozostałe nitki zamknięte
rail-last-round = Ostatnia runda
rail-turns-left = { $turns ->
    [1] Ostatnia tura
    [one] Jeszcze { $turns } tura
    [few] Jeszcze { $turns } tury
   *[many] Jeszcze { $turns } tur
}

# Gracze
rail-players = Gracze
rail-passengers = Pasażerowie
rail-bonus = pasażerowie +{ $points }
rail-points-note = pkt: tylko połączenia · jasne pole: premia za pasażerów, gdyby gra skończyła się teraz
rail-passengers-note = najwięcej +{ $first }, drugie miejsce +{ $second }, przy remisie każdy
rail-total = razem { $points }

# Karty, bilety, plan
rail-hand = Twoje karty
rail-only-you = tylko dla Ciebie
rail-hidden = Te karty i bilety widzi tylko { $name }
rail-any-colour = do każdego koloru
rail-plan = plan
rail-plan-title = Plan
rail-plan-done = Wszystkie bilety zrealizowane
rail-plan-none = Brak biletów do zaplanowania
rail-plan-unit = wagoników
rail-no-cards = nic nie brakuje
rail-grey = szare: { $count }
rail-tickets = Bilety
rail-tickets-sum = zrealizowane +{ $done } · reszta −{ $rest }
rail-no-tickets = Nie masz jeszcze biletów
rail-ticket-kind = { $kind ->
    [short] krótki
   *[long] długi
}
rail-done = zrealizowany
rail-missing = brakuje { $cars }
rail-only = masz tylko { $cars }
rail-cut = odcięty
rail-lost = −{ $points } pkt
rail-if-lost = gdy przepadnie
rail-payable = możesz teraz
rail-missing-cards = brakuje kart
rail-locomotives = lokomotywy: { $count }
rail-planned = { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
   *[many] { $tickets } biletów
}, { $points } pkt
rail-planned-of = { $tickets } z { $all } biletów, { $points } pkt

# Wybór
rail-choose = Wybierz bilety
rail-no-offer = Nie ma teraz biletów do wyboru
rail-plan-so-far = plan dotąd
rail-more-cars = { $cars ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}
rail-set = zestaw
rail-extra = + wag.
rail-left = zostaje
rail-gain = + / − pkt
rail-sets-note = zostaje: wagoniki po planie z tym zestawem · czerwone: za mało wagoników albo odcięty
rail-claim = Utwórz połączenie
rail-claim-note = czerwony numer: z Twojego planu
rail-claim-none = Na żadne wolne połączenie nie masz teraz kart
rail-claim-more = i jeszcze { $count }

# Wynik
rail-account = { $row ->
    [routes] połączenia
    [tickets] bilety
    [failed] niezrealiz.
    [globetrotter] Globtroter
    [passengers] pasażer.
   *[total] razem
}
rail-no-tickets-held = Bez biletów

# Objaśnienia
rail-legend-title = Jak czytać mapę
rail-legend = { $sign ->
    [free] wolne: karty czerwone (R) albo lokomotywy
    [grey] wolne: karty jednego dowolnego koloru
    [taken] zajęte: wagonik z symbolem gracza
    [closed] zamknięta nitka (2–3 graczy albo obok Twojej)
    [waiting] pasażer czeka: litera i kapelusz
    [nobody] nikt nie czeka
    [boarded] stąd zabrano pasażera
   *[country] kraj: ślepy zaułek, nigdy przejazd
}
rail-legend-points = pola → punkty
rail-legend-tickets = najwięcej biletów: +{ $points }
rail-legend-passengers = pasażerowie: +{ $first }, +{ $second }

# Opisy
alt-rail-header = { $turn }. Odkryte karty: { $cards }. Talia { $deck }, odrzucone { $discards }, bilety krótkie { $short }, długie { $long }. Najmniej wagoników: { $name }, { $cars }.
alt-rail-last-round = Ostatnia runda. Tury mają jeszcze: { $names }.
alt-rail-map = { $half ->
    [north] Północna
   *[south] Południowa
} połowa mapy. Połączenia: { $owners }. Zamknięte: { $closed }. Czekają: { $stations }.
alt-rail-player = { $name } ({ $colour }): punkty { $points }, wagoniki { $cars }, karty { $cards }, bilety { $short } krótkie i { $long } długie, pasażerowie { $passengers }
alt-rail-majority = { $colour }: { $shares }
alt-rail-hand = Twoje karty: { $cards }.
alt-rail-own = { $name }: wagoniki { $cars }, punkty { $points }
alt-rail-plan-cars = Plan: wagoniki { $needs } z { $cars }, w tym na szarych polach { $grey }
alt-rail-left-out = Bez planu: { $tickets }
alt-rail-ticket = { $from }–{ $to }, { $value }: { $state ->
    [done] zrealizowany
    [short] za mało wagoników
    [cut] odcięty
    [failed] niezrealizowany
   *[open] otwarty
}
alt-rail-plan = Plan: { $routes }. Wagoniki { $needs } z { $cars }. Brakuje kart: { $missing }.
alt-rail-claim = Możesz utworzyć, z numerami
alt-rail-offered = Bilety do wyboru, z numerami: { $tickets }.
alt-rail-sets = Zestawy i wagoniki do nich: { $sets }.
alt-rail-account = { $name }: połączenia { $routes }, bilety { $tickets }, niezrealizowane { $failed }, Globtroter { $globetrotter }, pasażerowie { $passengers }, razem { $points }
alt-rail-ways = Sieć: { $name }. Bilety: { $tickets }.
