# Automatic players
automat-apprentice = apprentice
automat-foreman = foreman
automat-baron = coal baron
automat-apprentice-plays = knows the rules and sensible habits
automat-foreman-plays = plans its turns
automat-baron-plays = looks ahead and gives nothing away
