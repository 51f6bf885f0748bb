# Zasady i pierwsza lekcja
rules-turn-title = Początek i tura
rules-turn =
    W turze robisz **jedno** z trzech: dobierasz karty, tworzysz połączenie albo bierzesz bilety.

    Na początek każdy ma { $hand } karty i { $cars } wagoników. Wszyscy naraz zapowiadają, ile chcą biletów krótkich i ile długich, razem { $drawn }, i z dobranych zatrzymują co najmniej { $keep }.

    ⚖ **Rozstrzygnięcia**
    - Kto zaczyna, decyduje los.
    - Zapowiedzi stają się jawne, gdy są wszystkie. Bilety rozdaje się wtedy w kolejności przy stole, bez względu na to, czyja zapowiedź była pierwsza.
    - Oddane bilety wtasowuje się do stosów dopiero, gdy wybiorą wszyscy.
    - Pasować wolno tylko, gdy nie da się nic innego. Gdy spasują wszyscy po kolei, gra się kończy i jest rozliczana.
rules-draw-title = Dobieranie kart
rules-draw =
    Dobierasz dwie karty, jedną po drugiej: odkrytą albo w ciemno z talii. Na miejsce odkrytej od razu przychodzi nowa. Na ręce możesz mieć dowolnie wiele kart.
    - **Odkryta lokomotywa** to całe dobieranie.
    - Jako drugiej karty odkrytej lokomotywy wziąć nie można, także gdy dopiero się pojawiła.
    - Lokomotywa wylosowana w ciemno liczy się jak każda karta.

    ⚖ **Rozstrzygnięcia**
    - Po pierwszej karcie nie można przestać: druga jest obowiązkowa, dopóki jest co brać.
    - Bierzesz kolor, nie miejsce; z kilku takich samych schodzi ta pierwsza od lewej.
    - Gdy talia jest pusta, nie bierze się też odkrytych kart: zawsze leży ich pięć. Jeśli skończy się po pierwszej karcie, tura kończy się na jednej.
rules-deck-title = Talia i wymiana
rules-deck =
    W talii jest { $cards } kart: po { $each } w ośmiu kolorach i { $locomotives } lokomotyw. Pięć leży odkrytych. Gdy są wśród nich **co najmniej trzy lokomotywy**, cała piątka idzie do odrzuconych i odkrywa się pięć nowych.

    ⚖ **Rozstrzygnięcia**
    - Talia skończona: odrzucone karty tasuje się **od razu**, nie dopiero przy następnym dobieraniu. Pusta talia znaczy więc, że odrzuconych też nie ma.
    - Wymiana zdarza się najwyżej { $refreshes } razy z rzędu; potem karty zostają, choćby były to lokomotywy, aż ktoś coś dobierze albo utworzy połączenie.
    - Karty zapłacone za połączenie mogą zostać nową talią i uruchomić wymianę.
    - Odrzucone karty są jawne.
rules-claim-title = Połączenia i nitki
rules-claim =
    Płacisz dokładnie tyle kart, ile pól ma połączenie: w jego kolorze (szare: w jednym dowolnym) i lokomotywami, ile chcesz, także samymi. Na każde pole kładziesz wagonik. Punkty od razu, za długość od 1 do 7: { $scale }. Połączenie nie musi stykać się z Twoimi.

    Połączenia **podwójne i potrójne**: nikt nie ma dwóch nitek jednego połączenia. Przy dwóch i trzech osobach po zajęciu jednej nitki reszta jest zamknięta dla wszystkich.

    ⚖ **Rozstrzygnięcia**
    - Bez wystarczającej liczby wagoników połączenia utworzyć nie można.
    - Gdzie nitki mają różne kolory, mówisz, którą zajmujesz, także gdy płacisz samymi lokomotywami.
    - Czym płacisz, wybierasz zawsze Ty; panel tylko podpowiada.
rules-passengers-title = Pasażerowie
rules-passengers =
    Po utworzeniu połączenia możesz zabrać po jednym pasażerze z **każdego** jego końca, z tych, którzy tam czekają. Twoich widzą wszyscy. Nikt nowy nie przychodzi.

    Na końcu w każdym z sześciu kolorów: najwięcej { $first } punktów, drugie miejsce { $second }.

    ⚖ **Rozstrzygnięcia**
    - Wolno nikogo nie zabrać, osobno na każdym końcu.
    - Remis o najwięcej: wszyscy remisujący dostają { $first }, drugiego miejsca nie ma. Remis o drugie: po { $second }.
    - Zero pasażerów nigdy nie daje punktów.
    - Drugie miejsce jest także przy dwóch osobach.
    - Austria jest narysowana dwa razy, ale to jedno miejsce z jednym pasażerem.
rules-tickets-title = Bilety
rules-tickets =
    Najpierw zapowiadasz, ile krótkich i ile długich, razem { $drawn }, potem dobierasz. Zatrzymujesz co najmniej { $later }. Zrealizowany bilet na końcu dodaje swoją wartość, niezrealizowany ją odejmuje. Biletów możesz mieć dowolnie wiele.

    ⚖ **Rozstrzygnięcia**
    - Mniej niż { $drawn } bierze się tylko wtedy, gdy w obu stosach razem tyle nie ma; wtedy bierzesz wszystkie.
    - Nie można zapowiedzieć więcej, niż liczy stos.
    - Oddane bilety idą pod spód w kolejności dobrania, bez tasowania.
    - Bilety z ostatniej tury też się liczą.
    - Mannheim–Stuttgart jest wart 2, jak na karcie, choć spis w instrukcji zaczyna się od 3.
