# Rat für einen Zug und der Blick zurück auf eine Partie
ask-advice = rat
ask-advice-desc = Dein Zug: die drei besten Züge mit Gründen, nur für deine Augen
ask-review = analyse
ask-review-desc = Nach der Partie: was dich am meisten gekostet hat und was besser war
cmd-new-advice = rat
cmd-new-advice-desc = Ob man in seinem Zug um Rat fragen darf (Standard: ja)
cmd-settings-advice = rat
cmd-settings-advice-desc = Tisch: Rat erlaubt, nur vor dem Beginn (Tischleitung)
btn-advice = Rat
btn-follow = { $number } spielen
btn-review = Wo ging es verloren?
table-advice-yes = Rat: erlaubt
table-advice-no = Rat: aus
advice-title = **Rat** · das siehst nur du
advice-only = Gewinnchance { $chance }{"\u00A0"}%
advice-best = Gewinnchance { $chance }{"\u00A0"}%, { lead } besser als der nächste
advice-even = Gewinnchance { $chance }{"\u00A0"}%, fast gleich gut
advice-behind = Gewinnchance { $chance }{"\u00A0"}%, { lead } hinter dem ersten
review-title = **Wo du am meisten verschenkt hast** · das siehst nur du
review-nothing = Ich habe mir jeden deiner Züge angesehen und nichts Nennenswertes gefunden, das du verschenkt hättest. Gut gespielt!
review-progress = Ich sehe mir deine Züge an: { $done } von { $of } …
review-turn = **Zug { $turn }:** { $played }
review-better = Besser: **{ $better }**
review-cost = kostete den Sieg in etwa { $chance } von 100 Partien, rund { lead }
review-cost-points = kostete rund { lead }
review-see = Zug { $turn }
review-whole = **In der ganzen Partie**
review-single = **Einzelne Züge**
review-example = Zum Beispiel Zug { $turn }: { $played }

# Warum nicht
refuse-advice_off = An diesem Tisch gibt es keinen Rat: So wurde er eröffnet. Alles ansehen und vorausplanen kannst du trotzdem.
refuse-advice_none = Für dieses Spiel gibt es noch keinen Ratgeber.
refuse-advice_busy = Gerade fragen zu viele um Rat. Versuch es bitte gleich noch einmal.
refuse-advice_failed = Der Ratgeber ist über dieser Frage eingeschlafen; es hat sich nichts geändert. Frag bitte noch einmal.
