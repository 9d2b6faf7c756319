"""Lessons: short scripted games that teach one rule at a time, played with the real rules."""

from futago.lessons.lesson import Lesson, LessonVerdict, LessonView, Step, lessons, look

__all__ = ["Lesson", "LessonVerdict", "LessonView", "Step", "lessons", "look"]
