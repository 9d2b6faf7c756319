// The types of object, in the order in which the rules count them.
import type { Palace } from './types.ts';

export function typesOf(palace: Palace): string[] {
  return [...new Set(palace.spaces.map((space) => space.object))].sort();
}
