# Zasady według tematów i pierwsza lekcja
rules-build-title = Budowa kopalni
rules-build =
    Na stole leży wejście. Po kolei każdy losuje kafelek i go kładzie, aż leży ich { $tiles }. Wtedy wszyscy stają przy drabinie i zaczyna ta sama osoba co na początku.
    - Kafelek przylega bokiem do innego; wylot styka się z wylotem, skała ze skałą. Grota pasuje wszędzie.
    - Co gdzieś pasuje, musi zostać położone. Co nie pasuje, wraca do worka, a losuje się inny.
    - Komora dostaje samorodek w chwili położenia.

    ⚖ **Rozstrzygnięcia**
    - Skała przy skale wystarcza: kafelek nie musi się z niczym łączyć. Wolno odciąć drogę innym.
    - Przy wejściu kafelek musi prowadzić do wolnego wylotu, nie wracając przez wejście.
    - Nasza zasada: od wejścia zawsze musi dać się dojść do jakiegoś wolnego wylotu.
    - Kształty kafelków są naszego projektu.
rules-move-title = Ruch
rules-move =
    Na początku tury wybierasz jedno:
    - **kop**: losujesz kafelek, kładziesz go i możesz zrobić jeden krok;
    - **rzuć kostką**: do tylu kroków, ile oczek;
    - **sekretne przejście**, jeśli w nim stoisz;
    - **pas**.

    Krok prowadzi z korytarza do korytarza na sąsiednim kafelku, gdy oba się tam otwierają. Korytarze jednego kafelka nie są połączone. Przez grotę i wejście można przechodzić, innych mijać.

    ⚖ **Rozstrzygnięcia**
    - Liczy się tylko, gdzie kończysz; drogi nie trzeba podawać. Możesz zrobić mniej kroków albo zostać.
    - Z błotem: krok w kałużę jest ostatni; przez nią się nie przejdzie, ale można z niej ruszyć.
    - Pusty worek odbiera tylko kopanie.
    - Po pasie akcje zostają.
rules-passage-title = Sekretne przejścia
rules-passage =
    Jeśli zaczynasz turę w korytarzu z sekretnym przejściem, możesz rzucić dwiema kostkami. Dublet albo razem 7 (szansa 1/3): wychodzisz dowolnym innym przejściem w kopalni albo zostajesz. Inaczej idziesz pieszo, najwyżej o tyle kroków, ile pokazuje mniejsza kostka.

    ⚖ **Rozstrzygnięcia**
    - Tylko z miejsca, gdzie zaczyna się tura; wejść w przejście i od razu z niego skorzystać nie można.
    - Przejście kończy ruch: bez kroków przed nim i po nim. Po udanym rzucie pieszo iść nie można.
    - Na kafelku z dwoma korytarzami przejście leży tylko w jednym.
    - Gdy w kopalni jest tylko jedno, próbować nie można.
    - Nietoperze przejściami nie przenoszą, ale znajdą każdego.
rules-gold-title = Złoto i wygrana
rules-gold =
    W komorze, w której stoisz po ruchu, możesz zebrać samorodek, także po pasie. Komora nie dostaje nowego, chyba że przez wyzwanie złota.

    Wygrywa **natychmiast**, kto kończy ruch przy wejściu i ma dość: { $two } przy 2 osobach, { $four } przy 3–4, { $six } przy 5–6.

    ⚖ **Rozstrzygnięcia**
    - Przejście przez komorę albo wejście nie wystarcza; liczy się, gdzie kończy się ruch.
    - Wygrywa też osoba, którą do wejścia zagonią nietoperze.
    - Najpierw zbieraj, potem rzucaj wyzwanie: ono kończy turę.
    - Nasza zasada na ciszę: po { $quiet } rundach z rzędu bez nowego kafelka i zebranego złota gra się kończy i wygrywa najwięcej samorodków; remis jest wspólny.
rules-challenges-title = Wyzwania
rules-challenges =
    Jedno w turze, na jej końcu. Oddajesz znacznik (masz po { $tokens } każdego rodzaju) i obie strony rzucają trzy razy; remis w parze liczy się dla strony, która rzuca wyzwanie. Dwie pary wygrywają: szansa 62%.
    - **Złoto**: ten sam korytarz, znacznik i własny samorodek. Kto wygra, **także w obronie**, może przenieść samorodek drugiej osoby do pustej komory, w której nie stoi nikt z tej pary. Kto rzuca wyzwanie i wygra, rzuca też kostką, idzie i może jeszcze zebrać.
    - **Nietoperze**: kogokolwiek, gdziekolwiek. Kto wygra, rzuca kostką i wybiera, dokąd druga osoba ucieka, co najmniej o krok.

    ⚖ **Rozstrzygnięcia**
    - Broniącą się osobę bez złota też wolno wyzwać.
    - Gdy nie ma dokąd uciec, nic się nie dzieje; znacznik przepada.
    - Następna tura należy do osoby po tej, która rzuca wyzwanie.
