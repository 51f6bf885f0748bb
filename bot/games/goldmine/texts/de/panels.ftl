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
remains-gold = { rolls } bis zum Gold
remains-home = { rolls } bis zum Eingang
opt-place = { $number } · { $place } · { $what }
opt-cell-build = { $number } · { $cell } · Anschlüsse { $joins } · { steps } vom Eingang
opt-cell-apart = { $number } · { $cell } · Anschlüsse { $joins } · kein Weg dorthin
effect-shorter = { $who }: Weg zum Eingang um { steps } kürzer
effect-nearer = { $who }: Gold um { steps } näher
effect-pocket = { $who }: von dort führt kein Weg zum Eingang
choose-cell = Wähle ein Feld
choose-goal = Wähle, wohin
choose-tile = Wähle ein Plättchen
choose-share = Wie viele Nuggets?
page-of = Mehr … (Seite { $page } von { $pages })
play-passage = 🌊 Du stehst in einem Geheimgang. Die anderen enden auf: { $exits }.
passage-exit = { $place } ({ $what })
play-team = Dein Team: { $who } ({ $place }), zusammen { $together } von { $target }.
btn-mine = Ganze Mine
btn-back-hand = Anderes Plättchen
btn-challenge = Zum Duell
btn-not-now = Doch nicht
btn-best = { $place } · { $what }
btn-lay-myself = Ich lege selbst
lay-for-you = Während des Aufbaus legt ein Automat für dich.
lay-all-open = { $who } schlägt vor, den ganzen Anfang auf einmal zu legen. Wer einverstanden ist, drückt „{ btn-lay-for-me }“.
mine-title = **Die Mine** · { tiles } liegen · Nuggets in den Kammern: { $gold }
player-line = { $who }: { $place } · zum Gold { $near } · zum Eingang { $home }
team-line = Team { $who }: zusammen { nuggets } von { $target }
stats-challenge = Liebstes Duell: { $kind ->
    [bat] Fledermäuse
   *[gold] Gold
}
hand-tiles = aus der Hand, { tiles }
challenge-odds = Deine Chance: 62 %, zwei von drei Paaren, Gleichstand für dich.
