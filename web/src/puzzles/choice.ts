// Which puzzles the list shows, kept until the browser is closed, so that the way back finds the same list.
const PLACE = 'futago-puzzle-choice';

export interface PuzzleChoice {
  /** The id of a role; empty for all. */
  readonly role: string;
  /** The id of a theme; empty for all. */
  readonly theme: string;
  /** Only those that are not solved. */
  readonly open: boolean;
}

export function choiceKept(): PuzzleChoice {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Record<string, unknown>>;
    return {
      role: typeof found['role'] === 'string' ? found['role'] : '',
      theme: typeof found['theme'] === 'string' ? found['theme'] : '',
      open: found['open'] === true,
    };
  } catch {
    return { role: '', theme: '', open: false };
  }
}

export function keepChoice(choice: PuzzleChoice): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(choice));
  } catch {
    // Without storage the list starts anew.
  }
}
