/** The games of the house: their rules as data, and what dice are worth in them. */
import { categoryName, messagesFor, variantName, type Language } from '@yaht/messages';
import { isFace, pointsFor, scorecardVariants, variants, type Dice, type ScorecardVariant, type Variant } from '@yaht/rules';
import { unsolvableReason } from '@yaht/solver';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readerLanguage } from '../call/language.ts';
import { problems, refuse } from '../call/problem.ts';

const tags = ['variants'];

const Summary = z.object({
  id: z.string().meta({ example: 'yatzy' }),
  name: z.string().meta({ description: 'In the language of Accept-Language' }),
  family: z.enum(['scorecard', 'rollio', 'run', 'duel']),
  solvable: z.boolean().meta({ description: 'Whether /v1/evaluate knows perfect play' }),
  reason: z.string().optional().meta({ description: 'Why not' }),
});
const Variants = z.object({ variants: z.array(Summary) });
const OneVariant = Summary.extend({
  rules: z.looseObject({}).meta({ description: 'As data; change some, give it an id of your own and send it to /v1/evaluate' }),
});
const Points = z.object({
  variant: z.string(),
  dice: z.array(z.int()),
  categories: z.array(z.object({ id: z.string(), name: z.string(), points: z.number() })),
});

const params = z.object({ id: z.string() });
const query = z.object({
  dice: z.string().max(40).meta({ description: 'One face for each die: 3,3,5,1,6 or 33516', example: '3,3,5,1,6' }),
});

export const variantRoutes: FastifyPluginAsyncZod = async app => {
  const list = { summary: 'The games of the house', tags, response: { 200: Variants } };
  app.get('/variants', { schema: list }, async (request, reply) =>
    reply.send({ variants: variants.map(variant => summaryOf(variant, readerLanguage(request))) }),
  );

  const one = { summary: 'One game, with its rules as data', tags, params, response: { 200: OneVariant, ...problems(404) } };
  app.get('/variants/:id', { schema: one }, async (request, reply) => {
    const variant = variants.find(({ id }) => id === request.params.id);
    if (!variant) return refuse(request, reply, 'not-found');
    return reply.send({ ...summaryOf(variant, readerLanguage(request)), rules: { ...variant } });
  });

  const points = {
    summary: 'What dice are worth in every category',
    description: 'Before any joker rule, which depends on the card. For dice of Rollio ask /v1/rollio/score.',
    tags,
    params,
    querystring: query,
    response: { 200: Points, ...problems(400, 404) },
  };
  app.get('/variants/:id/points', { schema: points }, async (request, reply) => {
    const variant = scorecardVariants.find(({ id }) => id === request.params.id);
    if (!variant) return refuse(request, reply, 'not-found');
    const dice = readDice(variant, request.query.dice);
    if (!dice)
      return refuse(request, reply, 'invalid-dice', { errors: [{ pointer: '/querystring/dice', message: diceWanted(variant) }] });
    return reply.send(pointsAnswer(variant, dice, readerLanguage(request)));
  });
};

function summaryOf(variant: Variant, language: Language): z.infer<typeof Summary> {
  const { id, family } = variant;
  const reason = variant.family === 'scorecard' ? unsolvableReason(variant) : 'no-card';
  const name = variantName(messagesFor(language), variant);
  return { id, name, family, solvable: reason === null, ...(reason === null ? {} : { reason }) };
}

const diceWanted = ({ dice }: ScorecardVariant): string => `${dice} faces from 1 to 6`;

function readDice(variant: ScorecardVariant, text: string): Dice | undefined {
  const faces = (/[\s,]/.test(text) ? text.split(/[\s,]+/) : [...text]).map(Number);
  return faces.length === variant.dice && faces.every(isFace) ? faces : undefined;
}

const pointsAnswer = (variant: ScorecardVariant, dice: Dice, language: Language): z.infer<typeof Points> => ({
  variant: variant.id,
  dice: [...dice],
  categories: Object.entries(variant.categories).map(([id, pattern]) => ({
    id,
    name: categoryName(messagesFor(language), variant, id),
    points: pointsFor(pattern, dice),
  })),
});
