// Whether hints, beliefs and trying a position out are allowed now. Between people all have to agree.
import type { Now } from '../lib/wire.ts';

export function adviceAllowed(now: Pick<Now, 'advice'>): boolean {
  return now.advice === 'free' || now.advice === 'on';
}
