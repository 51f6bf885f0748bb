# Zasady według tematów, własnymi słowami, każdy temat z rozstrzygnięciami sporów
rules-turn-title = Tura
rules-turn =
    Wyślij górników na **jedno** otwarte miejsce, na którym naprawdę możesz wykonać pracę.
    - Puste miejsce wymaga 1 górnika. Jeśli stoją tam górnicy, obojętnie czyi, idą do stołówki, a Ty wysyłasz o jednego więcej, niż ich było.
    - Cechownia przyjmuje zawsze dokładnie 1 górnika, nikogo nie wyrzuca i płaci 1 markę. Możesz ją wybrać w każdej turze.
    - Kto nie ma już górników, jest pomijany. Gdy nie ma ich nikt, szychta się kończy. Gra ma trzy szychty.
    - Na szychtę masz { $miners2 } górników (2 osoby), { $miners3 } (3) albo { $miners4 } (4), a na początek gry { $marks2 }, { $marks3 } albo { $marks4 } marek.
    - Na kłódkę przez całą grę: przy 3 osobach warsztat 8, wydobycie 4 i pieniądze 3; przy 2 także warsztat 4, wydobycie 8, pieniądze 5 i zamówienie 1.

    ⚖ **Rozstrzygnięcie.** Wolno wyrzucić do stołówki własnych górników; liczą się tak samo jak cudzy.

rules-draft-title = Wybór zamówień
rules-draft =
    Przed pierwszą szychtą każdy wybiera trzy zamówienia z wyłożonych kart.
    - Zaczyna osoba po prawej stronie gracza rozpoczynającego, dalej przeciwnie do ruchu wskazówek zegara, trzy rundy w tę samą stronę. Gracz rozpoczynający wybiera więc w każdej rundzie jako ostatni.
    - Karta, która zostanie, trafia na ostatnie miejsce zamówień (4); pozostałe otwarte miejsca uzupełnia się ze stosu.
    - Wybrane karty są tajne do końca wyboru.

rules-workshop-title = Warsztaty
rules-workshop =
    Kup żeton chodnika i dołóż go na poziomie i stronie, które pokazuje: jasnej (z karbidkami) albo ciemnej. Wagonik kosztuje 1 markę (żółty), 2 (brązowy), 3 (szary) albo 4 (czarny). Na każdym leży od razu znacznik węgla w jego kolorze. Warsztat uzupełnia się na koniec Twojej tury.

    ⚖ **Rozstrzygnięcia**
    - Brakuje węgla w kolorze żetonu: najpierw kładzie się własny kolor, dopóki jest. Każdy pozostały wagonik musi dostać znacznik innego koloru według Twojego wyboru; pusty zostaje tylko wtedy, gdy w zasobach nie ma już nic. Cena się nie zmienia.
    - Wagonik z obcym znacznikiem zachowuje swój kolor, a znacznik swój.
    - Gdy stos się skończy, warsztaty zostają puste, a pustego nie można wybrać.

rules-mine-title = Wydobycie
rules-mine =
    Masz tyle kroków, ile podaje miejsce. Krok to jedno z tych działań:
    - przesuń szolę na dowolny inny przystanek, bez względu na odległość;
    - na dole: załaduj znacznik z wagonika na tym poziomie (szola mieści { $cage });
    - przy zrębie: połóż znacznik z szoli na polu zamówienia w tym samym kolorze albo w swoim składzie;
    - gdziekolwiek stoi szola: połóż znacznik ze składu na polu w tym samym kolorze.

    ⚖ **Rozstrzygnięcia**
    - Można nie wykonać ani jednego kroku. Niewykorzystane kroki przepadają, a szola zostaje tam, gdzie stoi.
    - Można odłożyć znacznik do składu, choć jest dla niego wolne pole.
    - Z pola zamówienia nic już nie schodzi, chyba że przez załadunek; ze składu nic nie wraca do szoli.

rules-pairs-title = Dwa znaczniki za jeden
rules-pairs =
    Dwa znaczniki innych kolorów mogą zastąpić jeden brakujący. To jeden ruch za dwa kroki.

    ⚖ **Rozstrzygnięcia**
    - Oba znaczniki muszą mieć inny kolor niż pole; między sobą mogą być takie same.
    - Mogą pochodzić z szoli i ze składu w dowolnym połączeniu; znacznik z szoli wymaga, by stała przy zrębie, ten ze składu nie.
    - Z jednym krokiem nie można zacząć takiej zamiany: pole nie bywa zapełnione do połowy.
    - Przy przewagach liczą się wydrukowane pola, nie leżące na nich znaczniki.

