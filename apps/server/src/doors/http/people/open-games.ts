/** The games that somebody has a seat in: what waits for them, and the way back to a seat on another device. */
import { GAMES_LISTED, MOST_GAMES_LISTED } from '@yaht/protocol';
import { BOT_LEVELS } from '@yaht/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { ownerOf } from '../call/profile-key.ts';
import { tokenOf } from '../call/seat.ts';
import { unreadable } from '../rooms/coming-in.ts';
import { Entered, entered } from '../rooms/room-view.ts';

const time = z.int().meta({ description: 'Milliseconds since 1970' });

const OpenSeat = z.object({
  name: z.string(),
  bot: z.enum(BOT_LEVELS).optional(),
  profile: z.string().optional().meta({ description: 'The public id of the player’s profile' }),
  vacationUntil: time.optional().meta({ description: 'Until when the player is on vacation' }),
  score: z.number().meta({ description: 'Points so far; 0 before the game' }),
});

const TurnBefore = z.object({
  playerId: z.int(),
  dice: z.array(z.int()).nullable(),
  end: z.enum(['scored', 'banked', 'flopped', 'passed']),
  category: z.string().nullable().meta({ description: 'The line that was filled, on a card' }),
  score: z.number(),
});

const OpenGame = z
  .object({
    room: z.string().meta({ description: 'The id of the room, by which one comes back to it', example: 'K7Q2XM' }),
    phase: z.enum(['lobby', 'playing']),
    variant: z.object({ id: z.string(), name: z.string() }),
    waits: z.boolean().meta({ description: 'Whether it waits for you: to roll, to get ready, to begin, to answer a question' }),
    seats: z.array(OpenSeat.nullable()).meta({ description: 'By seat; null is free' }),
    own: z.array(z.int()).meta({ description: 'Your seats' }),
    turn: z.array(z.int()).meta({ description: 'The seats that may move' }),
    round: z.int().nullable().meta({ description: 'The round that is on, from 1; null before the game' }),
    rounds: z.int().nullable().meta({ description: 'How many there are; null where nobody knows' }),
    before: TurnBefore.nullable().meta({ description: 'The turn before: what was rolled, and what came of it' }),
    since: time,
    until: time.nullable().meta({ description: 'When the turn that is on runs out; null without a limit' }),
    turnSeconds: z.int(),
    rated: z.boolean(),
    private: z.boolean(),
  })
  .meta({ id: 'OpenGame' });

const OpenGames = z.object({
  waiting: z.int().meta({ description: 'How many games wait for you; no more than 100 are counted' }),
  games: z.array(OpenGame),
  next: z.string().nullable().meta({ description: '`after` for the next page; null on the last one' }),
});

const Page = z.object({
  after: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_GAMES_LISTED).default(GAMES_LISTED),
});

const params = z.object({ room: z.string().meta({ example: 'K7Q2XM' }) });
const about = { tags: ['profiles'], security: [{ profile: [] }] };

export const openGameRoutes =
  ({ tables, people }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const listed = {
      summary: 'Your games that are not over, first those that wait for you',
      ...about,
      querystring: Page,
      response: { 200: OpenGames, ...problems(400, 401) },
    };
    app.get('/profiles/me/games', { schema: listed }, async (request, reply) => {
      const owner = await ownerOf(people, request);
      if (!owner) return refuse(request, reply, 'profile-required');
      const { limit, after } = request.query;
      const found = await tables.openGames(owner.profile.id, { limit, ...(after === undefined ? {} : { after }) });
      if (!found) {
        const wrong = unreadable({ code: 'invalid-message', field: 'after' });
        return refuse(request, reply, wrong.code, wrong);
      }
      void reply.header('Cache-Control', 'no-store');
      // What is stored has the shape that the schema says.
      return found as z.infer<typeof OpenGames>;
    });

    const seat = {
      summary: 'Your seat on another device: a token for it',
      ...about,
      params,
      response: { 200: Entered, ...problems(401, 404, 503) },
    };
    app.post('/profiles/me/games/:room/seat', { schema: seat }, async (request, reply) => {
      const owner = await ownerOf(people, request);
      const key = tokenOf(request);
      if (!owner || key === undefined) return refuse(request, reply, 'profile-required');
      const place = await tables.comeBackAs(request.params.room, owner.profile.id, key);
      if (!place.ok) {
        const { code } = place.error;
        const problem = code === 'not-a-member' ? { code: 'room-not-found' as const } : unreadable(place.error);
        return refuse(request, reply, problem.code, problem);
      }
      void reply.header('Cache-Control', 'no-store');
      return entered(place.value);
    });
  };
