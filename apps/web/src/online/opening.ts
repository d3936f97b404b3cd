/** Opening a room from the page for a new game. */
import { type Answer, readyByComing, type RoomChoices } from '@yaht/client';
import { err, isParallel, ok, variantById, type Options, type Result, type Variant } from '@yaht/rules';
import { newKey, ownProfile } from '../people/account.ts';
import { ensureProfile } from '../people/make-profile.ts';
import { keepName } from './seats.ts';
import { enter, keepTable } from './tables.ts';

export type RoomWish = {
  readonly variant: Variant;
  readonly name: string;
  readonly choices: RoomChoices;
  readonly order: Options['turnOrder'];
  /** For those who get its link; others stand on the list of open rooms. */
  readonly isPrivate: boolean;
};

type Refusal = Extract<Answer, { readonly ok: false }>['error'];

/** Opens a room and answers its id. Bots sit down at once, and a run that is played alone begins. */
export async function openRoom({ variant, name, choices, order, isPrivate }: RoomWish): Promise<Result<string, Refusal>> {
  keepName(name);
  const { others, rated, turnSeconds, whenAway, spectators, spectatorChat } = choices;
  if (rated && !(await ensureProfile(name)).ok) return err({ code: 'unreachable' });
  const isAlone = variant.maxPlayers === 1;
  const table = enter({
    type: 'CreateRoom',
    name,
    variant: variantById(variant.id) ? variant.id : { ...variant },
    private: isPrivate,
    ...(isAlone
      ? { seats: 1 }
      : {
          seats: 1 + others.length,
          // Whoever sends a link need not be there when the last one comes.
          start: isPrivate ? 'ready' : 'host',
          turnOrder: order,
          whenAway,
          rated,
          spectators,
          spectatorChat: isPrivate ? spectatorChat : spectators,
          ...(isParallel(variant) ? {} : { turnSeconds }),
        }),
    ...ownProfile(),
  });
  const answer = await table.entered;
  const id = table.state().room?.id;
  if (!answer.ok || id === undefined) return err(answer.ok ? { code: 'fault' } : answer.error);
  if (isAlone) await table.send({ type: 'StartGame', seed: newSeed() });
  else {
    for (const bot of others) if (bot) await table.send({ type: 'AddBot', level: bot });
    await readyByComing(table, newSeed());
  }
  keepTable(id, table);
  return ok(id);
}

/** The player's own share of the chance, said after the server has promised its own. */
export const newSeed = newKey;
