"""Copies that go to every block of a cluster.

TileLang 0.1.14 lets only the lowest block of a cluster issue a copy to all of them, which makes it carry the load of
all. Here every block copies its share of a tile's columns, and each of these copies goes to all blocks: the programs
say what a block copies and how much the others bring, and the copies of `w` become those that go to all.
"""

from __future__ import annotations

_COPY = "tl::tma_load(w_desc, "


class ClusterError(Exception):
    """A kernel of a cluster whose copies are printed in another form. One line."""


def multicast(source: str, blocks: int) -> str:
    """The source with its copies of `w` going to all `blocks` of the cluster.

    Raises:
        ClusterError: the copies are not what TileLang 0.1.14 prints.
    """
    if blocks == 1:
        return source
    if _COPY not in source or "tl::cluster_sync();" not in source:
        raise ClusterError("a cluster's copies are printed in a form that generator/clusters.py does not know")
    return source.replace(_COPY, f"laya::tma_load_multicast<{blocks}>(w_desc, ")
