"""The parity driver's parts: fixtures, launches on host or device memory, comparison, the whole forward, evidence."""
