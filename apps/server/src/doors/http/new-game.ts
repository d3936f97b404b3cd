/** A room with one member who owns every seat, and a game that has begun. */
import { readClientMessage, wishesOf } from '@yaht/protocol';
import type { RoomWishes } from '@yaht/room';
import { err, MAX_PLAYERS, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Place, Tables } from '../../tables/tables.ts';
import { gameIn, type FoundGame } from './game-id.ts';
import { newcomerKey, rememberedAs, tokenFor, type KeysAtWork } from './idempotency.ts';
import type { About } from './problem.ts';
import { problemCode, type ProblemCode } from './problem-codes.ts';

export const NewGame = z.object({
  variant: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .optional()
    .meta({
      description: 'A game by its id, or the rules of your own; yahtzee by default',
      example: 'yahtzee',
    }),
  players: z
    .array(z.string())
    .min(1)
    .max(MAX_PLAYERS)
    .optional()
    .meta({ description: 'Names; one player by default', example: ['Ann', 'Bob'] }),
});

export type NewGame = z.infer<typeof NewGame>;

type Opened = { readonly found: FoundGame; readonly token: string; readonly isReplayed: boolean };
type Refused = About & { readonly code: ProblemCode };

type Parts = { readonly tables: Tables; readonly keys: KeysAtWork };

export async function newGame({ tables, keys }: Parts, request: FastifyRequest, body: NewGame): Promise<Result<Opened, Refused>> {
  const key = newcomerKey(request);
  if (!key.ok) return err({ code: key.error });
  const opened = await keys.once('newcomer', key.value, () => openOnce(tables, key.value, body));
  if (opened === 'request-in-progress') return err({ code: opened, retryAfter: 1 });
  if (!opened.ok) return opened;
  const { table, member, token } = opened.value;
  // A crash may have come between opening and starting; whoever asks again finds the game started.
  if (table.room.phase === 'lobby') await table.submit(member, { type: 'StartGame' });
  const found = gameIn(table.facts, { number: 1 }) ?? gameIn(await table.factsAfter(0), { number: 1 });
  return found ? ok({ found, token, isReplayed: opened.value.isReplayed }) : err({ code: 'no-game' });
}

type OpenedPlace = Place & { readonly isReplayed: boolean };

async function openOnce(tables: Tables, key: string | undefined, body: NewGame): Promise<Result<OpenedPlace, Refused>> {
  const wishes = wishesFor(body);
  if (!wishes.ok) return wishes;
  const remembered = rememberedAs(0, key, { type: 'NewGame', ...body });
  const token = key === undefined ? {} : { token: tokenFor(key) };
  const before = token.token === undefined ? undefined : await tables.holder(token.token);
  if (before && remembered) {
    const isSame = before.member === 0 && (await tables.wasAsked(before.table, remembered)) === true;
    return isSame ? ok({ ...before, isReplayed: true }) : err({ code: 'idempotency-key-reused' });
  }
  const { names, ...options } = wishes.value;
  const opened = await tables.open({ wishes: options, name: names[0] ?? PLAYER, seats: names, remembered, ...token });
  return opened.ok ? ok({ ...opened.value, isReplayed: false }) : err({ code: problemCode(opened.error.code) });
}

const PLAYER = 'Player 1';

/** Unlisted, because nobody can join; without a countdown, because a program comes when it comes. */
function wishesFor({
  variant = 'yahtzee',
  players = [PLAYER],
}: NewGame): Result<RoomWishes & { readonly names: readonly string[] }, Refused> {
  const message = {
    type: 'CreateRoom',
    name: players[0],
    names: players,
    seats: players.length,
    variant,
    private: true,
    awaySeconds: 0,
  };
  const read = readClientMessage(message);
  if (!read.ok) return err({ code: problemCode(read.error.code), ...pointer(read.error.field) });
  if (read.value.type !== 'CreateRoom') return err({ code: 'invalid-request' });
  const wishes = wishesOf(read.value);
  if (!wishes.ok) return err({ code: problemCode(wishes.error.code), ...pointer(wishes.error.field) });
  if (wishes.value.variant.family !== 'scorecard') return err({ code: 'command-does-not-fit', ...pointer('variant') });
  return ok({ ...wishes.value, names: players });
}

/** `names` and `name` of a room are the `players` of a game. */
function pointer(field: string | undefined): About {
  if (field === undefined) return {};
  const path = (field === 'name' || field === 'names' ? 'players' : field).replaceAll('.', '/');
  return { errors: [{ pointer: `/${path}`, message: 'cannot be used' }] };
}
