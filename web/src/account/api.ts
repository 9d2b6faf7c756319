// The requests of the account's page.
import { exchangeKept, noteSignedIn } from '../lib/account.ts';
import { ask } from '../lib/api.ts';
import { language } from '../lib/texts.svelte.ts';
import type {
  AccountShown,
  AccountState,
  Challenge,
  CodesShown,
  Deleted,
  DeviceLink,
  LinkShown,
  SignedInShown,
} from '../lib/wire.ts';

export const seeAccount = () => ask<AccountState>('GET', '/account');
export const rename = (name: string) => ask<AccountShown>('PUT', '/account', { name });
export const deleteAccount = () => ask<Deleted>('DELETE', '/account');
export const signOut = () => ask<null>('POST', '/account/sign-out', {});
export const endSession = (id: string) => ask<AccountShown>('DELETE', `/account/sessions/${id}`);
export const endOthers = () => ask<AccountShown>('DELETE', '/account/sessions');
export const removeEmail = () => ask<AccountShown>('DELETE', '/account/email');
export const makeCodes = () => ask<CodesShown>('POST', '/account/codes', {});
export const linkDevice = () => ask<DeviceLink>('POST', '/account/devices', {});
export const sendMail = (email: string) => ask<null>('POST', '/account/mails', { email, lang: language() });
export const look = (code: string) => ask<LinkShown>('POST', '/account/links/look', { code });
export const renamePasskey = (id: string, name: string) =>
  ask<AccountShown>('PUT', `/account/passkeys/${encodeURIComponent(id)}`, { name });
export const removePasskey = (id: string) =>
  ask<AccountShown>('DELETE', `/account/passkeys/${encodeURIComponent(id)}`);

export const signUp = (name: string) => begun(ask<SignedInShown>('POST', '/account', { name }));
export const useCode = (code: string, merge: boolean) =>
  begun(ask<SignedInShown>('POST', '/account/recovery', { code, merge }));
/** Follows a link; null if it only confirmed an address. */
export const follow = (code: string, name: string, merge: boolean) =>
  begun(ask<SignedInShown | null>('POST', '/account/links', { code, merge, ...(name ? { name } : {}) }));

/** A session has begun: what this browser keeps goes into the account, and comes from there. */
async function begun<Answer extends SignedInShown | null>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer) {
    noteSignedIn(true);
    await exchangeKept();
  }
  return answer;
}

/** A session has ended: what the account keeps does not stay in this browser. */
export async function ended(): Promise<void> {
  noteSignedIn(false);
  await import('../lib/exchange.ts').then(({ forgetKept }) => forgetKept());
}

/** The browser made or used no passkey: its user changed their mind, or there is none. */
export class NoPasskey extends Error {}

type Options = { optionsJSON: never };

/** Has the browser answer a challenge. */
async function answered(kind: 'new' | 'use', { options }: Challenge): Promise<unknown> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  const asked = { optionsJSON: options } as unknown as Options;
  try {
    return await (kind === 'new' ? startRegistration(asked) : startAuthentication(asked));
  } catch {
    throw new NoPasskey();
  }
}

/** Makes a passkey: for a new account with this name, or for the one that is signed in. */
export async function addPasskey(name?: string): Promise<SignedInShown> {
  const challenge = await ask<Challenge>('POST', '/account/passkeys/challenge', name ? { name } : {});
  const credential = await answered('new', challenge);
  const asked = ask<SignedInShown>('POST', '/account/passkeys', { credential });
  return name ? begun(asked) : asked;
}

export async function usePasskey(merge: boolean): Promise<SignedInShown> {
  const credential = await answered('use', await ask<Challenge>('POST', '/account/sign-in/challenge', {}));
  return begun(ask<SignedInShown>('POST', '/account/sign-in', { credential, merge }));
}

/** Whether this browser can use passkeys here, if the server can. */
export const knowsPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;
