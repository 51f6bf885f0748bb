# Zasady według tematów, własnymi słowami, z rozstrzygnięciami sporów
rules-turn-title = Tura
rules-turn =
    Wybierz otwartą kopalnię i rzuć kostką. Kilof w tej kopalni przesuwa się w prawo o tyle kafelków, ile wypadło, i kafelek, na którym stanie, jest Twój.
    - Przed rzutem możesz zagrać kartę z ręki: **Dwa tropy** to dwa rzuty, z których wybierasz jeden, **Zapasowy kilof** to jeszcze jedno kopanie.
    - Po rzucie **Nowa nadzieja** pozwala rzucić jeszcze raz, a **Latarnia** przesuwa wynik o jeden.
    - Kafelek z ★ daje kartę szansy, a z +{ $plus } tyle monet.
    - Potem kopie następna osoba. Panel pokazuje, co w każdej kopalni da każdy rzut od 1 do 6.

rules-mines-title = Kopalnie i kilofy
rules-mines =
    Kopalń jest { $mines }, w każdej { $places } kafelków; kamień leży zawsze na pierwszym miejscu. W kopalni jest jeden kilof, wspólny dla wszystkich.
    - Kilof liczy kafelki, nie miejsca: puste przeskakuje, a za ostatnim zaczyna znów od lewej.
    - Zostaje na miejscu, które opróżnił; następne kopanie zaczyna się stamtąd.
    - Gdy zostanie jeden kafelek, kopalnia jest **porzucona** i nikt już w niej nie kopie.

    ⚖ **Rozstrzygnięcia**
    - Kamienie też są kafelkami, kilof je liczy.
    - Rzut większy niż liczba kafelków idzie w koło, aż się skończy.
    - Moneta z ostatniego kafelka porzuconej kopalni wraca do zasobów.

rules-missions-title = Misje
rules-missions =
    Na początku każdy dostaje { $offered } z { $missions } misji i w tajemnicy zatrzymuje jedną, wszyscy naraz. Odkrywa się ją na końcu: spełniona daje swoje punkty, niespełniona nic.
    - „Najwięcej” znaczy więcej niż każda inna osoba; remis nie wystarcza.
    - Karty, które zastępują kafelek, liczą się także do misji.
    - W trakcie gry odkrywa się tylko **Ostatniego wydobywcę**: gdy Twoje kopanie zamknie kopalnię.

rules-chance-title = Karty szansy
rules-chance =
    W talii jest ich { $cards }. Szare działają od razu. Pomarańczowe zatrzymujesz odkryte, każdy je widzi: jedne zagrywasz w którejś ze swoich późniejszych tur, inne punktują na końcu.

    ⚖ **Rozstrzygnięcia**
    - Zatrzymanej karty nie można zagrać w turze, w której została dobrana.
    - Po rzucie wybierasz tylko wtedy, gdy Dwa tropy dały dwa różne wyniki albo masz kartę na tę chwilę; dwa równe wyniki to jeden.
    - Po Dwóch tropach Latarnia zmienia jeden z wyników o jeden i wtedy liczy się tylko on; Nowa nadzieja zastępuje oba jednym rzutem.
    - Nowa nadzieja i Latarnia zmieniają tylko własny rzut; po Nowej nadziei nowy wynik obowiązuje.
    - Porządki zabierają kamień z tej kopalni, z której masz najwięcej kafelków, a przy remisie z pierwszej według liter; żadna misja nie wolałaby innego.
    - Porządki bez kamienia, handlarz bez towaru, danina od nikogo: nic się nie dzieje.

rules-coins-title = Monety
rules-coins =
    Moneta to punkt. Są z kafelków +{ $plus }, z kart szansy i z kafelków, na których ktoś ją położył.
    - Karta kładzie na kafelku najwyżej jedną monetę; zgarnia ją, kto kafelek wykopie.
    - Niebezpieczny obszar pozwala położyć mniej niż trzy, także żadnej.

    ⚖ **Rozstrzygnięcie.** W turze, która kończy grę, monet się już nie kładzie.

