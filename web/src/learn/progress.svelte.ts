// Which lessons somebody has finished, remembered in this browser.
import { Remembered } from '../lib/remembered.svelte.ts';

const done = new Remembered('futago-lessons');

export const isDone = (lesson: string): boolean => done.has(lesson);
export const finish = (lesson: string): void => done.add(lesson);
