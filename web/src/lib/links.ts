// Links to tables. The code of a private table stands behind the #: it is never sent in an address.

const key = (id: string) => `futago-link-${id}`;

/** Remember the code with which a table can be entered, to share its link again. */
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

export function linkTo(id: string): string {
  const code = codeOf(id);
  return `${location.origin}/t/${encodeURIComponent(id)}${code ? `#${code}` : ''}`;
}

/** Keep what a new table's link holds behind its #. */
export function keepLink(id: string, link: string): void {
  const code = link.split('#')[1];
  if (code) keepCode(id, code);
}

const mutedKey = (id: string) => `futago-muted-${id}`;

/** Remember who is not to be heard at a table: the server leaves out their words, and tells no more. */
export function keepMuted(id: string, seats: readonly string[]): void {
  try {
    localStorage.setItem(mutedKey(id), JSON.stringify(seats));
  } catch {
    // Without storage nobody can be heard again after the page was left.
  }
}

export function mutedAt(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(mutedKey(id)) ?? '[]') as string[];
  } catch {
    return [];
  }
}
