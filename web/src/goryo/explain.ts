// Short explanations of what the Goryō has.
import type { Text } from '../lib/fluent.ts';

const POWERS: Readonly<Record<string, string>> = {
  sprint: 'goryo-help-sprint',
  trail: 'goryo-help-trail',
  shadow: 'goryo-help-shadow',
  illusion: 'goryo-help-illusion',
};

/** What a power does; an edition has words of its own. */
export function explainPower(power: string, edition: string): Text {
  const terms = edition === '2024' ? 'gong' : 'track';
  return { id: POWERS[power] ?? '', args: { terms } };
}
