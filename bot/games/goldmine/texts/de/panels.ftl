# Knöpfe und Menüs
btn-dig = Graben ({ $bag })
btn-roll = Würfeln
btn-passage = Geheimgang (1/3)
btn-pass = Passen, keine Bewegung
btn-stay = Stehen bleiben
btn-stay-end = Bleiben und beenden
btn-to-gold = Zum Gold ({ $steps })
btn-home = Zum Eingang und Sieg!
btn-collect = Nugget einsammeln
btn-collect-end = Einsammeln und beenden
btn-gold = Goldduell ({ $tokens })
btn-bat = Fledermäuse ({ $tokens })
btn-leave-it = Soll bleiben
btn-give = Geben: { $count }
btn-take = Nehmen: { $count }
btn-end = Zug beenden
btn-turned = { $arrows } ({ $sides })
btn-other-cell = Anderes Feld
btn-more = Mehr …
btn-lay-for-me = Leg für mich
btn-lay-all = Den ganzen Anfang legen
btn-whole-mine = Ganze Mine
btn-standings = Stand
btn-hand = Meine Plättchen
table-title = ⛏ **Gold Mine.** { $who } hat eine Schatzkarte und sucht Leute.
option-mud-yes = Schlamm: ja
option-mud-no = Schlamm: nein
option-five_tiles-yes = Beginn: je fünf Plättchen aus der Hand
option-five_tiles-no = Beginn: Plättchen aus dem Beutel
option-alliances-yes = Bündnisse: Teams zu zweit
option-alliances-no = Bündnisse: alle für sich
turn-next = ⛏ **{ $who }, du bist am Zug** · Gold { $have } von { $target }
turn-build = ⛏ **{ $who }, du legst** ({ $laid } von { $of }): { $tile }
turn-decide = **{ $who }, Duell gewonnen!** Jetzt entscheidest du.
wait-turn = Am Zug: { $who }. Solange kannst du dich umsehen.
play-title = ⛏ **Du bist am Zug** · Gold { $have } von { $target } · Marker: Gold { $gold }, Fledermäuse { $bats } · { tiles } im Beutel ({ $chambers } mit Gold)
play-ways = Nächstes Gold: { steps } · zum Eingang: Schritte { $home }, Würfe im Schnitt { $throws }
play-no-gold = Kein Gold ist jetzt erreichbar. Grabe oder versuch einen Geheimgang.
play-rich = 💰 Du hast genug. Auf zum Eingang!
rival-rich = ⚠ { $who } hat { $have } von { $target }, { steps } bis zum Eingang.
put-where = **Wohin damit?** { $tile }. Ablehnen geht nicht.
put-hand = **Welches Plättchen aus der Hand?**
put-turned = **{ $cell }: Wie herum?**
opt-cell = { $number } · { $cell } · Anschlüsse { $joins } · { steps } von dir
effect-closes = schließt { $place }
effect-longer = { $who }: Weg zum Eingang um { steps } länger
walk-where = **🎲 Bis zu { steps }. Wohin?**
passage-where = **🎲 { $dice }: Das Wasser sinkt. Wo kommst du heraus?** Ein anderer Geheimgang, oder du bleibst.
opt-goal = { $number } · { $place } · { $what } · { steps }
here = { $kind ->
    [gold] Gold
    [entrance] Eingang
    [passage] Geheimgang
    [mud] Schlamm
    [empty] leere Kammer
    *[tunnel] Tunnel
    }
act-what = **Was noch?** Erst einsammeln; ein Duell beendet den Zug.
challenge-whom = **Wen?** Deine Chance: 62 %, zwei von drei Paaren, Gleichstand für dich.
confirm-gold = Goldduell gegen { $who }. Sieg: { $who } verliert ein Nugget an eine Kammer deiner Wahl, und du bekommst Bonusschritte. Niederlage: { $who } entscheidet über eines von dir.
confirm-bat = Fledermausduell gegen { $who }. Sieg: { $who } flieht, wohin du willst. Niederlage: Du fliehst.
drop-where = **{ $loser } verliert ein Nugget. Wohin damit?** In eine leere Kammer, oder es bleibt.
chase-where = **🦇 Bis zu { steps }. Wohin flieht { $loser }?** Mindestens ein Schritt.
chase-wins = ⚠ Am Eingang gewinnt { $loser }!
setting-bats = Nach Fledermäusen fragen: { $value ->
    [always] immer
    [never] nie
    *[rich] wenn jemand genug Gold hat
    }
setting-defend = Bei der Verteidigung für mich entscheiden: { $value }
hand-empty = Du hast keine Plättchen auf der Hand.
standings-title = **Stand** · nötig: { $target }
standings-line = { $place }. { $who }: { nuggets } · Marker { $gold } + { $bats } · zum Eingang { $home }
