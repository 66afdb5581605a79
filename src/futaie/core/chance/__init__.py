"""Chance: shuffles that anybody can check, and a fast generator for everything else."""
