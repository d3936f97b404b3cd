/** Opening a room from the page for a new game. */
import type { Answer, TURN_SECONDS } from '@yaht/client';
import { err, isParallel, ok, variantById, type Player, type Result, type Variant } from '@yaht/rules';
import { ownProfile } from '../people/account.ts';
import { keepName } from './seats.ts';
import { enter, keepTable } from './tables.ts';

export type RoomWish = {
  readonly variant: Variant;
  readonly players: readonly Player[];
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
};

type Refusal = Extract<Answer, { readonly ok: false }>['error'];

/**
 * Opens a room with as many seats as there are players; bots sit down at once. Whoever plays a run alone waits for nobody, and it begins.
 * Answers its code.
 */
export async function openRoom({ variant, players, turnSeconds }: RoomWish): Promise<Result<string, Refusal>> {
  const name = players.find(({ bot }) => bot === undefined)?.name ?? players[0]?.name ?? '';
  keepName(name);
  const isAlone = variant.maxPlayers === 1;
  const table = enter({
    type: 'CreateRoom',
    name,
    variant: variantById(variant.id) ? variant.id : { ...variant },
    seats: isAlone ? 1 : Math.max(2, players.length),
    ...(isParallel(variant) ? {} : { turnSeconds: isAlone ? 0 : turnSeconds }),
    ...ownProfile(),
  });
  const answer = await table.entered;
  const code = table.state().room?.id;
  if (!answer.ok || code === undefined) return err(answer.ok ? { code: 'fault' } : answer.error);
  for (const { bot } of players) if (bot) await table.send({ type: 'AddBot', level: bot });
  if (isAlone) await table.send({ type: 'StartGame' });
  keepTable(code, table);
  return ok(code);
}
