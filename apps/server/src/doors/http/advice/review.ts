/** A game against perfect play: what luck gave and what decisions cost. */
import { messagesFor } from '@yaht/messages';
import { readRecordVariant, RECORD_SCHEMA, recordOf, type RecordProblem } from '@yaht/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Advice } from '../../../advice/advice.ts';
import { sent } from '../../../advice/errands.ts';
import { refuseAdvice, refuseErrand } from './advice-problem.ts';
import { readerLanguage } from '../call/language.ts';
import { LONG_BODY } from '../call/limits.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { readGame } from '../call/reading.ts';

const GameRecord = z.looseObject({ schema: z.string().meta({ example: 'yaht.game/1' }), events: z.array(z.unknown()) }).meta({
  description: 'The record of a game, as saves, the API and `yaht` write it',
  example: { schema: RECORD_SCHEMA, events: [] },
});

const WinAccount = z
  .object({
    prior: z.number(),
    luck: z.number(),
    decisions: z.number(),
    othersLuck: z.number(),
    othersDecisions: z.number(),
    remeasured: z.number().meta({ description: 'What changed because it was measured in another way, as the game went on' }),
    result: z.number(),
  })
  .meta({ description: 'With opponents, in chances to win: result = the sum of all that stands before it' });

const Seat = z.looseObject({
  seat: z.int(),
  start: z.number(),
  score: z.number(),
  luck: z.number(),
  loss: z.number(),
  win: WinAccount.nullable(),
});

const Review = z
  .looseObject({
    schema: z.string(),
    variant: z.string(),
    over: z.boolean(),
    loss: z.number().meta({ description: 'What decisions cost, all seats together' }),
    luck: z.number(),
    seats: z.array(Seat),
  })
  .meta({ description: 'As `yaht review --json` writes it: for each seat score = start + luck − loss' });

const schema = {
  summary: 'Review a game, finished or not',
  tags: ['advice'],
  body: GameRecord,
  response: { 200: Review, ...problems(400, 503) },
};

const params = z.object({
  id: z.string().meta({ description: '`<room>-<n>`, or a room’s code for its latest game', example: 'K7Q2XM-1' }),
});
const played = {
  summary: 'Review a game that was played here',
  tags: ['advice'],
  params,
  response: { 200: Review, ...problems(400, 401, 404, 409, 503) },
};

export const reviewRoutes =
  ({ advice, tables }: Pick<HttpParts, 'advice' | 'tables'>): FastifyPluginAsyncZod =>
  async app => {
    app.post('/review', { schema, config: { anyOrigin: true }, bodyLimit: LONG_BODY }, async (request, reply) =>
      answerReview(advice, request, reply, request.body),
    );

    app.get('/games/:id/review', { schema: played }, async (request, reply) => {
      const found = await readGame(tables, request, request.params.id);
      if (!found.ok) return refuse(request, reply, found.error);
      const { game } = found.value;
      // Until then it would be help for those who play.
      return game.over ? answerReview(advice, request, reply, recordOf(game)) : refuse(request, reply, 'game-not-over');
    });
  };

/** As much work as so many positions. */
const COST = 200;

/** Answers with the review of a record, wherever it comes from. */
async function answerReview(
  advice: Advice,
  request: FastifyRequest,
  reply: FastifyReply,
  record: { readonly events: readonly unknown[] },
): Promise<FastifyReply> {
  const read = readRecordVariant(record);
  if (!read.ok) return refuseRecord(request, reply, read.error);
  const variant = read.value;
  if (variant.family !== 'scorecard')
    return refuseAdvice(request, reply, { code: 'cannot-be-solved', reason: 'no-card' }, variant.name);
  const advisor = advice.library.advisorFor(variant, () => advice.solves.take(request.ip));
  if (!advisor.ok) return refuseAdvice(request, reply, advisor.error, variant.name);
  const allowed = advice.positions.take(request.ip, COST);
  if (!allowed.ok) return refuse(request, reply, 'rate-limited', { retryAfter: allowed.error });
  try {
    const reviewed = await advice.review('review', { ...sent(advisor.value.solution), record });
    return reviewed.ok ? reply.type('application/json').send(reviewed.value) : refuseRecord(request, reply, reviewed.error);
  } catch (error) {
    return refuseErrand(request, reply, error);
  }
}

function refuseRecord(request: FastifyRequest, reply: FastifyReply, problem: RecordProblem): FastifyReply {
  const message = messagesFor(readerLanguage(request)).records.problems[problem.code](problem);
  const pointer = pointerTo(problem);
  return refuse(request, reply, 'invalid-record', { errors: [{ pointer, message }], more: { reason: problem.code } });
}

/** `variant.charms[1]` of the start as `/events/0/variant/charms/1`. */
function pointerTo({ event, field }: RecordProblem): string {
  if (event !== undefined) return `/events/${event - 1}`;
  return field === undefined ? '' : `/events/0/${field.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
}
