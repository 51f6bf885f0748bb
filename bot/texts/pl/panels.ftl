# Przyciski
btn-play = Graj
btn-rules = Zasady
btn-how = Jak grać
btn-log = Dziennik
btn-back = Wróć
btn-undo = Cofnij
btn-ask-undo = Poproś o cofnięcie
btn-undo-uncounted = Cofnij (gra przestanie się liczyć)
btn-undo-step = ⟲ krok
btn-agree = Zgoda
btn-decline = Nie zgadzam się
btn-join = Siadam
btn-leave = Wstaję
btn-start = Zaczynamy
btn-take-back = Wracam do gry
btn-lend = Zastąp mnie…
btn-accept-seat = Zmiana miejsca: tak
btn-keep-seat = Zmiana miejsca: nie
btn-forget = Zapomnij o mnie…
btn-forget-me = Tak, zapomnij o mnie
btn-rematch = Rewanż
btn-replay = Powtórka
btn-record = Zapis
btn-back-table = Wróć do stołu
btn-back-turn = Wróć do swojego ruchu
btn-older = Starsze
btn-newer = Nowsze
btn-refresh = Pokaż, jak jest teraz

# Stół przed grą
table-seats = Miejsca: { $taken } z { $most }
table-seat = { $who } ({ $colour })
table-seat-automat = Automat: { $automat } ({ $colour })
seat-nameless = Osoba { $number }
table-settings = Tempo: { $clock } · Język: { $language }
table-seal = Pieczęć tasowania: `{ $seal }`
seat-red = czerwony, skrzyżowane młotki
seat-blue = niebieski, koło
seat-green = zielony, wieża
seat-white = biały, gwiazda
seat-pink = różowy, podkowa
seat-black = czarny, błyskawica
table-wait = Czekamy na graczy, potrzeba co najmniej { $least }.
table-ready = Osoba prowadząca stół może zacząć.
table-other-number = W tyle osób nie da się zagrać; możliwe liczby: { $numbers }.
table-closed = Ten stół jest zamknięty.
choose-automat = Automaty
automat-add = Dodaj: { $automat }
automat-dismiss = Odpraw: { $automat }
joined = Masz miejsce. Grę zaczyna osoba prowadząca stół.
word-counted = Twoje słowo współdecyduje o tasowaniu. W zapisie partii będzie jego SHA-256, więc po grze możesz to sprawdzić.
left = Miejsce przy stole jest znów wolne.

# Czyja tura
turn-deadline = Czas mija { $deadline }.

# Granie
choose-topic = Wybierz temat
decide-title = **Twoja tura.**
choose-action = Co robisz?
done-title = Gotowe. { $what }

# Oglądanie
none = brak
log-title = **Co się działo** · { $page } z { $pages }
log-empty = Jeszcze nic się nie wydarzyło.
stats-title = **{ $who }** · { game-title }
stats-people = Wśród ludzi:
stats-automats = Z automatami przy stole:
stats-games = { games }, wygrane: { $wins }
stats-scores = Średnio { $mean }, najlepiej { $best }
stats-none = Jeszcze żadnej ukończonej partii.
stats-ranking = **Ranking**
stats-rank = { $place }. { $who } · { $rating } · { games }

# Koniec
over-title = Gra skończona.
over-uncounted = Ta gra do niczego się nie liczy, bo cofnięto coś, co już było widać.
over-left = Miejsce oddane przed końcem, więc ostatnie w rankingu: { $who }.
replay-title = **Tura { $turn } z { $turns }**
record-title = Cała partia jako zapis: { $file }
refuse-not_over = W trakcie gry zdradziłoby to tajemnice. Zajrzyj tu po jej zakończeniu.
refuse-no_record = Część tej partii rozegrano według starszych zasad, więc nie ma zapisu, który dałoby się odtworzyć.

# Cofanie
undo-done = Cofnięte.
undo-asked = Pytanie poszło do pozostałych; muszą się zgodzić.
undo-waiting = Zapisane. Czekamy jeszcze na innych.
undo-declined = Nie ma Twojej zgody; zostaje, jak jest.
undo-asks = { $who } chce cofnąć:
undo-voters = { $voters }: zgoda?
undo-you = Zgadzasz się?
undo-more = … i jeszcze { $count }

