// Links to tables. The code of a private table comes after the #, which browsers never send.

const key = (id: string) => `futago-link-${id}`;

/** Remembers the code of a table, to share its link again. */
export function keepCode(id: string, code: string): void {
  try {
    localStorage.setItem(key(id), code);
  } catch {
    // Without storage the link is known until the page is left.
  }
}

export function codeOf(id: string): string | null {
  try {
    return localStorage.getItem(key(id));
  } catch {
    return null;
  }
}

/** The link that invites to a table. Its query tells messengers which preview to show, and nothing else. */
export function linkTo(id: string, { site = location.origin, game = '', language = '' } = {}): string {
  const code = codeOf(id);
  const query = game ? `?${new URLSearchParams({ game, lang: language })}` : '';
  return `${site}/t/${encodeURIComponent(id)}${query}${code ? `#${code}` : ''}`;
}

/** Remembers the code in the link of a new table. */
export function keepLink(id: string, link: string): void {
  const code = link.split('#')[1];
  if (code) keepCode(id, code);
}

const mutedKey = (id: string) => `futago-muted-${id}`;

/** Remembers who is muted at a table: the server leaves out their messages, and does not list them. */
export function keepMuted(id: string, seats: readonly string[]): void {
  try {
    localStorage.setItem(mutedKey(id), JSON.stringify(seats));
  } catch {
    // Without storage nobody can be unmuted after the page was left.
  }
}

export function mutedAt(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(mutedKey(id)) ?? '[]') as string[];
  } catch {
    return [];
  }
}
