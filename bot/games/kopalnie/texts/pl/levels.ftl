# Gracze automatyczni
automat-apprentice = tragarz
automat-foreman = przewodnik
automat-apprentice-plays = zna zasady i dobre nawyki
automat-foreman-plays = planuje swoje tury
