"""TileLang programs for Laya's forward pass and the tools that turn them into checked-in source."""
