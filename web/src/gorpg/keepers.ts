// Best scores, for an account to keep.
import { bestKeeper } from '../lib/keepers.ts';
import { PLACE } from './best.ts';

export const KEEPERS = [bestKeeper('scores', PLACE, Number)];
