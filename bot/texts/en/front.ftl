# What the bot says about itself and about Discord
front-failed = Something went wrong on my side, but nothing that was done is lost. Try again; if that does not help, give this number to whoever runs this bot: `{ $incident }`.
front-database = I cannot look into my records right now, so nothing has changed. Try again in a minute.
front-rights = I cannot set up a table here yet. I lack these permissions: { $rights }. Someone who manages this channel can grant them; or use the command in another channel.
front-right-view_channel = View Channel
front-right-send_messages = Send Messages
front-right-send_messages_in_threads = Send Messages in Threads
front-right-attach_files = Attach Files
front-right-create_public_threads = Create Public Threads
front-own-rights = A table here would be yours, but you lack these permissions: { $rights }. Use the command where you can write.
front-closed = { $who }, I cannot write to you privately. Nothing is lost: the button **{ $button }** below each turn shows only you what I would have written, and so does `/{ cmd-group } { cmd-hand }`.
front-only-servers = A table can be opened in a server’s channel, or in direct messages with me.
front-thread = The table stands in a thread of its own: { $thread }
front-opened = The table is open. Whoever wants to play takes a seat below.
front-thread-name = { game-title } · { $host }
front-reminder-here = { $who }, a reminder: it is your turn{ $deadline ->
    [none] .
   *[other] , and the time runs out { $deadline }.
}
front-no-thread = There can be no thread here. Open the table without one, or in an ordinary text channel.
front-old-button = This button comes from an older version of me and does nothing any more. The newest message in the channel has the ones that count.
front-no-bots = A bot cannot take a seat. Leave the option out, and one of my computer players plays on.
front-replaced-automat = The computer plays on for this seat; its owner can come back at any time.
front-cancelled = The table is closed.
front-resigned = You have given up your seat; the computer plays on to the end.
front-helped = The computer plays this turn.
front-begun = The table is set and the game begins. I will call you when it is your turn.
front-restarting = I am being restarted this very moment. Nothing is lost; please try again in half a minute.
front-one-moment = One moment, not everything at once! Try again in a second or two.
