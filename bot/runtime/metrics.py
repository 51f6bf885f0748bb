"""What an operator can watch, for Prometheus."""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

ACKNOWLEDGE_SECONDS = Histogram("bot_acknowledge_seconds", "From an interaction's arrival to its acknowledgement", buckets=_QUICK)
ANSWER_SECONDS = Histogram("bot_answer_seconds", "From an interaction's arrival to the finished answer", ["kind"], buckets=_SLOW)
DATABASE_ERRORS_TOTAL = Counter("bot_database_errors_total", "What the database could not do, in log or not", ["error"])
ERRORS_TOTAL = Counter("bot_errors_total", "Answers that ended in an apology", ["kind"])
REFUSED_TOTAL = Counter(
    "bot_refused_total", "Requests refused because somebody has too many under way, or asked too often", ["queue"]
)
QUEUE_SECONDS = Histogram("bot_queue_seconds", "How long a request waited for its turn", ["queue"], buckets=_SLOW)
PICTURE_SECONDS = Histogram("bot_picture_seconds", "Time to draw a picture", ["kind"], buckets=_QUICK)
PICTURES_MISSING_TOTAL = Counter("bot_pictures_missing_total", "Pictures that were left out of a message", ["why"])
STRIPS_TOTAL = Counter("bot_strips_total", "Strips of pictures: drawn, or reused from a worker's cache", ["how"])
MESSAGES_TOTAL = Counter("bot_messages_total", "Messages posted or changed for readers", ["reader", "how"])
EMOJIS_REFUSED_TOTAL = Counter("bot_emojis_refused_total", "Messages sent again without emojis, because Discord refused one")
UNDELIVERED_TOTAL = Counter("bot_undelivered_total", "Deliveries that failed and are tried again")
UNSHRUNK_TOTAL = Counter("bot_unshrunk_total", "Older messages that could not be shrunk to their lines, each try")
WORKERS_REPLACED_TOTAL = Counter("bot_workers_replaced_total", "Worker processes that died or hung", ["work", "why"])
OUTBOX_OWED = Gauge("bot_outbox_owed", "Readers who are owed a message")
OUTBOX_LAG_SECONDS = Gauge("bot_outbox_lag_seconds", "How long the oldest debt has waited")
OUTBOX_STANDSTILL_SECONDS = Gauge("bot_outbox_standstill_seconds", "How long messages have waited while no reader was reached")
OUTBOX_SLOW = Gauge("bot_outbox_slow", "Readers who have waited for more than a minute")
GATEWAY_LATENCY_SECONDS = Gauge("bot_gateway_latency_seconds", "Between a heartbeat and its acknowledgement")
TABLES_BY_STATUS = Gauge("bot_tables", "Tables by game and status", ["game", "status"])


def exposition() -> bytes:
    """All figures in the text format that Prometheus reads."""
    return generate_latest(REGISTRY)
