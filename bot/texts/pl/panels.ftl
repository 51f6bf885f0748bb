# Przyciski
btn-play = Graj
btn-my-shaft = Mój szyb
btn-hand = Moja ręka
btn-orders = Zamówienia
btn-standings = Wyniki
btn-board = Plansza
btn-rules = Zasady
btn-how = Jak grać
btn-plan = Plan
btn-log = Dziennik
btn-confirm = Potwierdź
btn-back = Wróć
btn-done = Gotowe
btn-undo = Cofnij
btn-ask-undo = Poproś o cofnięcie
btn-undo-step = ⟲ krok
btn-start-over = Od nowa
btn-other-place = Inne miejsce
btn-agree = Zgoda
btn-decline = Nie zgadzam się
btn-join = Siadam
btn-leave = Wstaję
btn-start = Zaczynamy
btn-rest-top = Na wierzch
btn-rest-bottom = Pod spód
btn-as-they-lie = Tak jak leżą
btn-take-back = Wracam do gry
btn-rematch = Rewanż
btn-replay = Powtórka
btn-record = Zapis
btn-older = Starsze
btn-newer = Nowsze
btn-refresh = Pokaż, jak jest teraz

# Stół przed grą
table-title = **Szczęść Boże!** { $who } otwiera kopalnię.
table-seats = Miejsca: { $taken } z { $most }
table-seat = ● { $who } ({ $colour })
table-seat-automat = ● Automat: { $automat } ({ $colour })
table-settings = Zegar: { $clock } · Język: { $language } · Wysłane zamówienia: { $deliveries } · Pieczęć tasowania: `{ $seal }`
table-clock = { hours } na turę
deliveries-open = odkryte
deliveries-closed = zakryte
seat-red = czerwony, młotki
seat-blue = niebieski, koło
seat-green = zielony, wieża
seat-white = biały, gwiazda
table-wait = Czekamy na graczy, potrzeba co najmniej { $least }.
table-ready = Osoba prowadząca stół może zacząć.
table-closed = Ten stół jest zamknięty.
choose-automat = Automaty
automat-add = Dodaj: { $automat }
automat-dismiss = Odpraw: { $automat }
joined = Masz miejsce. Gra zacznie się, gdy ruszy osoba prowadząca stół.
left = Miejsce przy stole jest znów wolne.

# Czyja tura
turn-next = **{ $who }, Twoja tura** · szychta { $shift } · { miners }, { marks }
turn-pick = **{ $who }, Twój wybór** · na stole { cards }
turn-automat = { $who } się zastanawia.
turn-deadline = Czas mija { $deadline }.
draft-order = Wybór zamówień w kolejności: { $names }; trzy rundy.
draft-waiting = Teraz wybiera { $who }. Twoja ręka jak dotąd:
draft-yours = **Twój wybór.** Weź jedno z wyłożonych zamówień.
dm-turn = Wybór zamówień na { $channel }:
dm-draft = **Szczęść Boże!** Na { $channel } trwa wybór zamówień.
dm-begins = Wybór zamówień skończony; gra toczy się na { $channel }.
hand-empty = Twoja ręka jest jeszcze pusta.
hand-title = **Twoja ręka** · { cards }
hand-delivered = Wysłane, zakryte do końca szychty: { $cards }
order-missing = brakuje: { $cubes }
same-transport = pasuje do { $orders }

