/** The game of the day: what is promised, who has played it, and the seed once the day is over. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { DailyReport } from '@yaht/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpParts } from './parts.ts';
import { PublicProfile } from './people-schemas.ts';
import { problems, refuse } from './problem.ts';
import { ownerOf } from './profile-key.ts';

const tags = ['daily'];
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const time = z.int().meta({ description: 'Milliseconds since 1970' });

const Row = z.object({
  rank: z.int().meta({ description: 'Equal scores share a rank' }),
  profile: PublicProfile.omit({ createdAt: true }),
  score: z.int(),
  loss: z.number().nullable().meta({ description: 'Points lost to perfect play; null until the game was compared with it' }),
});

const Attempt = z.object({
  room: z.string(),
  state: z.enum(['playing', 'over']),
  score: z.int().nullable(),
  rank: z.int().nullable().meta({ description: 'Among those who have finished; null while the attempt does not count' }),
  loss: z.number().nullable(),
  luck: z.number().nullable(),
  expected: z.number().nullable().meta({ description: 'What perfect play expects before the first roll' }),
  turns: z.array(z.number()).nullable().meta({ description: 'What each turn lost to perfect play' }),
});

const Report = z
  .object({
    day: z.int().meta({ description: 'Counted from 1 January 2026', example: 320 }),
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
  })
  .meta({ id: 'Daily' });

const params = z.object({ day: z.coerce.number().int().meta({ example: 1 }) });

export const dailyRoutes =
  ({ daily, people }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const answer = async (request: FastifyRequest, reply: FastifyReply, day: number) => {
      const owner = await ownerOf(people, request);
      const report = await daily.report(day, owner?.profile.id);
      if (!report) return refuse(request, reply, 'unknown-day');
      void reply.header('Cache-Control', owner ? 'no-store' : FRESH).header('Vary', 'Authorization');
      return reply.send(mutable(report));
    };
    const response = { 200: Report, ...problems(404) };
    const today = { summary: 'The game of today', tags, response };
    app.get('/daily', { schema: today }, (request, reply) => answer(request, reply, daily.today));
    const any = { summary: 'The game of a day, with its seed once the day is over', tags, params, response };
    app.get('/daily/:day', { schema: any }, (request, reply) => answer(request, reply, request.params.day));
  };

/** The board changes with the next game that ends; a moment later is early enough. */
const FRESH = 'public, max-age=5';

/** The types of answers do not know what must not be changed. */
const mutable = ({ rows, own, ...rest }: DailyReport) => ({
  ...rest,
  rows: [...rows],
  own: own && { ...own, turns: own.turns && [...own.turns] },
});
