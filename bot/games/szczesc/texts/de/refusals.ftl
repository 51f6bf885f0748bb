# Warum nicht, und was stattdessen geht. Regeln des Spiels:
refuse-already_there = Der Förderkorb ist schon dort. Wähle einen anderen Halt.
refuse-at_surface = Der Förderkorb ist über Tage, die Loren stehen unter Tage. Fahre zuerst hinunter.
refuse-cage_full = Der Förderkorb ist voll, er fasst { cubes }. Fahre ihn erst nach oben und lade aus.
refuse-draft_first = Die Auswahl läuft noch; danach gehen die Bergleute an die Arbeit.
refuse-fill_count = Wähle andere Kohle für genau { carts }, nicht für { $have }.
refuse-locked = Dieser Platz ist bei { players } gesperrt. Wähle einen anderen.
refuse-needs_marks = Das kostet { marks }, du hast { $have }. Wähle einen billigeren Stollen oder verdiene erst Geld; die Bank zahlt immer eine Mark.
refuse-needs_miners = Dieser Platz braucht { miners }, du hast { $have }. Wähle einen leereren; bei der Bank reicht immer ein Bergmann.
refuse-needs_steps = Das braucht { steps }, übrig: { $have }. Wähle etwas Kürzeres oder beende den Zug.
refuse-no_card_here = Hier liegt kein Auftrag, und der Stapel ist aufgebraucht. Wähle einen anderen Platz.
refuse-no_cards_left = Der Auftragsstapel ist aufgebraucht, es gibt nichts zu ziehen.
refuse-no_open_square = Der Auftrag { $order } hat kein freies Feld in dieser Farbe ({ $colour }). Wähle einen anderen Auftrag oder andere Kohle.
refuse-pair_has_own_colour = Zwei Würfel ersetzen einen nur, wenn beide eine andere Farbe haben als das Feld ({ $colour }). Kohle in der Farbe des Feldes legst du einzeln.
refuse-no_such_coal_here = Auf Sohle { $level } hat keine Lore solche Kohle ({ $colour }). Lade andere oder bewege den Förderkorb.
refuse-no_tile_here = Hier liegt kein Stollen, und der Stapel ist aufgebraucht. Wähle einen anderen Platz.
refuse-no_tiles_left = Der Stollenstapel ist aufgebraucht, es gibt nichts zu ziehen.
refuse-not_a_step = Das ist kein Schritt der Förderung. Wähle einen der Knöpfe oder beende den Zug.
refuse-not_at_surface = Der Förderkorb steht auf Sohle { $level }. Fahre ihn zuerst nach oben.
refuse-not_in_cage = Im Förderkorb fehlt die Kohle dafür ({ $colour }). Lade sie zuerst oder wähle andere.
refuse-not_in_hand = Das ist nicht unter dem, was du gezogen hast. Wähle etwas von dem, was gezeigt wird.
refuse-not_in_store = In deinem Lager fehlt die Kohle dafür ({ $colour }). Wähle andere.
refuse-not_on_display = Diese Karte liegt nicht mehr aus. Wähle eine andere.
refuse-not_your_order = Der Auftrag { $order } gehört nicht zu deinen offenen Aufträgen. Wähle einen von deinen.
refuse-not_your_turn = Du bist nicht am Zug, sondern { $turn }. Solange kannst du deinen Schacht ansehen oder planen.
refuse-not_your_turn-until = Du bist nicht am Zug, sondern { $turn }; die Zeit endet { $deadline }. Solange kannst du deinen Schacht ansehen oder planen.
refuse-nothing_to_deliver = Du hast keinen fertigen Auftrag für diesen Transport ({ $transport }). Fördere zuerst Kohle und mach einen Auftrag voll.
refuse-supply_out = Von dieser Kohle ({ $colour }) ist zu wenig im Vorrat: { $have } da, { $needs } nötig. Wähle eine andere Farbe.
phase-draft = die Auswahl läuft
phase-place = erst muss ein Platz gewählt werden
phase-mine = eine Förderung läuft
phase-fill = Loren warten auf andere Kohle
phase-choose = wähle erst, was du behältst
phase-rest = sag erst, wohin der Rest kommt
phase-return = leg erst den Rest zurück

# Ein geschriebener Zug oder eine Aufzeichnung, die sich nicht lesen lässt
refuse-not_a_running_turn = Nur eine Förderung darf unfertig bleiben.

# Dasselbe in wenigen Worten, neben einem ausgegrauten Platz
reason-draft_first = nach der Auswahl
reason-locked = bei { players } gesperrt
reason-needs_marks = kostet { marks }, du hast { $have }
reason-needs_miners = braucht { miners }, du hast { $have }
reason-no_card_here = leer
reason-no_cards_left = Stapel aufgebraucht
reason-no_tile_here = leer
reason-no_tiles_left = Stapel aufgebraucht
reason-nothing_to_deliver = kein fertiger Auftrag
