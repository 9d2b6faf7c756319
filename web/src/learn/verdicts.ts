// What a try at a lesson or at a puzzle is called, and in which tone.
export type VerdictTexts = Readonly<Record<string, { id: string; tone: 'good' | 'other' | 'illegal' }>>;

export const LESSON: VerdictTexts = {
  good: { id: 'learn-good', tone: 'good' },
  wrong: { id: 'learn-wrong', tone: 'other' },
  illegal: { id: 'learn-illegal', tone: 'illegal' },
};

export const PUZZLE: VerdictTexts = {
  right: { id: 'puzzles-right', tone: 'good' },
  wrong: { id: 'puzzles-wrong', tone: 'other' },
  detour: { id: 'puzzles-detour', tone: 'other' },
  illegal: { id: 'puzzles-illegal', tone: 'illegal' },
};
