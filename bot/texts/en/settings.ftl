# The settings of a table and of a person
settings-saved = Saved.
settings-table = Table · { $settings }
settings-you = You: language { $language } · reminders { $reminders } · quiet hours { $quiet }
settings-none = none
