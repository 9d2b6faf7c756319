"""Typed questions and their answers.

`questions` says what can be asked. `answers` completes a question at random, `recognition` tells
whether an answer is among those that a question describes; each kind of question has a module that
both use.
"""
