"""Hashing a file, writing one whole, and unpacking an archive."""

from __future__ import annotations

import contextlib
import hashlib
import lzma
import os
import secrets
import tarfile
import zlib
from pathlib import Path


def sha256(path: Path) -> str:
    """SHA-256 of a file in hex, read in pieces.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that it is the old one or the new one at any time, never a part; text in UTF-8.

    Raises:
        OSError: it cannot be written; what was there before stays.
    """
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with partial.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    finally:
        with contextlib.suppress(OSError):  # it is gone where all went well
            partial.unlink()


def unpack(archive: Path, folder: Path) -> None:
    """Unpack a tar archive into a folder and nowhere else; what would leave the folder, or is a device, is refused.

    Raises:
        tarfile.TarError: it is no archive, is damaged, or a member is refused.
        OSError: it cannot be read, or the folder not written.
    """
    try:
        with tarfile.open(archive) as tar:
            if hasattr(tarfile, "data_filter"):
                tar.extractall(folder, filter="data")
                return
            # Python 3.11 before 3.11.4: the same checks by hand, each when the members before it are there.
            for member in tar:
                _check(member, Path(os.path.realpath(folder)))
                member.mode = (member.mode & 0o755) | (0o700 if member.isdir() else 0o600)
                member.uid, member.gid, member.uname, member.gname = os.getuid(), os.getgid(), "", ""
                tar.extract(member, folder)
    except (EOFError, lzma.LZMAError, zlib.error) as error:
        raise tarfile.ReadError(f"it is damaged: {error}") from None


def _inside(path: Path, folder: Path) -> bool:
    """Whether a path lies in a resolved folder once links are followed; a loop of links ends where it began."""
    return Path(os.path.realpath(path)).is_relative_to(folder)


def _check(member: tarfile.TarInfo, folder: Path) -> None:
    """Refuse a member that is neither file, folder nor link, or that leads out of `folder`, which is resolved."""
    name, link = Path(member.name), Path(member.linkname)
    if not (member.isreg() or member.isdir() or member.issym() or member.islnk()):
        raise tarfile.ExtractError(f"{member.name!r} is neither a file, a folder nor a link")
    if name.is_absolute() or ".." in name.parts or not _inside(folder / name, folder):
        raise tarfile.ExtractError(f"{member.name!r} lies outside of the folder")
    if member.issym() or member.islnk():
        target = (folder / name).parent / link if member.issym() else folder / link
        if link.is_absolute() or not _inside(target, folder):
            raise tarfile.ExtractError(f"{member.name!r} links to {member.linkname!r}, outside of the folder")
        # tarfile would unpack a missing target in place of the link, unchecked.
        if member.islnk() and (target.is_symlink() or not target.is_file()):
            raise tarfile.ExtractError(f"{member.name!r} links to {member.linkname!r}, which is no file before it")
