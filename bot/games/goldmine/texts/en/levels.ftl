# Automatic players
automat-apprentice = greenhorn
automat-foreman = prospector
automat-baron = gold baron
automat-apprentice-plays = digs where it stands and follows the glitter
automat-foreman-plays = knows the way to the gold and back home
automat-baron-plays = looks ahead and keeps bats up its sleeve
