"""The database: two engines, migrations, queries, history, outbox. Knows the domain's types."""
