# Automatic players
automat-apprentice = apprentice
automat-foreman = foreman
automat-apprentice-plays = knows the rules and sensible habits
automat-foreman-plays = plans its turns