rules-options-title = Opcje stołu
rules-options =
    Na początku wszystkie są wyłączone.
    - **Błoto**: krok w kałużę jest ostatni, także w ucieczce i w ruchu premiowym.
    - **Pięć kafelków** (2–4 osoby, z błotem): na początku każdy ma na ręce grotę, dwa przejścia i dwie kałuże i kładzie z nich; gdy ręce są puste, losuje się jak zwykle.
    - **Sojusze** (4 albo 6 osób): grasz z osobą naprzeciwko. Razem potrzebujecie { $team_four } albo { $team_six }, a wygrywacie, gdy obie osoby stoją przy wejściu. W tym samym korytarzu możesz raz w turze oddać albo wziąć samorodki.

    ⚖ **Rozstrzygnięcia**
    - Wyzwania w drużynie nie ma, także nietoperzy.
    - Gdy cała ręka nigdzie nie pasuje, losujesz, a rękę zatrzymujesz; resztki trafiają potem do worka.
rules-secrets-title = Jawne, tajne, notacja
rules-secrets =
    Wszystko jest jawne, także to, co jeszcze leży w worku; nikt nie zna tylko kolejności. Tajne są jedynie ręce w wariancie z pięcioma kafelkami (a przez to, póki trwa budowa, także zawartość worka): inni wiedzą, ile kafelków Ci zostało.

    Pole to `x,y`: wejście `0,0`, w prawo rośnie x, **w dół** rośnie y, więc `0,-1` leży nad wejściem. Strony: `N` góra, `E` prawo, `S` dół, `W` lewo. Gdy kafelek ma kilka korytarzy, dopisuje się jego wyloty: `3,-2:NE`.

    Zapis: `put T5 0,-1 N` kładzie kafelek, `dig T7`, `roll 4`, `passage 2+5`, `go 3,-2`, `stay`, `collect`, `gold 2 5:3 1:6 4:4` (miejsce 2, kostka wyzwania stoi pierwsza), `drop 3,2`, `leave`, `bat 2 5:3 1:6 4:4 5`, `chase 3,-2`, `give 2`, `take 1`, `end`. Kostki i losy stoją za decyzją, która je wywołuje.
lesson-1 =
    ### 1 z 4 · O co chodzi
    Razem budujecie kopalnię, kafelek po kafelku. W komorach leżą samorodki. Kto zbierze ich dość i jako pierwsza osoba wróci do drabiny przy wejściu, wygrywa.
lesson-2 =
    ### 2 z 4 · Twoja tura
    Masz wybór: **kop** (nowy kafelek i krok) albo **rzuć kostką** i idź do tylu kroków. W korytarzu z wodą możesz spróbować **sekretnego przejścia**: dublet albo siódemka przenosi Cię do dowolnego innego. Stoisz w komorze ze złotem? **Zbierz.**
lesson-3 =
    ### 3 z 4 · Wyzwania
    Na koniec tury możesz komuś przeszkodzić. **Wyzwanie złota** w tym samym korytarzu: wygrana przenosi cudzy samorodek do innej komory, a Ty ruszasz jeszcze raz. **Nietoperze** przepędzą każdego, gdziekolwiek stoi. Masz po { $tokens } znaczniki; szansa 62%, przegrana uderza w Ciebie.
lesson-4 =
    ### 4 z 4 · Do wejścia
    Gdy masz dość złota, ruch musi **skończyć się** przy wejściu. Pilnuj bogatych: nietoperze trzyma się właśnie na nich. Panel pokazuje drogi, odległości i szanse. Wszystko jest pod przyciskiem **Graj**; niczego nie trzeba wpisywać. **Gorączka złota!**
rules-credits-title = O grze
rules-credits = **Gold Mine** to gra wydana przez Stratus Games.

    To nieoficjalna praca fanów, bez związku z autorami i wydawcami. Rysunki, słowa i **kształty kafelków** są nasze własne: w pudełku kafelki wyglądają inaczej. Jeśli gra Ci się podoba, kup ją i zagrajcie przy prawdziwym stole.
