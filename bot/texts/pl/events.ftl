# Wokół gry
log-join = { $who } siada do stołu.
log-word = { $who } dokłada słowo do tasowania.
log-leave = { $who } odchodzi od stołu.
log-automat = Do stołu siada automat: { $automat }.
log-options = Ustawienia stołu się zmieniły.
log-cancel = Stół zamknięty bez wyniku.
log-cancel-deserted = Stół zamknięty: nikt przy nim nie został.
log-resign = { $who } rezygnuje; do końca gra automat ({ $automat }).
log-forgotten = Ktoś odszedł na dobre i jego dane są usunięte; do końca gra automat ({ $automat }).
log-erased = Ktoś, kto tu grał, odszedł na dobre i jego dane są usunięte; ranking liczy się bez tej osoby.
log-away = { $who } ma przerwę; do powrotu gra automat ({ $automat }).
log-helped = { $who } zostawia tę turę automatowi ({ $automat }).
log-helped_by = { $by } decyduje: turę, którą ma { $who }, gra automat ({ $automat }).
log-lent = { $by } decyduje: na miejscu, które ma { $who }, do powrotu gra automat ({ $automat }).
log-back = { $who } wraca do gry.
log-order = { $who } z góry oddaje część decyzji automatowi.
log-no_order = { $who } znów decyduje o wszystkim.
log-replace = { $who } przejmuje miejsce i gra dalej.
log-offer = { $by } proponuje, by na miejscu, które ma { $who }, grać dalej mogła inna osoba: { $newcomer }.
log-accept = { $who } zgadza się na zmianę miejsca; brakuje jeszcze jednej odpowiedzi.
log-keep = { $who }: na tym miejscu nic się nie zmienia.
log-timeout = { $who }: czas minął, jedną turę gra automat ({ $automat }).
log-reminder-half = ⏳ Minęła połowa Twojego czasu: teraz Twoja tura.
log-reminder-last = ⏰ Twój czas się kończy: teraz Twoja tura. Potem rozegra ją za Ciebie automat.
log-undo = { $who } cofa { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.
log-ask = { $who } prosi o cofnięcie { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchów
}; zgodzić muszą się wszyscy pozostali.
log-agree = { $who } zgadza się na cofnięcie.
log-decline = { $who } nie wyraża zgody; ruch zostaje.
log-uncounted = { $who } cofa coś, co już było widać: od teraz ta gra do niczego się nie liczy.
log-frozen = ⚠ Stół jest wstrzymany: zapis nie zgadza się z pozycją. Nic nie przepadło; kto prowadzi stół, może go zamknąć poleceniem `/{ cmd-group } { cmd-cancel }`.
log-rules = Odtąd obowiązuje nowsza wersja zasad.
