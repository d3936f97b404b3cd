/** Every way to score dice of Rollio. */
import {
  CHARM_IDS,
  err,
  fault,
  LIST_LIMIT,
  MATERIALS,
  MAX_HAND,
  MAX_SIDES,
  MIN_SIDES,
  noProgress,
  ok,
  plainHand,
  variantById,
  type Hand,
  type Result,
} from '@yaht/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { refuseErrand } from './advice-problem.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';

/** How far a run has come, as far as charms and bosses look at it. */
const Progress = z
  .strictObject(
    Object.fromEntries(
      Object.entries(noProgress).map(([name, value]) => [
        name,
        (typeof value === 'boolean' ? z.boolean() : z.int().min(0).max(1_000_000_000)).optional(),
      ]),
    ),
  )
  .meta({
    description: 'What charms count: money, hot dice, flops and so on; nothing where it is left out',
    example: { money: 12 },
  });

const example = { dice: [3, 3, 3, 4, 4, 4, 1], charms: ['moneyMagnet'], progress: { money: 12 } };

const RollioHand = z
  .strictObject({
    dice: z.array(z.int().min(1).max(MAX_SIDES)).min(1).max(MAX_HAND),
    materials: z
      .array(z.enum(MATERIALS))
      .max(MAX_HAND)
      .optional()
      .meta({ description: 'In the order of the dice; the rest is plastic' }),
    sides: z
      .array(z.int().min(MIN_SIDES).max(MAX_SIDES))
      .max(MAX_HAND)
      .optional()
      .meta({ description: 'In the order of the dice; the rest has six sides, or as many as the highest face' }),
    charms: z.array(z.enum(CHARM_IDS)).max(CHARM_IDS.length).optional().meta({ description: 'In the order in which they work' }),
    progress: Progress.optional(),
    limit: z
      .int()
      .min(1)
      .max(LIST_LIMIT)
      .optional()
      .meta({ description: `How many ways are listed; ${LIST_LIMIT} when left out` }),
  })
  .meta({ example });

const Ways = z
  .looseObject({
    schema: z.string(),
    dice: z.array(z.int()),
    partitions: z.array(
      z.looseObject({
        combinations: z.array(z.object({ type: z.string(), faces: z.array(z.int()), points: z.number() })),
        points: z.number(),
      }),
    ),
    count: z.int(),
    complete: z.boolean().meta({ description: 'Whether all ways are listed' }),
    best: z.unknown().meta({ description: 'The first of partitions, or null' }),
    search: z
      .object({ combinations: z.int(), steps: z.int(), partitions: z.int(), milliseconds: z.number().nullable() })
      .optional()
      .meta({
        description: 'What the search did: single combinations found, its steps, partitions listed, and the time it took',
      }),
  })
  .meta({ description: 'As `yaht score rollio --json` writes it' });

const schema = {
  summary: 'Every way to score dice of Rollio, the best first',
  description: 'Dice that no combination can use are listed as `unused`, and there is no way then.',
  tags: ['rollio'],
  body: RollioHand,
  response: { 200: Ways, ...problems(400, 503) },
};

export const rollioRoutes =
  ({ advice }: Pick<HttpParts, 'advice'>): FastifyPluginAsyncZod =>
  async app => {
    app.post('/rollio/score', { schema, config: { anyOrigin: true } }, async (request, reply) => {
      const { charms = [], progress = {}, limit = LIST_LIMIT } = request.body;
      const hand = handOf(request.body);
      if (!hand.ok) return refuse(request, reply, 'invalid-request', { errors: [hand.error] });
      const allowed = advice.positions.take(request.ip, COST);
      if (!allowed.ok) return refuse(request, reply, 'rate-limited', { retryAfter: allowed.error });
      try {
        const text = await advice.read('rollioScore', { combinations, hand: hand.value, charms, progress, limit });
        return reply.type('application/json').send(text as never);
      } catch (error) {
        return refuseErrand(request, reply, error);
      }
    });
  };

/** As much work as so many positions. */
const COST = 100;

const classic = variantById('rollio-classic');
const combinations = classic?.family === 'rollio' ? classic.combinations : fault('the house has no Rollio');

function handOf({
  dice,
  materials = [],
  sides = [],
  charms = [],
}: z.infer<typeof RollioHand>): Result<Hand, { pointer: string; message: string }> {
  if (materials.length > dice.length) return err({ pointer: '/materials', message: 'More materials than dice' });
  if (sides.length > dice.length) return err({ pointer: '/sides', message: 'More sides than dice' });
  if (dice.some((face, die) => face > (sides[die] ?? MAX_SIDES)))
    return err({ pointer: '/sides', message: 'A face that its die has not' });
  if (new Set(charms).size < charms.length) return err({ pointer: '/charms', message: 'A charm is there twice' });
  return ok(plainHand(dice).map((die, i) => ({ ...die, material: materials[i] ?? die.material, sides: sides[i] ?? die.sides })));
}
