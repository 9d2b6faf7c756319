// A moment of a replay as it stands in an address: `?move=17&seat=above`.

export interface Wanted {
  readonly move?: number;
  readonly seat?: string;
  /** Without spoilers. */
  readonly blind: boolean;
}

export function addressOf({ move, seat, blind }: Wanted): string {
  const params = new URLSearchParams();
  if (move !== undefined) params.set('move', String(move));
  if (seat) params.set('seat', seat);
  if (blind) params.set('spoilers', 'off');
  return `?${params}`;
}

export function wantedBy(search: string): Wanted {
  const params = new URLSearchParams(search);
  const move = params.get('move') ?? '';
  return {
    move: /^\d{1,6}$/.test(move) ? Number(move) : undefined,
    seat: params.get('seat') ?? undefined,
    blind: params.get('spoilers') === 'off',
  };
}
