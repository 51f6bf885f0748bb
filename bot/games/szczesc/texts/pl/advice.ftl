# Przewaga w tej jednostce, w której liczy ją doradca
lead = { $points } punktu

# Dlaczego ruch jest dobry albo co przemawia przeciw niemu
x-by-transport = { $transport ->
    [H] wózkiem
    [W] furmanką
    [C] samochodem
   *[L] parowozem
}
x-for-transport = { $transport ->
    [H] na wózek
    [W] na furmankę
    [C] na samochód
   *[L] na parowóz
}
x-squares-gen = { $squares ->
    [one] { $squares } pola
   *[other] { $squares } pól
}
why-delivers = wysyła { x-by-transport } { orders }: { points } od razu
why-penalty = { points } kary mniej na koniec za { $orders ->
    [one] oczekujące zamówienie
   *[other] oczekujące zamówienia
}
why-completes = kończy { orders } { x-for-transport }: { points } przy wysyłce
why-leads = prowadzenie w kategorii „{ $category }”, { $own } do { $best }: { points } na koniec szychty { $shift }
why-ties = remis w kategorii „{ $category }”, { $own } do { $best }: { points } na koniec szychty { $shift }
why-second = drugie miejsce w kategorii „{ $category }”, { $own } do { $best }: { points } na koniec szychty { $shift }
why-holds = utrzymuje prowadzenie w kategorii „{ $category }”, { $own } do { $best }: { points } na koniec szychty { $shift }
why-unsure = { $why }, o ile widać na stole
why-fills = zapełnia { squares } ({ orders })
why-lifts = wydobywa węgiel, na który czekają zamówienia: { $cubes }
why-empties = opróżnia wagoniki: { $cubes }
why-coal = chodnik { $tile }: węgiel, na który czekają zamówienia ({ $cubes })
why-tile = chodnik { $tile }: { $carts ->
    [one] jeszcze jeden wagonik ({ $colour })
    [few] jeszcze { $carts } wagoniki ({ $colour })
   *[other] jeszcze { $carts } wagoników ({ $colour })
}
why-order = zamówienie { $card } da { points }; { $covered ->
    [0] węgla na nie jeszcze nie ma
   *[other] węgiel już jest dla { $covered } z { x-squares-gen }
}
why-together = zamówienie { $card } pojedzie razem z innymi zamówieniami { x-for-transport } ({ $orders })
why-declines = { $what ->
    [tiles] żaden z tych żetonów nie jest teraz wart swojej ceny
   *[orders] żadnego z tych zamówień nie uda się zrealizować na czas
}
why-looks = { $what ->
    [tiles] wybór ze stosu, żetonów do obejrzenia: { $count }
   *[orders] wybór ze stosu, kart do obejrzenia: { $count }
}
why-money_for = { marks }: starczy na chodnik ({ $tile }) za { $price }
why-money = { marks }
why-balances = zbliża szyb do równowagi ({ $light } : { $dark }): { points } kary mniej
why-unbalances = wytrąca szyb z równowagi ({ $light } : { $dark }): { points } kary
why-saves = oszczędza { x-miners-acc }: każde inne miejsce, które by się nadało, kosztuje więcej
why-crowded = zajmuje { x-miners-acc }
why-starts = najwięcej górników w warsztatach ({ $own } do { $best }): szychtę { $shift } zaczniesz Ty

# Co kosztowało najwięcej w całej partii
why-leak_idle_mining = wydobycie, z którego nic nie było: tury { $turns }, górnicy { $miners }; tylu górników dawało przy tym stole mniej więcej { points }
why-leak_unused_steps = niewykorzystane kroki wydobycia: { $unused } z { $steps }; górnicy wysłani po nie daliby gdzie indziej mniej więcej { points }
why-leak_bank = cechownia zamiast roboty, tury: { $turns }; ci górnicy daliby gdzie indziej mniej więcej { points } więcej
why-leak_orders = zamówienia, które nie wyjechały: { $orders } (gotowe: { $complete }, wszystkie warte { $printed } pkt); strata mniej więcej { points }
why-leak_by_one = przewagi przegrane o jeden: { $majorities }, razem { points }; najdroższa: { $category } (szychta { $shift }, { $own } do { $best }, { $most } pkt)
why-leak_balance = szyb przechylony, jasna { $light } : { $dark } ciemna: { points } kary
