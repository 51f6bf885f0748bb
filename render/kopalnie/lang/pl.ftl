# Kopalnie
kopalnie-title = Kopalnie skarbów
mine-A = Amazonia
mine-B = Wielki Kanion
mine-C = Himalaje
mine-D = Uluru
mine-E = Sahara
mine-F = Syberia
mine-G = Andy
mine-H = Alaska
mine-I = Kilimandżaro
mine-J = Islandia
mine-abandoned = porzucona
all-choose = Wybór misji
points-and-mission = pkt + ?

# Skarby
tile-gold = złoto
tile-cauldron = sagan
tile-figurine = posążek
tile-knife = nóż
tile-papyrus = papirus
tile-crystal = kryształ
tile-ruby = rubin
tile-diamond = diament
tile-stone = kamień
short-tile-gold = zł.
short-tile-cauldron = sag.
short-tile-figurine = pos.
short-tile-knife = nóż
short-tile-papyrus = pap.
short-tile-crystal = kr.
short-tile-ruby = rub.
short-tile-diamond = diam.
short-tile-stone = kam.
kind-gold = złoto
kind-bronze = brąz
kind-papyrus = papirusy
kind-crystal = kryształy
kind-ruby = rubiny
kind-diamond = diamenty
kind-stone = kamienie
sign-star = szansa

# Ostatnie kopanie
news-missions = Wszyscy wybierają misje
news-waiting = jeszcze wybiera: { $count }
news-first = Pierwszy kilof w ruch!
news-first-hint = wybierz kopalnię i rzuć
news-dug = { $name }: { $tile }
news-rolled = { $name } rzuca: { $rolls }
news-in-mine = kopalnia { $mine }
news-played = { $name } zagrywa kartę
news-coins = +{ $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}
news-guess = { $card }: typ { $number }
news-laid = { $card }: { $coin } na { $tile }
news-abandoned = kopalnia { $mine } porzucona
news-revealed = misja: { $mission }
news-over = koniec wydobycia

# Skarbiec
collection-of = Skarbiec: { $name }
collection-open = co widać na stole
only-for-you = tylko dla Ciebie
points-of = { $points } pkt
cell-coins = monety
cell-sets = zestawy
cell-packs = pakiety
cell-cards = karty
cell-mission = misja
more-for = +{ $count } → { $points }
set-full = komplet
set-worst = maks.
forms-more = trójka +{ $points }
stones-cost = kamienie odejmują punkty
packs = Pakiety
packs-rule = { $count } wolne = { $points }
packs-free = wolne: { $count }
no-cards = brak kart
mission = Misja
hidden-mission = zakryta
no-mission = jeszcze nie wybrana

# Na ręce
hand-title = Misja i karty
choose-mission = Wybierz jedną misję, pozostałe wracają do pudełka
missions-offered = Trzy misje do wyboru
mission-now-done = spełniona
mission-now-open = jeszcze nie
mission-shown = odkryta
when-before = przed rzutem
when-after = po rzucie
when-end = liczy się na koniec
when-next = od następnej tury
when-at-once = od razu

# Wynik
section-mission = Misja i karty
section-sets = Zestawy
section-rest = Reszta urobku
row-mission = misja
row-chance = premie z kart
row-coins = monety
row-free = wolne pakiety
row-stones = kamienie
missions-shown = Misje
shares-of = { $name }: skarby
mission-failed = nie

# Opisy
alt-mines = Kopalnie, porzucone { $count } z { $end }. { $turn }. Karty szansy: { $deck }.
alt-digger = { $name } ({ $colour }): { $points } pkt, monety { $coins }, karty { $cards }, { $tiles }
alt-pick = kilof
alt-coin = { $tile } z monetą { $coin }
alt-collection = Skarbiec: { $name } ({ $colour }). Razem { $points } pkt.
alt-set = { $kind } { $count }: { $points } pkt
alt-next = brakuje { $count } do { $points }
alt-forms = sagan { $cauldron }, posążek { $figurine }, nóż { $knife }
alt-packs = Wolne: { $count }, pakiety { $points } pkt.
alt-coins = Monety: { $coins }.
alt-kept = Karty
alt-covered = zakryte { $count }
alt-mission = Misja: { $mission }.
alt-offer = Do wyboru
alt-mission-line = { $name } ({ $points } pkt): { $text }
alt-result-mission = { $name }: { $mission }, { $points } pkt
alt-closed = Porzucone kopalnie po kolei: { $mines }.

