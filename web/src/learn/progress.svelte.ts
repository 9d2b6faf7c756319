// The lessons finished in this browser.
import { StoredSet } from '../lib/storedSet.svelte.ts';

const done = new StoredSet('futago-lessons');

export const isDone = (lesson: string): boolean => done.has(lesson);
export const finish = (lesson: string): void => done.add(lesson);
