/** Sitting down at a game of today. */
import type { Refused } from '@yaht/client';
import type { DailyGame } from '@yaht/fair';
import { err, ok, type Result } from '@yaht/rules';
import { keepName } from '../online/seats.ts';
import { enter, keepTable } from '../online/tables.ts';
import { currentAccount, keepAccount, newKey } from '../people/account.ts';

/** The room of the attempt. Whoever has no profile yet gets one: its key is made here and stays here. */
export async function playToday(name: string, game: DailyGame): Promise<Result<string, Refused>> {
  const account = currentAccount() ?? { key: newKey(), name };
  const table = enter({ type: 'PlayDaily', name: account.name, profile: account.key, game });
  const answer = await table.entered;
  const room = table.state().room?.id;
  if (!answer.ok || room === undefined) {
    table.close();
    return err(answer.ok ? { code: 'fault' } : answer.error);
  }
  keepName(name);
  keepAccount(account);
  keepTable(room, table);
  return ok(room);
}