rules-sets-title = Zestawy
rules-sets =
    Na końcu każdy rodzaj skarbu to jeden zestaw, nigdy dzielony. Decyduje liczba kafelków („od tylu: punkty”):
    - 🥇 złoto { $set-gold }
    - 🏺🗿🔪 brąz { $set-bronze }, a za każdy sagan, posążek i nóż razem +{ $trio }
    - 📜 papirusy { $set-papyrus }
    - 🔷 kryształy { $set-crystal }
    - 🔴 rubiny { $set-ruby }
    - 💎 diamenty { $set-diamond }
    - 🪨 kamienie { $set-stone }

    ⚖ **Rozstrzygnięcie.** Złoto powyżej dziesięciu kafelków jest warte tyle, co dziesięć.

rules-free-title = Wolne pakiety
rules-free =
    Skarby, które nie tworzą zestawu, są wolne. Każde { $pack }, obojętnie jakie, dają { $pack-points } punktów. Kamienie się tu nie liczą, karty zastępujące kafelek tak.

rules-end-title = Koniec gry
rules-end =
    Gra kończy się w turze, w której porzuconych jest już { $end } kopalń; nikt nie dostaje już tury. Liczy się misję, premie z kart, monety, zestawy, wolne pakiety i kamienie. Wygrywa największa suma.

    ⚖ **Rozstrzygnięcie.** Przy remisie na czele zwycięstwo jest wspólne.

rules-few-title = Dwie lub trzy osoby
rules-few =
    Gracie w { $mines-few } kopalniach (A–F), bez diamentów oraz bez kart i misji, które ich potrzebują. Gra kończy się, gdy porzuconych jest { $end-few } kopalń.

rules-secrets-title = Co jest tajne
rules-secrets =
    Tylko Ty widzisz swoją misję, a kolejności kart w talii nie zna nikt. Wszystko inne jest jawne: kafelki, monety i karty szansy, bo każdą dobraną czyta się na głos, także tę, którą ktoś zatrzymuje. Rozdanie wynika z ziarna, którego pieczęć stoi przy stole; samo ziarno podajemy na końcu.

rules-notation-title = Notacja
rules-notation =
    Kafelek to litera kopalni i cyfra: `C0` to kamień kopalni C, `C1` do `C6` to pozostałe.

    Decyzje: `mission treasury`, `dig C`, `play two_trails`, `take 4`, `lantern 5`, `guess 3`, `lay C` i `coin C4`, `enough`. W zapisie rzuty stoją za decyzją, do której należą: `dig C roll 4`.

# Krótkie strony dla kogoś, kto gry jeszcze nie widział
lesson-1 =
    ### 1 z 3 · Twoja tura
    Skarby leżą w { $mines } kopalniach na całym świecie. W swojej turze wybierasz jedną i rzucasz kostką, a kilof w tej kopalni przesuwa się o tyle kafelków w prawo. Kafelek, na którym stanie, jest Twój. I to cała tura.

    Na obrazku każda kopalnia ma literę, a każdy rodzaj skarbu kolor i wzór tła: po nich poznasz, co już zbierasz.

lesson-2 =
    ### 2 z 3 · Kopalnie
    W każdej kopalni jest jeden kilof dla wszystkich, więc każde kopanie zmienia to, co trafi się następnej osobie. Zanim rzucisz, panel pokaże, co w każdej kopalni da każda liczba. ★ daje kartę szansy, +{ $plus } monety. Gdy zostanie jeden kafelek, kopalnia jest porzucona; gdy porzuconych jest { $end }, gra się kończy.

lesson-3 =
    ### 3 z 3 · Punkty
    Punkty dają zestawy: im więcej kafelków jednego rodzaju, tym lepiej, a najbardziej opłaca się złoto. Kamienie kosztują. Każde trzy skarby bez zestawu dają { $pack-points } punktów, każda moneta jeden. Do tego każdy ma tajną misję, wybraną na początku. Wszystko, co możesz zrobić, jest pod przyciskiem **Graj**; niczego nie trzeba wpisywać. **Udanych wykopalisk!**
