/** Advice for any game that can be solved, in one call: one position, or up to a thousand. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { evaluate, evaluateAll } from '../../../advice/evaluate.ts';
import { Position, type PositionProblem } from '../../../advice/position.ts';
import { refuseAdvice } from './advice-problem.ts';
import { asWritten } from '../call/as-written.ts';
import { readerLanguage } from '../call/language.ts';
import type { HttpParts } from '../call/parts.ts';
import { LONG_BODY } from '../call/limits.ts';
import { problems, refuse, sentenceOf } from '../call/problem.ts';
import { refuseVariant, WantedVariant, wantedVariant } from './wanted-variant.ts';

const MOST_POSITIONS = 1_000;

const Evaluate = z
  .strictObject({
    variant: WantedVariant,
    position: Position.optional(),
    positions: z.array(z.unknown()).min(1).max(MOST_POSITIONS).optional().meta({ description: 'Up to 1,000 of type Position' }),
    chances: z
      .boolean()
      .optional()
      .meta({ description: 'How likely best play ends the turn in each category; usual for one position, not for many' }),
  })
  .refine(({ position, positions }) => (position === undefined) !== (positions === undefined), {
    message: 'Send either position or positions',
    path: ['position'],
  })
  .meta({
    example: { variant: 'yatzy', position: { card: { ones: 3 }, dice: [3, 3, 5, 1, 6], rerollsLeft: 1 } },
  });

const Hold = z.array(z.boolean());
const AdviceAnswer = z
  .object({
    schema: z.string(),
    value: z.number().meta({ description: 'Points still to come with best play, bonuses included' }),
    holds: z.array(z.object({ hold: Hold, expected: z.number() })).meta({ description: 'Every choice of dice, the best first' }),
    categories: z.array(
      z.object({
        id: z.string(),
        points: z.number(),
        expected: z.number(),
        scratched: z.number().optional().meta({ description: 'A zero instead, where it is worth more' }),
        chance: z.number().optional().meta({ description: 'How likely best play ends the turn here' }),
      }),
    ),
    best: z
      .union([
        z.object({ hold: Hold, expected: z.number() }),
        z.object({ category: z.string(), scratch: z.boolean().optional(), expected: z.number() }),
      ])
      .nullable()
      .meta({ description: 'null before the first roll of a turn' }),
    action: z.object({ expected: z.number(), cost: z.number() }).optional().meta({ description: 'Your action, judged' }),
  })
  .meta({ id: 'Advice' });

const PositionError = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
});
const ManyAnswers = z.object({
  answers: z
    .array(z.union([AdviceAnswer, z.object({ error: PositionError })]))
    .meta({ description: 'In the order of the positions; a wrong one has an error in its place and spoils no other' }),
});

const schema = {
  summary: 'Everything about a position: its value, every hold, every category, the best, and the cost of your action',
  description: `For any game with five dice. Rules of your own are solved when they are first sent: until then 503 \`table-loading\`; ask again after Retry-After.`,
  tags: ['advice'],
  body: Evaluate,
  response: { 200: z.union([AdviceAnswer, ManyAnswers]), ...problems(400, 409, 503) },
};

export const evaluateRoutes =
  ({ advice }: Pick<HttpParts, 'advice'>): FastifyPluginAsyncZod =>
  async app => {
    const options = { schema, config: { anyOrigin: true }, bodyLimit: LONG_BODY, serializerCompiler: asWritten };
    app.post('/evaluate', options, async (request, reply) => {
      const { position, positions, chances } = request.body;
      const wanted = wantedVariant(request.body.variant);
      if (!wanted.ok) return refuseVariant(request, reply, wanted.error);
      const { name } = wanted.value;
      if (wanted.value.family !== 'scorecard') {
        return refuseAdvice(request, reply, { code: 'cannot-be-solved', reason: 'no-card' }, name);
      }
      const advisor = advice.library.advisorFor(wanted.value, () => advice.solves.take(request.ip));
      if (!advisor.ok) return refuseAdvice(request, reply, advisor.error, name);
      const allowed = advice.positions.take(request.ip, positions?.length ?? 1);
      if (!allowed.ok) return refuse(request, reply, 'rate-limited', { retryAfter: allowed.error });
      if (positions) {
        const answers = evaluateAll(advisor.value, positions, chances ?? false, problem => tell(request, problem));
        return reply.type('application/json').send(Readable.from(answers) as never);
      }
      const answer = evaluate(advisor.value, position, chances ?? true);
      if (answer.ok) return reply.send(answer.value as z.infer<typeof AdviceAnswer>);
      const { code, errors = [] } = answer.error;
      return refuse(request, reply, code, { errors: errors.map(error => ({ ...error, pointer: `/position${error.pointer}` })) });
    });
  };

/** A problem of one position among many. */
const tell = (request: FastifyRequest, { code, errors }: PositionProblem) => ({
  code,
  detail: sentenceOf(code, readerLanguage(request)),
  ...(errors ? { errors } : {}),
});
