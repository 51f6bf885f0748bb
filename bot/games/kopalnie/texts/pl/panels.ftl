# Przyciski
btn-hand = Misja i karty
btn-standings = Wyniki
btn-mines = Kopalnie
btn-collection = Skarbiec
btn-choose = Wybierz misję
btn-take = { $number } · { $what }
btn-lantern = { $card } → { $number } · { $what }
btn-again = { $card }: jeszcze raz
btn-enough = Dość monet
btn-other-mine = Inna kopalnia

# Stół przed początkiem
table-title = ⛏ **Kopalnie skarbów.** { $who } zbiera ekipę na wyprawę.

# Czyja tura
turn-next = ⛏ **{ $who }, Twoja tura** · { coins }, { cards }
turn-missions = **{ $who }**: czas wybrać misję.
wait-turn = Teraz gra { $who }. Tymczasem możesz się rozejrzeć.
dm-missions = ⛏ Na { $channel } rusza wyprawa.
dm-waiting = Na { $channel } inni jeszcze wybierają. Masz:
dm-begins = Misje są wybrane, gra toczy się dalej na { $channel }. Masz:

# Co widzi tylko jedna osoba
missions-yours = **Zatrzymaj jedną z { $offered } misji.** Pozostałe wracają do pudełka i nikt ich nie zobaczy.
mission-none = Nie masz jeszcze misji.
mission-yours = 🎯 { $mission } ({ $done })
mission-now-done = na razie spełniona
mission-now-open = jeszcze nie spełniona
cards-yours = Karty szansy:
cards-none = Nie masz na ręce kart szansy.

# Gra
play-title = ⛏ **Twoja tura** · { coins }, { cards } · 🎯 { $mission }
dig-again = W tej turze kopiesz { $count } razy.
dig-two-trails = Rzucasz dwa razy i wybierasz wynik.
rolled-title = **{ $where }** · 🎲 { $rolls }. Co teraz?
brings-nothing = nic
guess-title = **Podaj liczbę.** Potem rzut kostką.
lay-mine = **W której kopalni kładziesz { $coin }?** Zostało do położenia: { $left }.
lay-tile = **Na którym kafelku kładziesz { $coin }?** Zostało do położenia: { $left }.
choose-tile = Wybierz kafelek

# Rozglądanie się
mines-title = **Kopalnie** · porzucone: { $count } z { $end } · karty szansy w talii: { $deck }
collection-title = **{ $who }** · { points } · { coins }, { cards }, { tiles }
cards-of = Karty szansy: { $cards }
standings-title = **Wyniki**
standings-line = { $place }. { $who }: { points } · { coins }, { tiles }
standings-hidden = -# Do tego dojdą tajne misje; Twoją policzono tu tylko dla Ciebie.
stats-treasure = Ulubiony skarb: { $treasure }
stats-source = Główne źródło punktów: { $source }
