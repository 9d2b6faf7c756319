// Short explanations of what the Goryō has.
import type { Text } from '../lib/fluent.ts';
import { termsOf } from './names.ts';

const POWERS: Readonly<Record<string, string>> = {
  sprint: 'goryo-help-sprint',
  trail: 'goryo-help-trail',
  shadow: 'goryo-help-shadow',
  illusion: 'goryo-help-illusion',
};

/** What a power does, where its name does not tell; an edition has words of its own. */
export function explainPower(power: string, edition: string): Text | undefined {
  const id = POWERS[power];
  return id ? { id, args: { terms: termsOf(edition) } } : undefined;
}