# Miejsce zaproponowane komuś innemu
offer-open = { $newcomer }, czy chcesz grać dalej na miejscu, które ma { $who }? Propozycja wygasa { $deadline }.
offer-open-owner = { $newcomer } ma grać dalej na miejscu, które ma { $who }. Czy obie strony się zgadzają? Propozycja wygasa { $deadline }.
offer-owner-silent = Jeśli osoba z tego miejsca nie wróci przed { $moment }, potem wystarczy, że zgodzi się { $newcomer }.
offer-owner-missing = Tury opuszczone z rzędu: { $missed }. Gdy będą { $turns }, wystarczy, że zgodzi się { $newcomer }, chyba że osoba z tego miejsca wróci wcześniej.
offer-made = Propozycja wysłana; miejsce przejdzie w inne ręce, gdy zgodzą się wszyscy, których to dotyczy.
offer-taken = Na tym miejscu gra już ktoś inny.
offer-half-agreed = Zapisane. Brakuje jeszcze jednej odpowiedzi.
offer-refused = Na tym miejscu nic się nie zmienia.

# Odpowiedzi dla tych, którzy nie mają teraz nic do wyboru
watching = Przyglądasz się tej grze. Usiądź, gdy otworzy się następny stół.
away-title = Gra za Ciebie automat ({ $automat }).
away-alone-title = Nikogo teraz nie ma, więc stół odpoczywa. Gra ruszy, gdy wrócisz.
helped-title = Tę turę gra za Ciebie automat ({ $automat }).
lend-title = Kto ma zagrać za Ciebie?
lend-title-rated = Kto ma zagrać za Ciebie?
    Jeśli automat dogra za Ciebie do końca gry, dostajesz w rankingu ostatnie miejsce.
choose-help = Tylko tę turę…
choose-away = Do mojego powrotu…
moved-on = Przy stole coś się już zmieniło. Tak jest teraz:

# After the game
btn-first = Początek
btn-forward = Dalej
btn-last = Koniec
btn-animation = Pokaż animację na kanale
btn-result-card = Karta wyniku
btn-verify = Sprawdź rozdanie
verdict-ahead = 🏆 { $winners ->
    [one] Wygrywa
   *[other] Wygrywają
} **{ $who }**. Przewaga nad następnymi: { points }.
verdict-even = 🏆 { $winners ->
    [one] Wygrywa
   *[other] Wygrywają
} **{ $who }**, choć punkty są równe.
verdict-behind = 🏆 { $winners ->
    [one] Wygrywa
   *[other] Wygrywają
} **{ $who }**.
verdict-shared = 🏆 Zwycięstwem dzielą się: **{ $who }**.
verify-text = **Czy rozdanie było uczciwe?**
    Ziarno `{ $seed }` pasuje do pieczęci `{ $seal }`, którą widać od pierwszej wiadomości: wszystkie losowania były ustalone, zanim ktokolwiek zagrał. Kto ma program, sprawdzi zapis partii poleceniem `python -m engine verify`.
verify-shared-text = **Czy rozdanie było uczciwe?**
    Zapieczętowane ziarno `{ $sealed }` pasuje do pieczęci `{ $seal }`, którą widać od pierwszej wiadomości. Ziarno gry `{ $seed }` wynika z niego i z udziałów osób przy stole (w zapisie: `shares`), a z ziarna gry wynika każde losowanie. Kto ma program, sprawdzi zapis partii poleceniem `python -m engine verify`; jak to działa, mówi `docs/fair-shuffles.md`.
making-animation = Kręcę film z całej partii. To potrwa chwilę…
making-result-card = Przygotowuję kartę wyniku…
animation-title = **{ game-title }**: cała partia, tura po turze.
posted = Gotowe, jest na kanale.
already-posted = To już jest na kanale: { $link }
result-card-title = **{ game-title }**: jak padły punkty.
