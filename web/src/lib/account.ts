// Whether this browser is signed in, and what has to happen when something is kept: without loading anything heavy.

const PLACE = 'futago-account';
/** So long after a change it is sent, so that several go together. */
const SOON = 3000;

/** Tells those who remember what is kept that it came from elsewhere. */
export const KEPT = 'futago-kept';

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

export function noteSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(PLACE, '1');
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage nothing is kept here either.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Something was kept in this browser: it goes into the account soon. */
export function noteKept(): void {
  if (!isSignedIn()) return;
  clearTimeout(timer);
  timer = setTimeout(() => void exchangeKept(), SOON);
}

/** Exchanges what this browser keeps with the account; without an answer it is done another time. */
export async function exchangeKept(): Promise<void> {
  if (!isSignedIn()) return;
  await import('./exchange.ts').then(({ exchange }) => exchange()).catch(() => {});
}
