# Ein Vorsprung in dem, was der Ratgeber dieses Spiels zählt
lead = { $points } Züge

# Warum ein Zug gut ist, oder was dagegen spricht
why-not_joined = vorerst nicht zu erreichen
why-gold_near_entrance = Gold nahe am Eingang, { $rolls } Würfe entfernt
why-open_ends = offene Enden danach: { $ends }
why-roll_wins = zum Eingang { steps }: { $percent } % der Würfe gewinnen
why-roll_gold = zum Gold { steps }: { $percent } % der Würfe reichen
why-way_home = Würfe bis zum Eingang im Schnitt: { $rolls }
why-way_gold = Würfe bis zum nächsten Gold im Schnitt: { $rolls }
why-dig_gold = { $percent } % Chance auf Gold: { $chambers } von { tiles } sind Kammern
why-dig_beside = das Plättchen kann direkt neben dich, sein Gold ist sofort zu haben
why-dig_apart = neben dir ist kein offenes Ende
why-dig_and_step = Gold ist einen Schritt entfernt, das Plättchen gibt es gratis
why-no_gold_lies = kein Gold ist jetzt erreichbar
why-gold_is_far = das nächste Gold ist weit, im Schnitt { $rolls } Würfe
why-passage_odds = ein Geheimgang gelingt in { $percent } % der Versuche
why-passage_gold = von { $place } sind es { $rolls } Würfe bis zum Gold
why-passage_home = von { $place } sind es { $rolls } Würfe bis zum Eingang
why-wins = das gewinnt
why-into_mud = endet im Schlamm
why-gold_shorter = Gold rückt näher: { $rolls } Würfe statt { $before }
why-gold_longer = Gold rückt ferner: { $rolls } Würfe statt { $before }
why-home_shorter = kürzerer Weg zum Eingang: { $rolls } Würfe statt { $before }
why-home_longer = längerer Weg zum Eingang: { $rolls } Würfe statt { $before }
why-at_passage = steht dann in einem Geheimgang
why-meets_rival = { $who } könnte dort ein Goldduell fordern
why-gold_at_hand = Gold auf { $cell }, einen Schritt entfernt
why-gold_walled_off = an dieses Gold kommt niemand heran
why-gold_nearer_to_you = niemand ist näher an diesem Gold: { $rolls } Würfe
why-gold_nearer_to_rival = { $who } ist näher an diesem Gold: { $rolls } Würfe
why-rival_home_shorter = { $who } hat es näher zum Eingang: { $rolls } Würfe statt { $before }
why-rival_home_longer = { $who } hat es weiter zum Eingang: { $rolls } Würfe statt { $before }
why-collects = ein Nugget mehr: { $have } von { $target }
why-enough = genug Gold: { $have } von { $target }
why-gave = { nuggets } an { $who }
why-took = { nuggets } von { $who }
why-quiet_ahead = stille Züge bis zum Ende: { $left }, und das meiste Gold ist hier
why-quiet_behind = stille Züge bis zum Ende: { $left }, und jemand hat mehr Gold
why-challenge_odds = du gewinnst { $percent } % der Duelle
why-spends_token = kostet einen { $kind ->
    [bat] Fledermausmarker
   *[gold] Goldmarker
}, übrig { $left }
why-rival_near_home = { $who } fehlen { nuggets }, zum Eingang sind es { $rolls } Würfe
why-robs = { $who } hat { nuggets }
why-free_move = ein Sieg bringt Bonusschritte
why-may_lose_nugget = ein eigenes Nugget steht auf dem Spiel
why-leaves_it = die Nuggets bleiben, wo sie sind
why-takes_nugget = { $who } verliert ein Nugget, es kommt auf { $cell }
why-bonus_reaches = die Bonusschritte reichen mit { $percent } % der Würfe: { steps }
why-chased_home_shorter = { $who } kommt dem Eingang näher: { $rolls } Würfe statt { $before }
why-chased_home_longer = { $who } kommt weiter vom Eingang weg: { $rolls } Würfe statt { $before }
why-chased_gold_shorter = { $who } kommt dem Gold näher: { $rolls } Würfe statt { $before }
why-chased_gold_longer = { $who } kommt weiter vom Gold weg: { $rolls } Würfe statt { $before }
why-chased_into_pocket = { $who } kommt von dort nicht zum Eingang
why-chased_from_gold = { $who } kommt von dort an kein Gold
no-way = kein Weg
turn-put = Plättchen auf { $cell }, gedreht nach { $side }
turn-go = auf { $place }
turn-drop = das Nugget auf { $cell }
turn-chase = Flucht auf { $place }

# Was in der ganzen Partie am meisten kostete
why-leak_steps = ungenutzte Schritte: { $unused } von { $rolled } (im Schlamm stecken geblieben: { $mud }); in Zügen sind das etwa { $points }
why-leak_standing = Züge ohne Bewegung: { $turns }
why-leak_challenges = eigene Duelle, die misslangen: { $lost } von { $challenges }
why-leak_nuggets = in Duellen verlorene Nuggets: { $nuggets }; in Zügen sind das etwa { $points }
why-leak_tokens = übrige Marker für Goldduelle: { $tokens }
