/** The games of the day: what is promised, who has played it, and the seed once the day is over. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DAILY_GAMES, type DailyGame } from '@yaht/fair';
import type { DailyReport } from '@yaht/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { arrive } from '../../arrival.ts';
import { newcomerKey, tokenFor } from '../call/idempotency.ts';
import type { HttpParts } from '../call/parts.ts';
import { Name, PublicProfile } from './people-schemas.ts';
import { problems, refuse } from '../call/problem.ts';
import { problemCode } from '../call/problem-codes.ts';
import { ownerOf } from '../call/profile-key.ts';
import { waysIn } from '../rooms/coming-in.ts';
import { entered, Entered } from '../rooms/room-view.ts';
import { tokenOf } from '../call/seat.ts';

const tags = ['daily'];
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const time = z.int().meta({ description: 'Milliseconds since 1970' });

const levels = z.int().nullable().meta({ description: 'Levels of a run that were cleared; null for a card' });

const Row = z.object({
  rank: z.int().meta({ description: 'Equal scores share a rank' }),
  profile: PublicProfile.omit({ createdAt: true }),
  score: z.int(),
  loss: z
    .number()
    .nullable()
    .meta({ description: 'Points lost to perfect play; null until the game was compared with it, and for a run' }),
  levels,
});

const Attempt = z.object({
  room: z.string(),
  state: z.enum(['playing', 'over']),
  score: z.int().nullable(),
  rank: z.int().nullable().meta({ description: 'Among those who have finished; null while the attempt does not count' }),
  levels,
  loss: z.number().nullable(),
  luck: z.number().nullable(),
  expected: z.number().nullable().meta({ description: 'What perfect play expects before the first roll' }),
  turns: z.array(z.number()).nullable().meta({ description: 'What each turn lost to perfect play' }),
});

const Report = z
  .object({
    day: z.int().meta({ description: 'Counted from 1 January 2026', example: 320 }),
    game: z.enum(DAILY_GAMES),
    variant: z.string().meta({ example: 'yatzy' }),
    from: time,
    until: time,
    anchor: hash.meta({
      description: 'The beginning of the chain: as many hashes of a seed as its day has for a number lead here',
    }),
    commitment: hash.meta({ description: 'SHA-256 of the seed of the day, and the seed of the day before' }),
    seed: hash.nullable().meta({ description: 'Null until the day is over' }),
    players: z.int().meta({ description: 'How many have finished so far' }),
    rows: z.array(Row),
    own: Attempt.nullable().meta({ description: 'The sender’s first attempt, with the key of a profile as bearer token' }),
    streak: z.int().meta({ description: 'Days in a row that the sender has finished' }),
    days: z.array(z.int()).meta({ description: 'Those of the last seven days up to this one that the sender has finished' }),
    before: z
      .object({ rank: z.int(), players: z.int() })
      .nullable()
      .meta({ description: 'The sender’s place on the day before, and of how many; null without a finished attempt' }),
  })
  .meta({ id: 'Daily' });

const params = z.object({ day: z.coerce.number().int().meta({ example: 1 }) });
const game = z.enum(DAILY_GAMES).default('card').meta({ description: 'The card of the day, or its run of Rollio' });
const querystring = z.object({ game });
const Play = z.object({ name: Name, game });

export const dailyRoutes =
  (parts: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const { daily, people } = parts;
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      of: { readonly day: number; readonly game: DailyGame },
    ) => {
      const owner = await ownerOf(people, request);
      const report = await daily.report(of, owner?.profile.id);
      if (!report) return refuse(request, reply, 'unknown-day');
      void reply.header('Cache-Control', owner ? 'no-store' : FRESH).header('Vary', 'Authorization');
      return reply.send(mutable(report));
    };
    const response = { 200: Report, ...problems(404) };
    const today = { summary: 'A game of today', tags, querystring, response };
    app.get('/daily', { schema: today }, (request, reply) => answer(request, reply, { day: daily.today, ...request.query }));
    const any = { summary: 'A game of a day, with its seed once the day is over', tags, params, querystring, response };
    app.get('/daily/:day', { schema: any }, (request, reply) => answer(request, reply, { ...request.params, ...request.query }));
    addPlay(app, parts);
  };

const security = [{ profile: [] }];

/** Whoever asks again comes back to the first attempt while it is on, so a retry needs no key; with one, the token is the same as well. */
function addPlay(app: Parameters<FastifyPluginAsyncZod>[0], parts: HttpParts): void {
  const { people } = parts;
  const schema = {
    summary: 'Play a game of today: the first attempt until it is over, then another one',
    tags,
    security,
    body: Play,
    response: { 201: Entered, ...problems(400, 401, 404, 422, 503) },
  };
  app.post('/daily', { schema, config: { costly: true } }, async (request, reply) => {
    const key = newcomerKey(request);
    if (!key.ok) return refuse(request, reply, key.error);
    const profile = tokenOf(request);
    if (profile === undefined || !(await ownerOf(people, request))) return refuse(request, reply, 'profile-required');
    const token = key.value === undefined ? undefined : tokenFor(key.value);
    const message = { type: 'PlayDaily', ...request.body, profile, ...(token === undefined ? {} : { token }) } as const;
    const place = await arrive(waysIn(parts), message);
    if (!place.ok) return refuse(request, reply, problemCode(place.error.code));
    return reply.code(201).header('Location', `/v1/rooms/${place.value.table.id}`).send(entered(place.value));
  });
}

/** The board changes with the next game that ends; a moment later is early enough. */
const FRESH = 'public, max-age=5';

/** The types of answers do not know what must not be changed. */
const mutable = ({ rows, own, days, ...rest }: DailyReport) => ({
  ...rest,
  rows: [...rows],
  days: [...days],
  own: own && { ...own, turns: own.turns && [...own.turns] },
});
