# Gracze automatyczni
automat-apprentice = młodszy górnik
automat-foreman = sztygar
automat-baron = baron węglowy
automat-apprentice-plays = zna zasady i dobre nawyki
automat-foreman-plays = planuje swoje tury
automat-baron-plays = patrzy naprzód i niczego nie odpuszcza
