"""The peers' processes: one file a kind of peer, each run by itself with the packages of that peer."""