# Granie
play-title = **Twoja tura** · szychta { $shift } · { miners }, { marks }
play-kinds = Dokąd wysyłasz górników?
play-kind-closed = { $kind }: { $reason }
play-places = **{ $kind }**: wybierz miejsce.
play-closed-places = -# Teraz niedostępne:
play-closed-place = -# { $place }: { $reason }
choose-place = Wybierz miejsce
choose-card = Wybierz zamówienie
choose-piece = Zatrzymaj jedno albo nic
choose-next = Co teraz wraca na stos?
choose-fill = Wybierz węgiel:
choose-topic = Wybierz temat
choose-plan = Wybierz plan, żeby go obejrzeć
your-own = Twoi
effect-balance = równowaga { $light } : { $dark }
effect-tile = { marks }, równowaga { $light } : { $dark }
effect-deliver = { $orders }: { points }
confirm-workshop = Płacisz { x-marks-acc } i wysyłasz { x-miners-acc }: **{ $piece }**. Równowaga potem { $light } : { $dark }.
confirm-workshop-draw = Wysyłasz { x-miners-acc } i oglądasz { tiles } z wierzchu stosu. Możesz kupić jeden z nich albo żadnego.
confirm-mine = Wysyłasz { x-miners-acc }; szola ma do { x-steps-gen }.
confirm-deliver = Wysyłasz { x-miners-acc } na załadunek: { orders } ({ $transport }), { points }.
confirm-money = Wysyłasz { x-miners-acc } i bierzesz { x-marks-acc }.
confirm-order = Wysyłasz { x-miners-acc } i bierzesz **{ $piece }**.
confirm-order-draw = Wysyłasz { x-miners-acc } i oglądasz { x-cards-acc } z wierzchu stosu. Możesz zatrzymać jedną z nich albo żadnej.
confirm-canteen = Do stołówki: { $count } ({ $whose }).
confirm-coal-short = Brakuje węgla: { $colour }, zostało { $have }. Dla pozostałych wagoników wybierzesz inny.
done-title = Gotowe. { $what }

# Wydobycie
mine-left = Zostało kroków: **{ $left }**
mine-suggestions = Podpowiedzi:
mine-suggestion = **{ $number }** · { $what }
mine-steps = Kroki:
mine-nothing = Nie ma już żadnego kroku. Zakończ turę.
other-steps = Inne sposoby zapełnienia pola
more-steps = Więcej… ({ $page } z { $pages })
plan-title = Co da Ci { steps }:
plan-empty = na razie nic pożytecznego

# Dobieranie
draw-title = Widzisz to tylko Ty. Zatrzymaj jedno albo nic.
draw-rest = Gdzie trafia reszta?
draw-return-top = Na wierzch, pierwsze będzie na samej górze. Odłożone: { $pieces }
draw-return-bottom = Pod spód, ostatnie będzie na samym dole. Odłożone: { $pieces }
fill-title = Węgiel tego żetonu ({ $colour }) się skończył. Wybierz inny dla { x-carts-gen }.

# Oglądanie
none = brak
orders-offered = **Na planszy**
orders-complete = { $order } ✓
orders-hidden = zakryte: { cards }
standings-title = **Wyniki**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
log-title = **Co się działo** · { $page } z { $pages }
log-empty = Jeszcze nic się nie wydarzyło.
stats-title = **{ $who }**
stats-people = Wśród ludzi:
stats-automats = Z automatami przy stole:
stats-games = { games }, wygrane: { $wins }
stats-scores = Średnio { $mean }, najlepiej { $best }
stats-transport = Ulubiony transport: { $transport }
stats-majority = Najlepsza przewaga: { $majority }
stats-none = Jeszcze żadnej ukończonej partii.
stats-ranking = **Najmocniejsi**
stats-rank = { $place }. { $who } · { $rating } · { games }

# Koniec
over-title = Gra skończona.
result-title = **Wynik**
result-line = { $place }. { $who }: { points }
result-seal = -# Ziarno `{ $seed }` otwiera pieczęć `{ $seal }`: rozdanie było ustalone od początku.
replay-title = **Tura { $turn } z { $turns }**
record-title = Cała partia jako zapis: { $file }
refuse-not_over = W trakcie gry zdradziłoby to tajemnice. Zajrzyj tu po jej zakończeniu.
refuse-no_record = Część tej partii rozegrano według starszych zasad, więc nie ma zapisu, który dałoby się odtworzyć.

# Cofanie
undo-done = Cofnięte.
undo-asked = Pytanie poszło do pozostałych; muszą się zgodzić.
undo-waiting = Zapisane. Czekamy jeszcze na innych.
undo-declined = Bez zgody; zostaje, jak jest.
undo-open = { $who } chce coś cofnąć. { $voters }: zgoda?
undo-wish = { $who } chce coś cofnąć. Zgadzasz się?

# Odpowiedzi dla tych, którzy nie mają teraz nic do wyboru
wait-turn = Na ruchu { $who }. Tymczasem możesz się rozejrzeć albo coś zaplanować.
watching = Przyglądasz się tej grze. Usiądź, gdy otworzy się następny stół.
away-title = Gra za Ciebie automat ({ $automat }).
moved-on = Przy stole coś się już zmieniło. Tak jest teraz:
