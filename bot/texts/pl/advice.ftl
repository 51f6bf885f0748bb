# Rada w turze i spojrzenie wstecz na partię
ask-advice = rada
ask-advice-desc = Twoja tura: trzy najlepsze ruchy i powody, tylko dla Twoich oczu
ask-review = analiza
ask-review-desc = Po partii: co kosztowało najwięcej punktów i jak było lepiej
cmd-new-advice = rady
cmd-new-advice-desc = Czy gracze mogą prosić w swojej turze o radę (domyślnie tak)
cmd-settings-advice = rady
cmd-settings-advice-desc = Stół: rady dozwolone, tylko przed grą (osoba prowadząca)
btn-advice = Rada
btn-follow = Zagraj { $number }
btn-review = Gdzie uciekły punkty?
table-advice-yes = Rady: dozwolone
table-advice-no = Rady: wyłączone
advice-title = **Rada** · widzisz to tylko Ty
advice-only = szansa na wygraną { $chance }%
advice-best = szansa na wygraną { $chance }%, o { lead } lepiej niż następny ruch
advice-even = szansa na wygraną { $chance }%, prawie tak samo
advice-behind = szansa na wygraną { $chance }%, o { lead } gorzej niż pierwszy
review-title = **Gdzie uciekło najwięcej punktów** · widzisz to tylko Ty
review-nothing = Każda Twoja tura sprawdzona i nie ma czego wypomnieć. Dobra robota!
review-progress = Przeglądam Twoje tury: { $done } z { $of }…
review-turn = **Tura { $turn }:** { $played }
review-better = Lepiej: **{ $better }**
review-cost = koszt: wygrana w około { $chance } na 100 partii, około { lead }
review-cost-points = koszt: około { lead }
review-see = Tura { $turn }
review-whole = **W całej partii**
review-single = **Pojedyncze tury**
review-example = Na przykład tura { $turn }: { $played }

# Dlaczego nie
refuse-advice_off = Przy tym stole nie ma rad: tak został otwarty. Nadal możesz wszystko obejrzeć i planować.
refuse-advice_none = Do tej gry nie ma jeszcze doradcy.
refuse-advice_busy = Za dużo osób naraz prosi o radę. Spróbuj ponownie za chwilę.
refuse-advice_failed = Doradca zasnął nad tym pytaniem; nic się nie zmieniło. Zapytaj jeszcze raz.
