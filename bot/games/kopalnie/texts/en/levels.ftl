# Automatic players
automat-apprentice = porter
automat-foreman = guide
automat-apprentice-plays = knows the rules and sensible habits
automat-foreman-plays = plans its turns
