/** Games that were played or are being played: their records, and the proof that their dice were fair. */
import { dailyOf, verifyGame, withSeed } from '@yaht/fair';
import { messagesFor } from '@yaht/messages';
import { drawKeys, readRecord, RECORD_SCHEMA, totals, type Game } from '@yaht/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { acceptedForm } from '../call/accept.ts';
import { gameIn, type FoundGame } from '../call/game-id.ts';
import { readerLanguage } from '../call/language.ts';
import { LONG_BODY } from '../call/limits.ts';
import type { Daily } from '../../../daily/daily.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { readGame, readRoom } from '../call/reading.ts';
import { recordText } from './record-text.ts';
import { isKnown, tellVersion } from '../call/version.ts';

const tags = ['records'];
const params = z.object({
  id: z.string().meta({ description: '`<room>-<n>`, or a room’s code for its latest game', example: 'K7Q2XM-1' }),
});

const Record = z
  .object({ schema: z.literal(RECORD_SCHEMA), events: z.array(z.looseObject({ type: z.string() })) })
  .meta({ id: 'GameRecord', description: 'All facts of a game in order; what `yaht verify` and `yaht review` read' });

const Line = z.object({
  id: z.string(),
  variant: z.string(),
  players: z.array(z.string()),
  startedAt: z.int().meta({ description: 'Milliseconds since 1970' }),
  endedAt: z.int().nullable(),
  totals: z.array(z.int()),
  winners: z.array(z.int()),
});

const Proof = z.object({
  id: z.string(),
  commitment: z.string().nullable().meta({ description: 'SHA-256 of the secret seed, published before the first roll' }),
  drawnUnder: z.string().meta({ description: 'The name in every draw: the id of the game, or the challenge it belongs to' }),
  playerSeeds: z.array(z.string()),
  seed: z.string().nullable().meta({ description: 'Shown when the game is over' }),
  verdict: z.enum(['fair', 'not-over', 'no-commitment', 'seed-not-revealed', 'seed-does-not-match', 'dice-differ']),
  draws: z.int().optional(),
  event: z.int().optional().meta({ description: 'The first event whose dice do not follow from the seed, counted from 1' }),
});

const Verdict = z.object({
  valid: z.boolean().nullable().meta({ description: 'Null when only a newer version can tell' }),
  code: z.string().optional().meta({ description: 'Why not' }),
  event: z.int().optional().meta({ description: 'The first event that is wrong, counted from 1' }),
  field: z.string().optional(),
  unknown: z.array(z.string()).optional().meta({ description: 'What of the game only a newer version knows' }),
  commitment: z.string().optional(),
  seed: z.string().optional(),
  draws: z.int().optional().meta({ description: 'How many draws of dice were made again and compared' }),
});

/** A game of a day that is over is shown with the seed that everybody knows by then. */
const shownGame = (daily: Daily, game: Game): Game => {
  const name = dailyOf(game.start);
  const seed = name?.kind === 'daily' && game.over ? daily.seedOf(name.day) : null;
  return seed === null ? game : withSeed(game, seed);
};

