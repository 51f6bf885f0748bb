# Przewaga w tej jednostce, w której liczy ją doradca
lead = { $points } punktu

# Dlaczego ruch jest dobry albo co przemawia przeciw niemu
label-draw = Dobierz { $card }
why-completes = realizuje bilet { $ticket }
why-on_plan = potrzebne do: { $tickets }
why-danger = bez tego plan potrzebuje więcej wagoników: +{ $cars }
why-bottleneck = jeśli zajmie je ktoś inny, bilet będzie odcięty
why-points = od razu { points }
why-leads = prowadzenie w pasażerach, kolor { colour }: { $own } do { $best }
why-ties = remis na czele w pasażerach, kolor { colour }: po { $own }
why-first_of_colour = Twój pierwszy pasażer w tym kolorze: { colour }
why-denies = ostatni pasażer w tym kolorze ({ colour }) nie trafi do nikogo innego
why-needed_card = tego brakuje do planu: { card }, jeszcze { $missing }
why-blind = karta w ciemno: co ósma to lokomotywa
why-locomotive = lokomotywa zastępuje każdy kolor
why-spends_locomotives = zużywa lokomotywy: { $cards }
why-off_plan = wydaje karty potrzebne do planu; zabraknie ich o { $missing } więcej
why-keeps = { $ticket } wymaga dodatkowych wagoników: { $cars }
why-fits_cars = wszystkie bilety razem potrzebują wagoników: { $needs } z { $cars }
why-too_many_cars = wszystkie bilety razem potrzebują wagoników: { $needs }, a masz { $cars }
why-already_done = { $ticket } jest już zrealizowany
why-more_tickets = wszystkie bilety gotowe, a przed Tobą mniej więcej { turns }
why-tickets_risk = otwarte bilety: { $open }; nowe to ryzyko
why-last_round = zaczyna ostatnią rundę

# Co kosztowało najwięcej w całej partii
why-leak_tickets = niezrealizowane bilety: { $failed } (najdroższy: { $ticket }); { $value } pkt odjęte i tyle samo nieugranych, razem { points }
why-leak_passengers = przewagi w pasażerach przegrane o jedną osobę: { $majorities }, razem { points }; najdroższy kolor: { colour } ({ $own } do { $best }, { $most } pkt)
why-leak_cars = wagoniki, które zostały: { $cars }; tyle wagoników dawało przy tym stole mniej więcej { points }
why-leak_cards = karty, które zostały na ręce: { $cards }; tury na ich dobranie: { $turns }, czyli mniej więcej { points }
why-leak_blind = tury dobierania w ciemno: { $turns }; z wyłożonych kart byłoby mniej więcej { points } więcej
