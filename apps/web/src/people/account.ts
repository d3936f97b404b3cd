/** Who somebody is at the server this page comes from: a secret key on this device, and the name that goes with it. */
import { Observable } from '@yaht/client';
import { forget, keep, recall } from '../device/kept.ts';
import { useValue } from '../device/use-value.ts';

export type Colour = 'orange' | 'sky' | 'green' | 'yellow' | 'blue' | 'vermilion' | 'purple';
/** `id` is there once the server has told it. */
export type Account = { readonly key: string; readonly name: string; readonly id?: string; readonly colour?: Colour };

const KEY = 'yaht.profile';
const account = new Observable(read());

export const currentAccount = account.get;

/** What somebody who enters a room says about who they are: their games then count for them. */
export function ownProfile(): { readonly profile?: string } {
  const known = currentAccount();
  return known ? { profile: known.key } : {};
}

export const useAccount = (): Account | null => useValue(account);

/** A device that keeps nothing still knows it until the page is closed. */
export function keepAccount(next: Account | null): void {
  if (next) keep(KEY, next);
  else forget(KEY);
  account.set(next);
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
