"""Lessons: short games laid out as data, one rule at a time, played on the real rules."""

from futago.lessons.lesson import Lesson, Sight, Step, Verdict, lessons, look

__all__ = ["Lesson", "Sight", "Step", "Verdict", "lessons", "look"]