# Misje
mission-power_of_craft = Siła rzemiosła
mission-golden_hand = Złota rączka
mission-golden_hand-text = miej choć jeden skarb każdego rodzaju
mission-last_digger = Ostatni wydobywca
mission-last_digger-text = wykop przedostatni kafelek kopalni i odkryj tę misję
mission-gold_rush = Gorączka złota
mission-papyrus_keeper = Strażnik papirusów
mission-crystal_heart = Kryształowe serce
mission-ruby_trail = Rubinowy szlak
mission-diamond_crown = Diamentowa korona
mission-most-text = miej najwięcej { $kind ->
    [bronze] wyrobów z brązu
    [papyrus] papirusów
    [crystal] kryształów
    [ruby] rubinów
    [diamond] diamentów
   *[gold] złota
}, bez remisu
mission-clean_hands = Czyste ręce
mission-clean_hands-text = skończ bez ani jednego kamienia
mission-collector = Kolekcjoner
mission-collector-text = miej punktujące zestawy z { $sets } rodzajów skarbów
mission-full_forge = Pełna kuźnia
mission-full_forge-text = miej sagan, posążek i nóż
mission-treasury = Pełna kiesa
mission-treasury-text = miej co najmniej { $coins } w monetach
mission-traveller = Podróżnik
mission-traveller-text = miej kafelki z co najmniej { $mines } kopalń
mission-new_lands = Nowe lądy
mission-new_lands-text = miej kafelki z { $mines } kopalń spośród G–J
mission-gem_pair = Para klejnotów
mission-gem_pair-text = miej co najmniej { $gems } rubiny i { $gems } diamenty

# Karty szansy
chance-new_hope = Nowa nadzieja
chance-new_hope-text = rzuć jeszcze raz; drugi wynik obowiązuje
chance-gold_nugget = Złoto
chance-gold_nugget-text = zastępuje jeden kafelek złota
chance-pink_diamond = Różowy diament
chance-pink_diamond-text = { $coins } monet od ręki i zastępuje jeden diament
chance-crystal_bonus = Premia za kryształy
chance-gold_bonus = Premia za złoto
chance-bronze_bonus = Premia za brąz
chance-papyrus_bonus = Premia za papirusy
chance-ruby_bonus = Premia za rubiny
chance-diamond_bonus = Premia za diamenty
chance-bonus-text = po 1 pkt za { $kind ->
    [bronze] każdy Twój wyrób z brązu
    [papyrus] każdy Twój papirus
    [crystal] każdy Twój kryształ
    [ruby] każdy Twój rubin
    [diamond] każdy Twój diament
   *[gold] każdy Twój kafelek złota
}
chance-lantern = Latarnia
chance-lantern-text = przesuń swój wynik o 1 w górę albo w dół
chance-two_trails = Dwa tropy
chance-two_trails-text = rzuć dwa razy i wybierz lepszy dla siebie wynik
chance-spare_pick = Zapasowy kilof
chance-spare_pick-text = kop w tej turze jeszcze raz
chance-lucky_guess = Łut szczęścia
chance-lucky_guess-text = zgadnij, co wyrzucisz; trafienie to { $coins } monet
chance-gold_vein = Żyła złota
chance-gold_vein-text = połóż na kafelku monetę { $coin }; zgarnie ją, kto go wykopie
chance-danger_zone = Niebezpieczny obszar
chance-danger_zone-text = połóż po monecie { $coin } na najwyżej { $count } kamieniach
chance-purse = Sakiewka
chance-purse-text = bierzesz { $coins } monety
chance-papyrus_dealer = Handlarz papirusów
chance-papyrus_dealer-text = po { $coins } monecie za każdy Twój papirus
chance-tidy_up = Porządki
chance-tidy_up-text = jeden Twój kamień wraca do pudełka
chance-tribute = Danina
chance-tribute-text = od każdego, kto ma monety, dostajesz { $coins }
chance-lucky_roll = Szczęśliwy rzut
chance-lucky_roll-text = rzucasz i bierzesz tyle monet, ile oczek
chance-diamond_market = Diamentowy targ
chance-diamond_market-text = po { $coins } monety za każdy Twój diament
