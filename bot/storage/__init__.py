"""SQLite: connection, migrations, queries, history, outbox. Knows the domain's types."""
