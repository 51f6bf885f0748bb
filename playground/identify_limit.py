"""How often sessions may begin: one IDENTIFY in so many seconds for each bucket of shards."""

import asyncio


class IdentifyLimit:
    """Buckets are `shard % max_concurrency`, as Discord counts them."""

    def __init__(self) -> None:
        self._last: dict[int, float] = {}

    def take(self, shard: int, max_concurrency: int, seconds: float) -> float:
        """0.0 if this shard may begin now; otherwise how many seconds it came too early."""
        bucket, now = shard % max_concurrency, asyncio.get_running_loop().time()
        early = self._last[bucket] + seconds - now if bucket in self._last else 0.0
        if early > 0:
            return early
        self._last[bucket] = now
        return 0.0
