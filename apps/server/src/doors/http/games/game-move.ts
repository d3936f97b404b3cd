/** One call of a game: who asks, whether it was asked before, whether the game still stands where the caller saw it. */
import type { WireRefusal } from '@yaht/protocol';
import type { GameCommand } from '@yaht/room';
import { err, ok, type Result, type ScorecardGame } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Along, Answer } from '../../../tables/answer.ts';
import type { Table } from '../../../tables/table.ts';
import type { Place, Tables } from '../../../tables/tables.ts';
import { gameIn, isGameFact, parseGameId, type FoundGame, type GameId } from '../call/game-id.ts';
import { keyOf, rememberedAs, type KeysAtWork } from '../call/idempotency.ts';
import { problemCode, type ProblemCode } from '../call/problem-codes.ts';
import { seatAt } from '../call/seat.ts';
import { wantedVersions } from '../call/version.ts';

/** What is wished: `said` tells a retry from something else. A wish that depends on the state is made anew when the state changes. */
export type Move = {
  readonly said: object;
  readonly command: GameCommand | ((game: ScorecardGame) => Result<GameCommand, WireRefusal>);
};

/** The game right after the move; `isReplayed` when it had been made before. */
export type Moved = { readonly found: FoundGame; readonly isReplayed: boolean };

/** Why not, with the game as it stands. */
export type NotMoved = { readonly code: ProblemCode; readonly found?: FoundGame };

/** So often a wish that depends on the state is made anew. */
const ATTEMPTS = 5;

export type MoveParts = { readonly tables: Tables; readonly keys: KeysAtWork };

export async function makeMove(
  { tables, keys }: MoveParts,
  request: FastifyRequest,
  id: string,
  move: Move,
): Promise<Result<Moved, NotMoved>> {
  const key = keyOf(request);
  if (!key.ok) return err({ code: key.error });
  const seat = await seatInGame(tables, request, id);
  if (!seat.ok) return err({ code: seat.error });
  const { place, gameId } = seat.value;
  const { table, member } = place;
  const before = table.room.seq;
  const remembered = rememberedAs(member, key.value, move.said);
  const answer = await keys.once(`${table.id} ${member}`, key.value, () =>
    submit(place, move, { remembered, game: gameId.number }, request),
  );
  if (typeof answer === 'string') return err({ code: answer, ...(await current(tables, table, gameId)) });
  if (!answer.ok) return err({ code: problemCode(answer.code), ...(await current(tables, table, gameId)) });
  const found = await gameAfter(tables, table, gameId, answer.seq);
  return found ? ok({ found, isReplayed: answer.seq <= before }) : err({ code: 'game-not-found' });
}

/** The sender's place at the table of this game. */
export async function seatInGame(
  tables: Tables,
  request: FastifyRequest,
  id: string,
): Promise<Result<{ readonly place: Place; readonly gameId: GameId & { readonly number: number } }, ProblemCode>> {
  const gameId = parseGameId(id);
  const table = gameId && (await tables.find(gameId.room));
  if (!table || (gameId.number ?? 1) > table.room.games || gameId.number === 0) return err('game-not-found');
  // A game of Rollio has no such state, so nothing of it is moved here.
  if (table.room.game?.family !== 'scorecard') return err('game-not-found');
  const place = await seatAt(tables, request, table);
  return place.ok ? ok({ place: place.value, gameId: { ...gameId, number: gameId.number ?? table.room.games } }) : place;
}

type Refused = 'request-in-progress' | 'state-changed' | 'version-conflict';

type ForGame = Along & { readonly game: number };

async function submit({ table, member }: Place, move: Move, along: ForGame, request: FastifyRequest): Promise<Answer | Refused> {
  const { command } = move;
  const seen = wantedVersions(request);
  if (typeof command !== 'function' && seen === undefined) return table.submit(member, command, along);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = seen ? seenAt(seen, table, attempt) : table.lastMove;
    const wished = typeof command === 'function' ? commandNow(table, along.game, command) : ok(command);
    if (!wished.ok) return { ok: false, code: wished.error, seq: table.room.seq };
    const answer = await table.submitAt(at, member, wished.value, along);
    if (answer) return answer;
    if (seen && at === newest(seen)) return 'state-changed';
  }
  return 'version-conflict';
}

/** As far as this server knows; then the newest, since another one that keeps the room may know more. */
const seenAt = (seen: readonly number[], { lastMove }: Table, attempt: number): number =>
  attempt === 0 && seen.includes(lastMove) ? lastMove : newest(seen);

const newest = (versions: readonly number[]): number => Math.max(-1, ...versions);

type Made = Extract<Move['command'], (game: never) => unknown>;

function commandNow({ room }: Table, number: number, command: Made): Result<GameCommand, WireRefusal> {
  if (room.games !== number) return err('game-over');
  if (!room.game) return err('no-game');
  return room.game.family === 'scorecard' ? command(room.game) : err('command-does-not-fit');
}

/** The game right after the fact with this number: from memory, or from the log once the room has gone on to another game. */
export async function gameAfter(tables: Tables, table: Table, id: GameId, seq?: number): Promise<FoundGame | undefined> {
  const { game, games, seq: last } = table.room;
  // Nearly always nothing has happened since, and the table knows the game already.
  if (game && id.number === games && (seq ?? last) === last) return { game, facts: table.facts.filter(isGameFact) };
  return gameIn(table.facts, id, seq) ?? gameIn(await tables.gameFacts(table.id, id.number), id, seq);
}

async function current(tables: Tables, table: Table, id: GameId): Promise<{ readonly found?: FoundGame }> {
  const found = await gameAfter(tables, table, id);
  return found ? { found } : {};
}
