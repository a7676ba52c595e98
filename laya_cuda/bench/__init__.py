"""Measuring this engine beside others: `laya-cuda bench`.

Every measured engine is a *peer*: a process of its own, spoken to by `protocol`. `workloads` holds what they all run,
`method` how the measurements are ordered and judged, `evidence` the file that they end in. docs/performance.md says
how to read one.
"""
