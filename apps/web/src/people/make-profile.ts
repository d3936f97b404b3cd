/** A profile at this server: a name, a colour, and a key that this device makes. */
import { ok, type Result } from '@yaht/rules';
import { currentAccount, keepAccount, newKey, type Account, type Colour } from './account.ts';
import { askServer, type NoAnswer } from './ask.ts';

export type Known = { readonly id: string; readonly name: string; readonly colour: Colour };

export async function makeProfile(body: { readonly name: string; readonly colour: Colour }): Promise<Result<Account, NoAnswer>> {
  const key = newKey();
  const made = await askServer<{ readonly profile: Known }>('/v1/profiles', { method: 'POST', body: { ...body, key } });
  if (!made.ok) return made;
  const account = { key, ...made.value.profile };
  keepAccount(account);
  return ok(account);
}

/** The profile of this device; one is made by this name where there is none. */
export async function ensureProfile(name: string): Promise<Result<Account, NoAnswer>> {
  const account = currentAccount();
  return account ? ok(account) : makeProfile({ name, colour: 'orange' });
}
