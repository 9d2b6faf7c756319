// Which lessons somebody has finished, remembered in this browser.
const PLACE = 'futago-lessons';

function saved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const progress = $state({ done: saved() });

export function isDone(lesson: string): boolean {
  return progress.done.includes(lesson);
}

export function finish(lesson: string): void {
  if (isDone(lesson)) return;
  progress.done.push(lesson);
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress.done));
  } catch {
    // A private window forgets; until it is closed the lesson counts as done.
  }
}
