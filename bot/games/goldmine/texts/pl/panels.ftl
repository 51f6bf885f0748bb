# Przyciski i panele
btn-dig = Kop ({ $bag })
btn-roll = Rzuć kostką
btn-passage = Sekretne przejście (1/3)
btn-pass = Pas, bez ruchu
btn-stay = Zostaję
btn-stay-end = Zostaję i kończę
btn-to-gold = Po złoto ({ $steps })
btn-home = Do wejścia i wygrana!
btn-collect = Zbierz samorodek
btn-collect-end = Zbierz i zakończ
btn-gold = Wyzwanie złota ({ $tokens })
btn-bat = Nietoperze ({ $tokens })
btn-leave-it = Niech zostanie
btn-give = Oddaj: { $count }
btn-take = Weź: { $count }
btn-end = Koniec tury
btn-turned = { $arrows } ({ $sides })
btn-other-cell = Inne pole
btn-more = Więcej…
btn-lay-for-me = Układaj za mnie
btn-lay-all = Ułóż od razu cały początek
btn-whole-mine = Cała kopalnia
btn-standings = Wyniki
btn-hand = Moje kafelki
table-title = ⛏ **Gold Mine.** { $who } ma mapę i szuka wspólników.
option-mud-yes = Błoto: jest
option-mud-no = Błoto: nie ma
option-five_tiles-yes = Początek: po pięć kafelków z ręki
option-five_tiles-no = Początek: kafelki z worka
option-alliances-yes = Sojusze: drużyny po dwie osoby
option-alliances-no = Sojusze: każdy dla siebie
turn-next = ⛏ **{ $who }, Twoja tura** · złoto { $have } z { $target }
turn-build = ⛏ **{ $who }, kładziesz kafelek** ({ $laid } z { $of }): { $tile }
turn-decide = **{ $who }, wygrane wyzwanie!** Teraz decydujesz Ty.
wait-turn = Na ruchu: { $who }. Tymczasem możesz się rozejrzeć.
play-title = ⛏ **Twoja tura** · złoto { $have } z { $target } · znaczniki: złoto { $gold }, nietoperze { $bats } · w worku { tiles } (ze złotem { $chambers })
play-ways = Najbliższe złoto: { steps } · do wejścia: kroki { $home }, rzuty średnio { $throws }
play-no-gold = Do żadnego złota nie ma teraz drogi. Kop albo spróbuj przejścia.
play-rich = 💰 Masz dość. Do wejścia!
rival-rich = ⚠ { $who } ma { $have } z { $target }, do wejścia { steps }.
put-where = **Gdzie kładziesz?** { $tile }. Zrezygnować nie można.
put-hand = **Który kafelek z ręki?**
put-turned = **{ $cell }: jak obrócić?**
opt-cell = { $number } · { $cell } · łączy wyloty: { $joins } · od Ciebie { steps }
effect-closes = zamyka { $place }
effect-longer = { $who }: droga do wejścia dłuższa o { steps }
walk-where = **🎲 Do { x-steps-gen }. Dokąd?**
passage-where = **🎲 { $dice }: woda opada. Którędy wychodzisz?** Tylko inne przejście albo zostajesz.
opt-goal = { $number } · { $place } · { $what } · { steps }
here = { $kind ->
    [gold] złoto
    [entrance] wejście
    [passage] przejście
    [mud] błoto
    [empty] pusta komora
   *[tunnel] korytarz
}
act-what = **Co jeszcze?** Najpierw zbierz; wyzwanie kończy turę.
challenge-whom = **Komu?** Szansa 62%: dwie z trzech par, remis dla Ciebie.
confirm-gold = Wyzwanie złota, broni się { $who }. Wygrana: { $who } traci samorodek na rzecz komory, którą wskażesz, a Ty masz ruch premiowy. Przegrana: o jednym z Twoich decyduje { $who }.
confirm-bat = Wyzwanie nietoperzy, broni się { $who }. Wygrana: { $who } ucieka, dokąd chcesz. Przegrana: uciekasz Ty.
drop-where = **{ $loser } traci samorodek. Dokąd on trafia?** Do pustej komory albo zostaje.
chase-where = **🦇 Do { x-steps-gen }. Dokąd ucieka { $loser }?** Choćby o krok.
chase-wins = ⚠ Przy wejściu { $loser } wygrywa!
setting-bats = Pytaj mnie o nietoperze: { $value ->
    [always] zawsze
    [never] nigdy
   *[rich] gdy ktoś ma dość złota
}
setting-defend = Decyduj za mnie, gdy się bronię: { $value }
hand-empty = Nie masz kafelków na ręce.
standings-title = **Wyniki** · potrzeba { $target }
standings-line = { $place }. { $who }: { nuggets } · znaczniki { $gold } + { $bats } · do wejścia { $home }
remains-gold = do złota { rolls }
remains-home = do wejścia { rolls }
opt-place = { $number } · { $place } · { $what }
opt-cell-build = { $number } · { $cell } · łączy wyloty: { $joins } · od wejścia { steps }
opt-cell-apart = { $number } · { $cell } · łączy wyloty: { $joins } · bez drogi
effect-shorter = { $who }: droga do wejścia krótsza o { steps }
effect-nearer = { $who }: złoto bliżej o { steps }
effect-pocket = { $who }: stamtąd nie ma drogi do wejścia
choose-cell = Wybierz pole
choose-goal = Wybierz, dokąd
choose-tile = Wybierz kafelek
choose-share = Ile samorodków?
page-of = Więcej… (strona { $page } z { $pages })
play-passage = 🌊 Stoisz w sekretnym przejściu. Inne wychodzą na: { $exits }.
passage-exit = { $place } ({ $what })
play-team = Drużyna: { $who } ({ $place }), razem { $together } z { $target }.
btn-mine = Cała kopalnia
btn-back-hand = Inny kafelek
btn-challenge = Rzuć wyzwanie
btn-not-now = Jednak nie
btn-best = { $place } · { $what }
btn-lay-myself = Układam samodzielnie
lay-for-you = Póki trwa budowa, automat układa za Ciebie.
lay-all-open = { $who } proponuje ułożyć od razu cały początek. Kto się zgadza, naciska „{ btn-lay-for-me }”.
mine-title = **Kopalnia** · leży { tiles } · samorodki w komorach: { $gold }
player-line = { $who }: { $place } · do złota { $near } · do wejścia { $home }
team-line = Drużyna { $who }: razem { nuggets } z { $target }
stats-challenge = Ulubione wyzwanie: { $kind ->
    [bat] nietoperze
   *[gold] złoto
}
hand-tiles = z ręki, { tiles }
challenge-odds = Szansa 62%: dwie z trzech par, remis dla Ciebie.
