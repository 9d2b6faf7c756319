// Palaces, for an account to keep.
import { store, type Keeper, type Things } from '../../lib/keepers.ts';
import { keptPalaces, PLACE, TOUCHED, touched, type Kept } from './keeping.ts';

export const PALACES: Keeper = {
  kind: 'palaces',
  place: PLACE,
  read: () => Object.fromEntries(keptPalaces().map((kept) => [kept.id, kept as unknown as Things])),
  write: (things) => {
    const order = keptPalaces().map(({ id }) => id);
    const kept = Object.values(things).filter((thing) => thing !== null) as unknown as Kept[];
    const place = ({ id }: Kept) => (order.includes(id) ? order.indexOf(id) : order.length);
    store(
      PLACE,
      kept.sort((one, other) => place(other) - place(one)),
    );
  },
  /** What was changed or removed here counts; of everything else the account knows the latest. */
  merge: (here, there) => {
    const mine = touched();
    const found: Things = { ...here, ...there };
    for (const id of mine) found[id] = here[id] ?? null;
    return found;
  },
  sent: () => localStorage.removeItem(TOUCHED),
};

export const KEEPERS = [PALACES];
