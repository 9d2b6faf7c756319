// The texts of a game that its puzzles need: what they say of an attempt may be the coach's words.
export const puzzleTexts = (game: string): string[] => [`puzzles-${game}`, `coach-${game}`];
