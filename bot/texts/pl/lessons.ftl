# Lekcja dla nowych
newcomer-lesson = -# Pierwszy raz? Lekcja trwa dwie minuty.
btn-lesson = Lekcja: 2 minuty
btn-next-page = Dalej
btn-previous-page = Wstecz
rules-none = Zasad tej gry nikt tu jeszcze nie spisał. Panel podsuwa wszystko, co wolno.
