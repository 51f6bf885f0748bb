# The settings of a table and of a person
settings-saved = Saved.
settings-table = Table · { $settings }
settings-you = You · language: { $language } · reminders: { $reminders } · quiet hours: { $quiet }
settings-none = none
forget-question = Shall I forget you? Your settings, ratings and results go, and your name disappears from every game. In games that are running the computer takes your seat for good. This cannot be undone.
forget-done = Done. I know nothing about you any more; messages in the channels can only be deleted by Discord. When you play again, you start afresh.
