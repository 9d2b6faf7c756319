// A moment of a replay in an address: `?move=17&seat=above`.

export interface ReplayAddress {
  readonly move?: number;
  readonly seat?: string;
  /** Without spoilers. */
  readonly blind: boolean;
}

export function formatAddress({ move, seat, blind }: ReplayAddress): string {
  const params = new URLSearchParams();
  if (move !== undefined) params.set('move', String(move));
  if (seat) params.set('seat', seat);
  if (blind) params.set('spoilers', 'off');
  return `?${params}`;
}

export function parseAddress(search: string): ReplayAddress {
  const params = new URLSearchParams(search);
  const move = params.get('move') ?? '';
  return {
    move: /^\d{1,6}$/.test(move) ? Number(move) : undefined,
    seat: params.get('seat') ?? undefined,
    blind: params.get('spoilers') === 'off',
  };
}
