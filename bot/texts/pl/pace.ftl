# Tempo gry
minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
pace-live = na żywo
pace-evening = na jeden wieczór
pace-daily = codziennie
pace-relaxed = bez pośpiechu
pace-named = { $pace }, { $clock } na turę
pace-typed = { $clock } na turę
refuse-bad_clock = Na turę może być od { $least } do 59 minut („3 min”), od 1 do { $hours } godzin („8 h”) albo „bez limitu”.

# Na żywo: czas minął
log-still = ⏰ { $who }: czas minął.
still-there = { $who }, jesteś tam? Zagraj teraz; { $deadline } tę turę zagra automat.
btn-here = Jestem

# Weekendy
table-weekends = Weekendy są wolne
btn-weekends-yes = Weekendy wolne
btn-weekends-no = Weekendy jak inne dni

# Nieobecność do dnia
btn-absence = Nie będzie mnie…
absence-title = Do kiedy Cię nie będzie? Wrócić możesz zawsze wcześniej, jednym naciśnięciem.
absence-choose-automat = Gra za mnie automat do…
absence-choose-pause = Stół na mnie czeka do… (zgodzić muszą się pozostali)
date = { $weekday ->
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
    [6] sobota
   *[7] niedziela
}, { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
absence-day = { $date } (za { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
})
absence-alone = Wracasz: { $date }. Wrócić możesz też wcześniej, w każdej chwili.
absence-set = Gra za Ciebie automat. Wracasz: { $date }. Wrócić możesz też wcześniej, w każdej chwili.
pause-asked = Pytanie poszło do pozostałych. Gdy zgodzą się wszyscy, stół na Ciebie poczeka. Wracasz: { $date }.
pause-on = Stół czeka. Koniec pauzy: { $date }. Zegar stoi; grać można i tak.
pause-open = { $who } prosi, żeby stół poczekał do { $day }. { $voters }: zgoda?
pause-you = { $who } prosi, żeby stół poczekał do { $day }. Zgadzasz się?
pause-not-yours = { $who } wróci { $day }, a do tego czasu stół czeka. Twojej zgody na to nie było, więc możesz tę pauzę zakończyć.
pause-ended = Koniec pauzy; zegar znów idzie.
btn-agree-pause = Poczekajmy
btn-decline-pause = Nie czekajmy
btn-end-pause = Nie czekajmy dłużej
log-away_until = { $who } wróci { $day }; do tego czasu gra automat ({ $automat }).
log-away_alone = { $day ->
    [none] { $who } ma przerwę, a nikogo innego tu nie ma, więc stół odpoczywa. Gra ruszy, gdy ktoś wróci.
   *[other] { $who } wróci { $day }, a nikogo innego tu nie ma, więc stół odpoczywa. Gra ruszy, gdy ktoś wróci.
}
log-returned = { $who } znów gra: minął czas nieobecności.
log-ask_pause = { $who } prosi, żeby stół poczekał do { $day }.
log-agree_pause = { $who } zgadza się poczekać.
log-no_pause = { $who }: bez pauzy, gramy dalej.
log-pause = Stół czeka: { $who } wróci { $day }. Do tego czasu zegar stoi.
log-end_pause = { $who } nie chce czekać: koniec pauzy, zegar znów idzie.
log-pause_over = Miejsce, na które czekał stół, jest już w innych rękach: koniec pauzy, zegar znów idzie.
log-pause_expired = { $who } prosi o pauzę, ale na czas nie odpowiedzieli wszyscy: pauzy nie będzie.
refuse-bad_away = Podaj dzień od jutra, najdalej za { $most } dni.
refuse-bad_date = „{ $part }” to nie dzień. Wpisz go na przykład tak: 24 grudnia, 24.12., piątek, jutro, za 3 dni, 2 tygodnie.
refuse-wait_without_day = „{ cmd-settings-wait }” mówi, że stół ma na Ciebie poczekać, ale nie wiadomo, do kiedy. Podaj też „{ cmd-settings-away }”.
refuse-bad_pause = Wszystkie pauzy jednej gry to razem najwyżej 30 dni; zostało pełnych dni: { $most }. Wybierz wcześniejszy dzień albo zostaw miejsce automatowi.
refuse-pause_asked = To pytanie już jest: pozostali jeszcze na nie nie odpowiedzieli.
refuse-paused_already = Stół już czeka, koniec { $deadline }.
refuse-not_paused = Stół na nikogo nie czeka; zegar idzie.
refuse-agreed_to_pause = Na tę pauzę jest Twoja zgoda; jej koniec { $deadline }. Wcześniej może ją zakończyć tylko ten, kto o nią prosi. Grać można i tak.

# Przypomnienia
log-reminder-minute = ⏰ Została minuta: teraz Twoja tura.
log-next = Zaraz Twoja kolej: gra osoba, która siedzi przed Tobą.
btn-no-reminders = Nie przypominaj w tej turze
reminders-stopped = Dobrze, do końca tej tury nic już nie przypomnę.
btn-next_up-yes = Uprzedzaj mnie o turze
btn-next_up-no = Nie uprzedzaj mnie o turze

# Stoły, przy których nikt nie gra
log-cancel-unjoined = Stół zamknięty: długo nikt się nie dosiadał. Nowy otworzy `/{ cmd-group } { cmd-new }`.
log-rest = ⏸️ Od 30 dni nikt nic nie zagrał, więc gra odpoczywa. Nic nie przepada: każda osoba z tego stołu może ją obudzić.
log-wake = { $who } budzi grę. Gramy dalej!
log-lost = ⏸️ Nie można znaleźć kanału tej gry, więc gra odpoczywa. Nic nie przepada. Gdy kanał wróci, gra ruszy sama. Osoba prowadząca stół albo moderacja może ją też przenieść: na innym kanale tego serwera wystarczy wpisać `/{ ask-tables } { ask-tables-here }`.
log-found = Kanał się odnalazł. Gramy dalej!
log-moved = { $who } przenosi tu stół z kanału { $where }.
moved-to = ➡️ Stół stoi teraz na kanale { $where }.
table-resting = ⏸️ Ta gra odpoczywa. Nic nie przepadło: każda osoba z tego stołu może ją obudzić.
btn-wake = Gramy dalej
refuse-resting = Ta gra odpoczywa. Naciśnij „{ btn-wake }” albo „{ btn-play }”, a obudzisz ją.
refuse-not_resting = Ta gra nie odpoczywa.

# Polecenia
cmd-new-pace = tempo
cmd-new-pace-desc = Ile czasu jest na turę: wybierz albo wpisz, na przykład 8 h
cmd-new-weekends = weekendy
cmd-new-weekends-desc = Czy zegar stoi w sobotę i niedzielę
cmd-settings-pace = tempo
cmd-settings-pace-desc = Stół: ile czasu jest na turę; wybierz albo wpisz, na przykład 8 h (osoba prowadząca)
cmd-settings-weekends = weekendy
cmd-settings-weekends-desc = Stół: czy zegar stoi w sobotę i niedzielę (osoba prowadząca)
cmd-settings-next_up = uprzedzaj
cmd-settings-next_up-desc = Ty: wiadomość, gdy gra osoba przed Tobą
cmd-settings-away = wracam
cmd-settings-away-desc = Ty: którego dnia wracasz; do tego czasu gra automat
cmd-settings-wait = czekajcie
cmd-settings-wait-desc = Ty: zamiast automatu niech stół poczeka, jeśli wszyscy się zgodzą
