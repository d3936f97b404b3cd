/** Who somebody is at the server this page comes from: a secret key on this device, and the name that goes with it. */
import { useSyncExternalStore } from 'react';
import { forget, keep, recall } from '../device/kept.ts';

export type Colour = 'orange' | 'sky' | 'green' | 'yellow' | 'blue' | 'vermilion' | 'purple';
/** `id` is there once the server has told it. */
export type Account = { readonly key: string; readonly name: string; readonly id?: string; readonly colour?: Colour };

const KEY = 'yaht.profile';
const listeners = new Set<() => void>();
let account = read();

export const currentAccount = (): Account | null => account;

/** What somebody who enters a room says about who they are: their games then count for them. */
export const ownProfile = (): { readonly profile?: string } => (account ? { profile: account.key } : {});

export const useAccount = (): Account | null => useSyncExternalStore(subscribe, currentAccount, currentAccount);

/** A device that keeps nothing still knows it until the page is closed. */
export function keepAccount(next: Account | null): void {
  account = next;
  if (next) keep(KEY, next);
  else forget(KEY);
  for (const listener of listeners) listener();
}

/** 256 random bits in base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function read(): Account | null {
  const kept = recall(KEY) as Partial<Account> | undefined;
  return typeof kept?.key === 'string' && typeof kept.name === 'string' ? (kept as Account) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
