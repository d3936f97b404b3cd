/** Runs of Rollio: where one stands. They are opened and played by the calls of rooms. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { readGame } from '../call/reading.ts';
import { ownRun, type Game, type RunGame } from '@yaht/rules';
import { RunState, runState } from './run-state.ts';
import { isKnown, tellVersion } from '../call/version.ts';

const params = z.object({
  id: z.string().meta({ description: '`<room>-<n>`, or a room’s code for its latest game', example: 'K7Q2XM-1' }),
});
const querystring = z.object({
  seat: z.coerce.number().int().min(0).default(0).meta({ description: 'Whose run of a duel', example: 0 }),
  dice: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,31}$/)
    .optional()
    .meta({ description: 'Positions of dice, counted from 0, whose ways to score are wanted', example: '0,4' }),
});

export const runRoutes =
  ({ tables }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const schema = {
      summary: 'Where a run of Rollio stands, and what can be done',
      tags: ['rollio'],
      params,
      querystring,
      response: {
        200: RunState,
        304: z.undefined().describe('Not changed since If-None-Match'),
        ...problems(400, 401, 404),
      },
    };
    app.get('/games/:id/run', { schema }, async (request, reply) => {
      const found = await readGame(tables, request, request.params.id);
      if (!found.ok) return refuse(request, reply, found.error);
      const { facts } = found.value;
      const game = runIn(found.value.game, request.query.seat);
      if (!game) return refuse(request, reply, 'command-does-not-fit');
      const seq = facts.at(-1)?.seq ?? 0;
      void tellVersion(reply, seq).header('Cache-Control', 'no-cache');
      if (isKnown(request, seq)) return reply.code(304).send();
      return runState(game, seq, request.query.dice?.split(',').map(Number) ?? []);
    });
  };

/** The run of a seat; undefined where there is none. */
function runIn(game: Game, seat: number): RunGame | undefined {
  if (game.family === 'duel') return seat < game.start.players.length ? ownRun(game, seat) : undefined;
  return game.family === 'run' && seat === 0 ? game : undefined;
}
