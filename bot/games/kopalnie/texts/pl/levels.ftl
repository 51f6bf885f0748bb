# Gracze automatyczni
automat-apprentice = młodszy górnik
automat-foreman = sztygar
automat-apprentice-plays = zna zasady i dobre nawyki
automat-foreman-plays = planuje swoje tury
