# Przewaga w tej jednostce, w której liczy ją doradca
lead = { $points } punktu

# Dlaczego ruch jest dobry albo co przemawia przeciw niemu. Gdy zależy to od kostki, przed tym stoją liczby: why-on.
x-set-of = { $kind ->
    [gold] złota
    [bronze] wyrobów z brązu
    [papyrus] papirusów
    [crystal] kryształów
    [ruby] rubinów
    [diamond] diamentów
   *[stone] kamieni
}
x-one-of = { $kind ->
    [gold] złoto
    [bronze] wyrób z brązu
    [papyrus] papirus
    [crystal] kryształ
    [ruby] rubin
    [diamond] diament
   *[stone] kamień
}
x-tiles-gen = { $tiles ->
    [one] { $tiles } kafelka
   *[other] { $tiles } kafelków
}
x-coins-acc = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
why-on = przy { $rolls }: { $why }
why-mission_odds = { points }; udaje się w około { $percent } na 100 gier
why-completes = zamyka zestaw { x-set-of }: { points }
why-grows = zestaw { x-set-of } rośnie do { x-tiles-gen }: { points } więcej
why-nearer = kolejny kafelek do zestawu { x-set-of }; { $lacking ->
    [one] jeszcze jeden
   *[other] jeszcze { $lacking }
} i jest { points }
why-forms = sagan, posążek i nóż razem: { points }
why-pack = pełny pakiet wolnych skarbów: { points }
why-bonus = { points } dzięki karcie „{ $card }”
why-coins = { coins }
why-card = karta szansy
why-stone = kamień
why-stone_costs = kamień, a to już { $stones }: { points } mniej
why-no_stone = żaden rzut nie daje kamienia
why-mission = spełnia Twoją misję: { points }
why-leads = najwięcej { x-set-of } ze wszystkich, jak chce Twoja misja: { points }, jeśli tak zostanie
why-toward = przybliża do misji „{ $mission }”: { points }
why-spoils = psuje Twoją misję: { points }
why-ends_ahead = kończy grę, póki prowadzisz: { $own } do { $best }, o ile widać na stole
why-ends_level = kończy grę remisem: { $own } do { $best }, o ile widać na stole
why-ends_behind = kończy grę, gdy przegrywasz: { $own } do { $best }, o ile widać na stole
why-denies = zgarnia { x-one-of } sprzed nosa ({ $who }: { points })
why-two_rolls = lepszy z dwóch rzutów
why-two_digs = kopiesz w tej turze dwa razy
why-better = { $better ->
    [0] żaden rzut nie dałby więcej
    [one] { $better } rzut z { $faces } dałby więcej
    [few] { $better } rzuty z { $faces } dałyby więcej
   *[other] { $better } rzutów z { $faces } dałoby więcej
}
why-keeps = „{ $card }” zostaje na później
why-spends = zużywa kartę „{ $card }”
why-no_coins = żadnych monet
why-guess = { coins } przy jednej liczbie z { $faces }; każda jest równie dobra
why-guess_lantern = { coins }, z latarnią także przy liczbach obok
why-in_reach = następna osoba może od razu zgarnąć { x-coins-acc }
why-out_of_reach = żaden rzut następnej osoby tam nie sięga
why-suits = { $tile }: nikomu nie przyda się tak jak Tobie
why-enough = kolejna moneta pomogłaby raczej innym

# Co kosztowało najwięcej w całej partii
why-leak_mission = misja „{ $mission }” niespełniona: { points } mniej
why-leak_sets = zestawy, którym zabrakło jednego kafelka: { $sets }, razem { points }; najbardziej szkoda { x-set-of } (jest { $tiles }): { $most } pkt
why-leak_stones = kamienie: { $stones }, a to { points } mniej
why-leak_cards = karty, które zostały na ręce: { $cards } (choćby „{ $card }”), warte mniej więcej { points }