export const recordRoutes =
  ({ tables, daily }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const content = { 'application/json': { schema: Record }, 'text/plain': { schema: z.string() } };
    const read = {
      summary: 'The record of a game',
      tags,
      params,
      response: {
        200: { description: 'The record', content },
        304: z.undefined().describe('Not changed since If-None-Match'),
        ...problems(401, 404, 406),
      },
    };
    app.get('/games/:id', { schema: read }, async (request, reply) => {
      const found = await readGame(tables, request, request.params.id);
      if (!found.ok) return refuse(request, reply, found.error);
      const { facts } = found.value;
      const game = shownGame(daily, found.value.game);
      const form = acceptedForm(request, ['application/json', 'text/plain']);
      if (!form) return refuse(request, reply, 'not-acceptable');
      // The seed of a day that is over is one more thing to know.
      const version = (facts.at(-1)?.seq ?? 0) + Number(game !== found.value.game);
      void tellVersion(reply, version).header('Vary', 'Accept, Accept-Language').header('Cache-Control', 'no-cache');
      if (isKnown(request, version)) return reply.code(304).send();
      if (form === 'application/json') return reply.type(form).send({ schema: RECORD_SCHEMA, events: [...game.events] });
      return reply.type('text/plain; charset=utf-8').send(recordText(game, messagesFor(readerLanguage(request))));
    });

    const After = z.int().meta({ description: 'The number of the last game of this page; null when it is the last page' });
    const GamesQuery = z.object({
      after: z.coerce.number().int().min(0).max(9_999).default(0).meta({ description: 'Games after the one with this number' }),
      limit: z.coerce.number().int().min(1).max(50).default(50),
    });
    const roomParams = z.object({ room: z.string().meta({ example: 'K7Q2XM' }) });
    const listed = {
      summary: 'The games of a room, one after another',
      tags,
      params: roomParams,
      querystring: GamesQuery,
      response: { 200: z.object({ games: z.array(Line), next: After.nullable() }), ...problems(400, 401, 404) },
    };
    app.get('/rooms/:room/games', { schema: listed }, async (request, reply) => {
      const room = await readRoom(tables, request, request.params.room);
      if (!room.ok) return refuse(request, reply, room.error);
      const { after, limit } = request.query;
      const { games, next } = await tables.gamesPage(room.value, after, limit);
      return { games: games.flatMap(facts => lineOf(gameIn(facts, LATEST))), next };
    });

    const proven = {
      summary: 'What is needed to check the dice of a game, and the verdict',
      tags,
      params,
      response: { 200: Proof, ...problems(401, 404) },
    };
    app.get('/games/:id/proof', { schema: proven }, async (request, reply) => {
      const found = await readGame(tables, request, request.params.id);
      return found.ok ? proofOf(shownGame(daily, found.value.game)) : refuse(request, reply, found.error);
    });

    const verified = {
      summary: 'Check a record: by the rules, and the dice by their seed',
      tags,
      body: z.looseObject({}),
      response: { 200: Verdict, ...problems(400) },
    };
    app.post('/verify', { schema: verified, bodyLimit: LONG_BODY, config: { anyOrigin: true } }, request =>
      verdictOn(request.body),
    );
  };

/** The facts of one game are those of its latest. */
const LATEST = { number: undefined };

function lineOf(found: FoundGame | undefined): readonly z.infer<typeof Line>[] {
  if (!found) return [];
  const { game, facts } = found;
  const { id, variant, players } = game.start;
  return [
    {
      id,
      variant: variant.id,
      players: players.map(({ name }) => name),
      startedAt: facts[0]?.at ?? 0,
      endedAt: game.over ? (facts.at(-1)?.at ?? null) : null,
      totals: [...totals(game)],
      winners: [...(game.over?.winners ?? [])],
    },
  ];
}

function proofOf(game: Game): z.infer<typeof Proof> {
  const { id, commitment } = game.start;
  const { gameId: drawnUnder, playerSeeds } = drawKeys(game.start);
  const shown = { id, commitment, drawnUnder, playerSeeds: [...playerSeeds], seed: game.over?.seed ?? null };
  if (!game.over) return { ...shown, verdict: 'not-over' };
  const verified = verifyGame(game);
  if (verified.ok) return { ...shown, verdict: 'fair', draws: verified.value.draws };
  const { code, event } = verified.error;
  return { ...shown, verdict: code, ...(event === undefined ? {} : { event }) };
}

function verdictOn(record: unknown): z.infer<typeof Verdict> {
  const read = readRecord(record);
  if (!read.ok) {
    const { version: _, unknown, ...problem } = read.error;
    const isNewer = problem.code === 'newer-version';
    return { valid: isNewer ? null : false, ...problem, ...(unknown ? { unknown: [...unknown] } : {}) };
  }
  const verified = verifyGame(read.value);
  if (verified.ok) return { valid: true, ...verified.value };
  const { code, event } = verified.error;
  return { valid: false, code, ...(event === undefined ? {} : { event }) };
}
