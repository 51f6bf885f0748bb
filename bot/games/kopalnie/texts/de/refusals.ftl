# Warum nicht, und was stattdessen geht
refuse-abandoned = { $mine } ist verlassen. Wähle eine andere Mine.
refuse-after_the_roll = { $card } wird nach einem Wurf gespielt. Grabe zuerst.
refuse-already_chosen = Du hast deinen Auftrag gewählt, dabei bleibt es.
refuse-already_played = { $card } gilt schon für diese Grabung. Wähle jetzt eine Mine.
refuse-before_the_roll = { $card } wird vor dem Wurf gespielt. Heb sie für deinen nächsten Zug auf.
refuse-coin_lies_there = Auf { $tile } liegt schon eine Münze ({ $coin }). Wähle ein anderes Plättchen.
refuse-die_first = Der Würfel rollt noch. Versuch es gleich noch einmal.
refuse-fresh_card = { $card } hast du in diesem Zug gezogen; spielen kannst du sie ab dem nächsten.
refuse-must_lay = Diese Münze muss gelegt werden. Wähle ein Plättchen.
refuse-no_bare_tile = In { $mine } liegt kein Plättchen für diese Münze. Wähle eine andere Mine.
refuse-no_such_mine = { $mine } bleibt bei { players } geschlossen. Wähle eine andere Mine.
refuse-not_a_roll = Nach einer Entscheidung dürfen nur Würfe stehen. Wähle aus der Liste, statt zu tippen.
refuse-not_a_running_turn = Ein Zug dieses Spiels kann nicht unfertig bleiben.
refuse-not_kept = { $card } hast du nicht. Wähle eine deiner Karten.
refuse-not_offered = { $mission } gehört nicht zu deinen Aufträgen. Wähle einen der drei.
refuse-not_rolled = Der Würfel zeigt { $rolls }. Nimm das oder spiele eine Karte.
refuse-one_step_only = Der Würfel zeigt { $rolls }, und eine Laterne ändert ihn nur um eins.
refuse-only_stones = Diese Karte legt Münzen auf Steine, und { $tile } ist keiner. Wähle einen Stein.
refuse-other_mine = { $tile } liegt nicht in der gewählten Mine ({ $mine }). Wähle dort ein Plättchen.
refuse-tile_gone = { $tile } liegt nicht mehr in seiner Mine. Wähle ein anderes Plättchen.
refuse-not_your_turn = Du bist nicht am Zug, sondern { $turn }. Solange kannst du dir die Minen und deine Schätze ansehen.
refuse-not_your_turn-until = Du bist nicht am Zug, sondern { $turn }; die Zeit endet { $deadline }. Solange kannst du dir die Minen und deine Schätze ansehen.
phase-missions = die Aufträge werden gewählt
phase-dig = eine Mine muss gewählt werden
phase-roll = der Würfel rollt
phase-rolled = ein Wurf wartet auf deine Antwort
phase-guess = eine Zahl muss genannt werden
phase-coin_mine = eine Münze muss gelegt werden
phase-coin_tile = eine Münze muss gelegt werden

# Ein beschädigtes Protokoll
refuse-missing_mine = Die Aufzeichnung ist beschädigt: Die Mine „{ $part }“ fehlt.
refuse-not_mines = Die Aufzeichnung ist beschädigt: Die Minen sind nicht mit ihren Buchstaben angegeben.
refuse-not_offers = Die Aufzeichnung ist beschädigt: Zu jedem der { $seats } Plätze gehören drei Aufträge.
refuse-unknown_mine = Die Aufzeichnung ist beschädigt: Eine Mine „{ $part }“ gibt es in diesem Spiel nicht.
