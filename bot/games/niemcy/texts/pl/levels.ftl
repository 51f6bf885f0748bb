# Gracze automatyczni
automat-apprentice = bagażowy
automat-foreman = zawiadowca
automat-baron = baron kolejowy
automat-apprentice-plays = szuka najkrótszej drogi i nikomu nie wadzi
automat-foreman-plays = układa rozkład jazdy i pilnuje pasażerów
automat-baron-plays = patrzy naprzód i zajmuje połączenia sprzed nosa