rules-deliver-title = Załadunek
rules-deliver =
    Wyślij **wszystkie** swoje gotowe zamówienia jednego transportu. Punkty dostajesz od razu, węgiel wraca do zasobów, a karty leżą przed Tobą zakryte do najbliższej punktacji.

    ⚖ **Rozstrzygnięcia**
    - Nie można zatrzymać gotowego zamówienia tego transportu, który właśnie ładujesz.
    - Przy jawnych dostawach wszyscy widzą karty od razu.

rules-money-title = Pieniądze
rules-money =
    Weź tyle marek, ile podaje miejsce. Cechownia płaci 1 markę, przyjmuje dokładnie 1 górnika i nikogo nie wysyła do stołówki.

    ⚖ **Rozstrzygnięcie.** Cechownię można wybrać także wtedy, gdy możliwe są inne miejsca.

rules-order-title = Zamówienia
rules-order =
    Weź kartę i dołóż ją do swoich oczekujących zamówień. Miejsce uzupełnia się na koniec Twojej tury.
    - Są 44 różne zamówienia, po 11 na każdy transport. Im więcej pól i im głębszy węgiel, tym więcej punktów.

    ⚖ **Rozstrzygnięcia**
    - Oczekujących zamówień można mieć dowolnie wiele. Na koniec każde pozostałe kosztuje { $pending-penalty } punkt.
    - Gdy stos się skończy, miejsca zostają puste.

rules-draw-title = Dobieranie ze stosu
rules-draw =
    W warsztatach i przy zamówieniach jest miejsce na dobieranie: obejrzyj { $look } elementów z wierzchu stosu, weź jeden (żeton za jego cenę) albo żaden, a resztę odłóż w całości na wierzch albo w całości pod spód, w dowolnej kolejności.

    ⚖ **Rozstrzygnięcia**
    - W stosie jest mniej niż { $look }: widzisz to, co zostało. Nie ma nic: miejsce jest zamknięte.
    - Żetony można oglądać bez pieniędzy; bierzesz wtedy tylko to, na co Cię stać, albo nic.
    - Dobieranie niczego nie uzupełnia na planszy.
    - Dobrane widzisz tylko Ty. Pozostali dowiadują się, co kupujesz lub bierzesz i dokąd idzie reszta.

rules-scoring-title = Punktacja po szychcie
rules-scoring =
    Po szychcie I liczą się cztery kolory, po II także cztery transporty, po III także puste wagoniki.
    - Pola żółte, brązowe, szare, czarne na wysłanych zamówieniach: pierwsze miejsce { $first-colour }, drugie { $second-colour }.
    - Pola na wysłanych zamówieniach na wózek, furmankę, samochód, parowóz: pierwsze miejsce { $first-transport }, drugie { $second-transport }.
    - Puste wagoniki na poziomie żółtym, brązowym, szarym, czarnym: pierwsze miejsce { $first-empty }, drugie { $second-empty }.

    Remis o pierwsze miejsce: wszyscy remisujący dostają pierwszą nagrodę, drugiej nie ma. Remis o drugie: wszyscy dostają drugą. Przy dwóch osobach drugiej nagrody nie ma. Kto nie ma nic, nic nie dostaje.

    ⚖ **Rozstrzygnięcia**
    - Wysłane zamówienia liczą się w każdej punktacji na nowo; ich własne punkty tylko raz.
    - Wydrukowane wagoniki w szybie też liczą się jako puste i nie trzeba do tego żadnej dostawy.

rules-end-title = Koniec gry
rules-end =
    Po trzeciej szychcie:
    - 1 punkt za każde { $marks-a-point } marek;
    - 1 punkt za każde { $cubes-a-point } znaczniki węgla (wagoniki, szola, skład i oczekujące zamówienia razem);
    - −{ $pending-penalty } za każde oczekujące zamówienie;
    - −{ $imbalance-penalty } za każdy żeton różnicy między jasną a ciemną stroną.

    Wygrywa, kto ma najwięcej punktów; przy remisie kto ma więcej marek pozostałych po tej wymianie; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.

    ⚖ **Rozstrzygnięcia**
    - Równowagę liczy się w kupionych żetonach w całym szybie, nie w wagonikach; wydrukowane się nie liczą.
    - Wynik może być ujemny.

