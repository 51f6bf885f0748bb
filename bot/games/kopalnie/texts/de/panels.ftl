# Knöpfe
btn-hand = Auftrag und Karten
btn-standings = Stand
btn-mines = Minen
btn-collection = Schätze
btn-choose = Auftrag wählen
btn-take = { $number } · { $what }
btn-lantern = { $card } → { $number } · { $what }
btn-again = { $card }: noch einmal
btn-enough = Keine Münzen mehr
btn-other-mine = Andere Mine

# Ein Tisch vor dem Start
table-title = ⛏ **Kopalnie skarbów.** { $who } stellt eine Expedition zusammen.

# Wer am Zug ist
turn-next = ⛏ **{ $who }, du bist am Zug** · { coins }, { cards }
turn-missions = **{ $who }**: Zeit, einen Auftrag zu wählen.
wait-turn = Am Zug: { $who }. Solange kannst du dich umsehen.
dm-missions = ⛏ In { $channel } bricht eine Expedition auf.
dm-waiting = In { $channel } wählen noch andere. Du hast:
dm-begins = Alle Aufträge sind gewählt, in { $channel } geht es weiter. Du hast:

# Was nur eine Person sieht
missions-yours = **Behalte einen dieser { $offered } Aufträge.** Die anderen gehen zurück in die Schachtel, niemand sonst sieht sie.
mission-none = Du hast noch keinen Auftrag.
mission-yours = 🎯 { $mission } ({ $done })
mission-now-done = im Moment erfüllt
mission-now-open = noch nicht erfüllt
cards-yours = Chancenkarten:
cards-none = Keine Chancenkarten auf der Hand.

# Spielen
play-title = ⛏ **Du bist am Zug** · { coins }, { cards } · 🎯 { $mission }
dig-again = Du gräbst in diesem Zug { $count }-mal.
dig-two-trails = Es wird zweimal gewürfelt, und du wählst, was gilt.
rolled-title = **{ $where }** · 🎲 { $rolls }. Was nun?
brings-nothing = nichts
guess-title = **Nenne eine Zahl.** Dann wird gewürfelt.
lay-mine = **In welche Mine legst du { $coin }?** Noch zu legen: { $left }.
lay-tile = **Auf welches Plättchen legst du { $coin }?** Noch zu legen: { $left }.
choose-tile = Wähle ein Plättchen

# Umsehen
mines-title = **Die Minen** · verlassen: { $count } von { $end } · Chancenkarten im Stapel: { $deck }
collection-title = **{ $who }** · { points } · { coins }, { cards }, { tiles }
cards-of = Chancenkarten: { $cards }
standings-title = **Stand**
standings-line = { $place }. { $who }: { points } · { coins }, { tiles }
standings-hidden = -# Geheime Aufträge kommen hinzu; deiner ist nur für dich schon mitgezählt.
stats-treasure = Liebster Schatz: { $treasure }
stats-source = Die meisten Punkte durch: { $source }