rules-countries-title = Trasy i kraje
rules-countries =
    Bilet jest zrealizowany, gdy Twoje własne połączenia łączą oba jego końce bez przerwy, jakąkolwiek drogą.

    Ale **kraj to ślepy zaułek**: trasa może się w nim zacząć albo skończyć, nigdy przez niego nie prowadzi.

    ⚖ **Rozstrzygnięcia**
    - Do kraju prowadzi każde połączenie z nim, obojętnie z którego miasta.
    - Dwa połączenia do tego samego kraju nie łączą swoich miast: Freiburg–Francja i Saarbrücken–Francja to jeszcze nie trasa Freiburg–Saarbrücken.
    - Bilet z kraju do kraju (Dania–Holandia) wymaga po jednym połączeniu z każdym z nich i ciągu miast pomiędzy.
    - Cudze połączenia się nie liczą.
rules-end-title = Koniec gry
rules-end =
    Gdy ktoś na koniec swojej tury ma **mniej niż { $below } wagoniki**, każdy gra jeszcze jedną turę, ta osoba ostatnia. Potem:
    - bilety: zrealizowane dodają swoją wartość, pozostałe odejmują;
    - **Globtroter**, { $globetrotter } punktów za najwięcej zrealizowanych biletów; przy remisie dostają go wszyscy remisujący;
    - pasażerowie: { $first } i { $second } punktów w każdym kolorze.

    Wygrywa najwięcej punktów; przy remisie więcej zrealizowanych biletów, potem więcej pasażerów, potem zwycięstwo jest wspólne.

    ⚖ **Rozstrzygnięcia**
    - Kto spadnie poniżej { $below } jako następny, niczego nie zmienia.
    - Niezrealizowane bilety nie szkodzą w wyścigu o Globtrotera.
    - Wynik może być ujemny.
rules-secrets-title = Tajemnice i notacja
rules-secrets =
    Tylko Ty widzisz swoje karty i bilety; inni wiedzą, ile ich masz, i widzą, co bierzesz z odkrytych. Kolejności talii i stosów nie zna nikt, aż do końca. Jawne są odrzucone karty, wagoniki, punkty i pasażerowie.

    Litery są wszędzie te same: `P` fioletowy, `B` niebieski, `O` pomarańczowy, `Y` żółty, `W` biały, `G` zielony, `K` czarny (jak u drukarzy), `R` czerwony, `L` lokomotywa, `X` szary. Miasto ma trzy litery, kraj dwie: `BER`, `AT`.

    Zapis: `claim BER-MAG RRL BER:R MAG:-` to Berlin–Magdeburg za dwie czerwone i lokomotywę; wsiada czerwony (Berlin), a na drugim końcu nikt. `draw R`, `draw blind`, `tickets 3+1`, `keep KOL-NUR`.
lesson-1 =
    ### 1 z 4 · O co chodzi
    Mapa Niemiec z czasów pary. Zbierasz kolorowe karty, płacisz nimi za połączenia między miastami i stawiasz na nich swoje wagoniki. Bilety mówią, które miasta masz połączyć; pasażerów zabierasz po drodze. Wygrywa najwięcej punktów.
lesson-2 =
    ### 2 z 4 · Twoja tura
    Jedno z trzech: **dwie karty** (odkryte albo w ciemno; odkryta lokomotywa liczy się za obie), **połączenie** albo **bilety**. Połączenie z trzech czerwonych pól kosztuje trzy czerwone karty; lokomotywa zastępuje każdą. Szare płacisz jednym dowolnym kolorem. Im dłuższe, tym więcej punktów: { $scale }.
lesson-3 =
    ### 3 z 4 · Bilety i pasażerowie
    Bilet z połączonymi końcami daje na koniec swoją wartość, niegotowy ją odejmuje, więc bierz z umiarem. Kraje na brzegach mapy to ślepe zaułki.
    Z obu końców nowego połączenia wsiada po jednym pasażerze. W każdym z sześciu kolorów najwięcej daje { $first } punktów, drugie miejsce { $second }: razem często więcej niż wszystkie połączenia.
lesson-4 =
    ### 4 z 4 · Koniec
    Gdy komuś zostaną mniej niż { $below } wagoniki, każdy gra jeszcze raz. Kto ma najwięcej zrealizowanych biletów, dostaje Globtrotera, { $globetrotter } punktów.
    Panel liczy za Ciebie najkrótsze trasy i pokazuje, czego brakuje. Wszystko jest pod przyciskiem **Graj**; niczego nie trzeba wpisywać. **Odjazd!**
rules-credits-title = Autorzy
rules-credits = **Wsiąść do Pociągu: Niemcy** (Ticket to Ride: Germany, Zug um Zug: Deutschland) to gra, którą zaprojektował **Alan R. Moon**; wydało ją Days of Wonder.

    To nieoficjalna praca fanów, bez związku z autorem i wydawcami. Rysunki i słowa są nasze własne; jeśli gra Ci się podoba, kup ją i zagraj przy prawdziwym stole.