rules-start-title = Kto zaczyna szychtę
rules-start =
    Następną szychtę zaczyna, kto ma najwięcej górników stojących w warsztatach. Miejsce dobierania się liczy, stołówka nie.

    ⚖ **Rozstrzygnięcie.** Przy remisie, także gdy nie ma tam nikogo, zaczyna najbliższa z remisujących osób, licząc zgodnie z ruchem wskazówek zegara od dotychczasowej rozpoczynającej, która nie może zacząć ponownie.

rules-secrets-title = Co jest tajne
rules-secrets =
    - Kolejność obu stosów.
    - To, co ktoś ogląda przy dobieraniu, i w jakiej kolejności odkłada.
    - Karty wybrane na początku, dopóki wybór trwa.
    - Wysłane zamówienia do najbliższej punktacji, chyba że stół gra z jawnymi dostawami.

    Wszystko inne jest jawne, pieniądze też. Tasowanie wynika z ziarna losowania: jego pieczęć widać przy stole od początku, a samo ziarno podajemy na końcu, więc każdy może sprawdzić, że nikt nie majstrował przy kartach.

rules-notation-title = Notacja
rules-notation =
    Kody są tylko dla tych, którzy wolą pisać; przyciski znają je same.
    Węgiel: `Y` żółty, `B` brązowy, `G` szary, `K` czarny (Y i K jak w druku CMYK, G jak grafit). Transport: `H` wózek, `W` furmanka, `C` samochód, `L` parowóz. `G2L` to szary chodnik z dwoma wagonikami po jasnej stronie (`L` jasna, `D` ciemna), `L-YBGK` zamówienie na parowóz z jednym polem każdego koloru.

    Kroki wydobycia: `@3` szola na poziom 3 (`@0` zrąb), `+G` do szoli, `-G` do składu, `G>H-GG` na pole, `~G>H-GG` to samo ze składu, `YB>L-YBGK:G` dwa znaczniki na szare pole. Wpisujesz je tak: `/{ cmd-group } { cmd-mine }`, miejsce `8`, kroki `@3 +G +G @0 G>H-GG G>H-GG`.

    W zapisie partii cała tura to jedna linijka, po angielsku: `mine 8 @3 +G +G @0 G>H-GG G>H-GG`, `workshop 3`, `deliver W`, `money 4`, `order draw`.

# Cztery krótkie strony dla kogoś, kto widzi tę grę pierwszy raz
lesson-1 =
    ### 1 z 4 · O co chodzi
    Masz kopalnię na Śląsku. Przez trzy szychty kupujesz chodniki z wagonikami, fedrujesz węgiel, zapełniasz nim zamówienia i wysyłasz je w świat. Wygrywa, kto zbierze najwięcej punktów.

    Węgiel ma cztery kolory, im głębiej, tym ciemniejszy i droższy: żółty, brązowy, szary, czarny. Na obrazkach mają litery Y, B, G, K. Zamówienia jadą wózkiem (H), furmanką (W), samochodem (C) albo parowozem (L): wózek H-GG chce dwóch szarych.

lesson-2 =
    ### 2 z 4 · Twoja tura
    Wyślij górników na jedno miejsce: **Warsztaty** (chodnik z węglem), **Wydobycie** (węgiel na zrąb), **Załadunek** (gotowe zamówienia w drogę), **Pieniądze** albo **Zamówienia**.

    Puste miejsce wymaga jednego górnika. Zajęte o jednego więcej, niż tam stoi; tamci idą do stołówki. Kto przychodzi później, płaci więc więcej. Gdy brak lepszego pomysłu: cechownia, 1 górnik za 1 markę.

lesson-3 =
    ### 3 z 4 · Na dole
    Krok to jeden ruch: szola na inny poziom, znacznik z wagonika do szoli (mieści { $cage }), a przy zrębie znacznik z szoli na zamówienie albo do składu.

    Dwa znaczniki innych kolorów mogą zastąpić jeden brakujący. Panel podpowiada dobre plany; jedno naciśnięcie wykonuje cały plan.

lesson-4 =
    ### 4 z 4 · Punkty
    Wysłane zamówienie daje punkty od razu. Po każdej szychcie liczą się przewagi: po I w kolorach wysłanego węgla, po II także w transportach, po III także w pustych wagonikach.

    Na koniec trochę dają pieniądze i węgiel, a odejmują oczekujące zamówienia i szyb przechylony na jasną lub ciemną stronę. Wszystko, co możesz zrobić, jest pod przyciskiem **Graj**; niczego nie trzeba wpisywać. **Szczęść Boże!**
