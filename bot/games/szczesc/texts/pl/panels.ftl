# Przyciski
btn-shaft = Szyby
btn-my-shaft = Mój szyb
btn-hand = Moje zamówienia
btn-orders = Zamówienia
btn-standings = Wyniki
btn-board = Plansza
btn-plan = Plan
btn-confirm = Potwierdź
btn-done = Gotowe
btn-start-over = Od nowa
btn-other-place = Inne miejsce
btn-as-they-lie = Tak jak leżą

# Stół przed grą
table-title = **Szczęść Boże!** { $who } otwiera kopalnię.
option-open_deliveries-yes = Dostawy: jawne
option-open_deliveries-no = Dostawy: zakryte

# Czyja tura
turn-next = **{ $who }, Twoja tura** · szychta { $shift } · { miners }, { marks }
turn-pick = **{ $who }, Twój wybór** · na stole { cards }
draft-order = Wybór zamówień w kolejności: { $names }; trzy rundy.
draft-waiting = Teraz wybiera { $who }. Twoje karty do tej pory:
draft-yours = **Twój wybór.** Weź jedno z wyłożonych zamówień.
dm-turn = Wybór zamówień na { $channel }:
dm-draft = **Szczęść Boże!** Na { $channel } trwa wybór zamówień.
dm-begins = Wybór zamówień skończony; gra toczy się na { $channel }.
hand-empty = Nie masz jeszcze żadnych zamówień.
hand-title = **Twoje zamówienia** · { cards }
hand-delivered = Wysłane, zakryte do końca szychty: { $cards }
order-missing = brakuje: { $cubes }
same-transport = ten sam transport: { $orders }

# Granie
play-title = **Twoja tura** · szychta { $shift } · { miners }, { marks }
play-kind-closed = { $kind }: { $reason }
choose-card = Wybierz zamówienie
choose-next = Co teraz wraca na stos?
choose-fill = Wybierz węgiel:
choose-plan = Wybierz plan, żeby go obejrzeć
your-own = z Twoich
effect-balance = jasna { $light } : { $dark } ciemna
effect-deliver = { $orders }: { points }
confirm-workshop = Płacisz { x-marks-acc } i wysyłasz { x-miners-acc }: **{ $piece }**. Równowaga potem: jasna { $light } : { $dark } ciemna.
confirm-workshop-draw = Wysyłasz { x-miners-acc } i oglądasz { tiles } z wierzchu stosu. Możesz kupić jeden z nich albo żadnego.
confirm-mine = Wysyłasz { x-miners-acc } i możesz wykonać do { x-steps-gen }.
confirm-deliver = Wysyłasz { x-miners-acc } na załadunek: { orders } ({ $transport }), { points }.
confirm-money = Wysyłasz { x-miners-acc } i bierzesz { x-marks-acc }.
confirm-order = Wysyłasz { x-miners-acc } i bierzesz zamówienie (**{ $piece }**).
confirm-order-draw = Wysyłasz { x-miners-acc } i oglądasz { x-cards-acc } z wierzchu stosu. Możesz zatrzymać jedną z nich albo żadnej.
confirm-canteen = Do stołówki: { $count } ({ $whose }).
confirm-coal-short = Brakuje węgla ({ $colour }), w zasobach: { $have }. Dla pozostałych wagoników wybierzesz inny.

# Wydobycie
mine-left = Zostało kroków: **{ $left }**
mine-nothing = Nie ma już żadnego kroku. Zakończ turę.
more-steps = Więcej… ({ $page } z { $pages })
plan-title = Plany na { steps }:
plan-empty = na razie nic pożytecznego

# Dobieranie
draw-title = Widzisz to tylko Ty. Zatrzymaj jedno albo nic.
draw-rest = Gdzie trafia reszta?
draw-return-top = Na wierzch, pierwsze będzie na samej górze. Odłożone: { $pieces }
draw-return-bottom = Pod spód, ostatnie będzie na samym dole. Odłożone: { $pieces }
fill-title = Skończył się węgiel tego chodnika ({ $colour }). Wybierz inny dla { x-carts-gen }.

# Oglądanie
orders-offered = **Na planszy**
orders-complete = { $order } ✓
orders-hidden = zakryte: { cards }
standings-title = **Wyniki**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
stats-transport = Ulubiony transport: { $transport }
stats-majority = Najlepsza przewaga: { $majority }

# Odpowiedzi dla tych, którzy nie mają teraz nic do wyboru
wait-turn = Teraz gra { $who }. Tymczasem możesz się rozejrzeć albo coś zaplanować.
