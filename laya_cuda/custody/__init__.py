"""Chain of custody: which program, generated source, command and measurement belong to a built library."""
