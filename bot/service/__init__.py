"""The table service: requests, deadlines and automats, on top of domain, storage and workers."""
