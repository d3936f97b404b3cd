/** What the advice calls for Yatzy take and answer. */
import { DICE } from '@yaht/solver';
import * as z from 'zod';
import { Face } from '../../../advice/position.ts';
import { YATZY_CATEGORIES } from '../../../advice/yatzy-answers.ts';

const LAST_CATEGORY = YATZY_CATEGORIES - 1;
const ALL_CATEGORIES = 2 ** YATZY_CATEGORIES - 1;
const LAST_MASK = 2 ** DICE - 1;
const UPPER_CAP = 63;

const example = { dice: [3, 3, 5, 1, 6], upper_score: 12, scored_categories: 5, rerolls_remaining: 2 };

const dice = z.array(Face).length(DICE).meta({ description: 'Five faces, in your own order', example: example.dice });
const upper_score = z.int().min(0).max(UPPER_CAP).meta({ description: 'Points of the upper section; 63 stands for 63 and more' });
const scored_categories = z
  .int()
  .min(0)
  .max(ALL_CATEGORIES)
  .meta({ description: 'The filled categories as bits: ones is bit 0, yatzy bit 14' });
const rerolls_remaining = z.int().min(0).max(2);
const category_id = z.int().min(0).max(LAST_CATEGORY).meta({ description: '0 is ones, 14 is yatzy' });
const mask = z.int().min(0).max(LAST_MASK).meta({ description: 'Bit i is set when die i is thrown again' });
const name = z.string().meta({ description: 'In the language of Accept-Language', example: 'Ones' });
const expected_value = z.number().meta({ description: 'Points still to come with best play, bonus included' });

/** A number in an address arrives as text. */
const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `A whole number from 0 to ${most}`)
    .pipe(z.coerce.number<string>().max(most));

export const CardQuery = z.object({
  upper_score: digits(UPPER_CAP).meta({ description: 'Points of the upper section, 0 to 63', example: '12' }),
  scored_categories: digits(ALL_CATEGORIES).meta({ description: 'The filled categories as bits, 0 to 32767', example: '5' }),
});

export const DiceAndCategory = z.object({ dice, category_id }).meta({ example: { dice: example.dice, category_id: 2 } });
export const DiceAndSet = z.object({ dice, scored_categories }).meta({ example: { dice: example.dice, scored_categories: 5 } });
export const LastRoll = z
  .object({ dice, upper_score, scored_categories, rerolls_remaining: z.literal(0).optional() })
  .meta({ example: { ...example, rerolls_remaining: 0 } });
export const YatzyQuestion = z.object({ dice, upper_score, scored_categories, rerolls_remaining }).meta({ example });
export const YatzyJudgement = YatzyQuestion.extend({
  user_action: z.union([z.strictObject({ best_reroll: mask }), z.strictObject({ best_category: category_id })]),
}).meta({ example: { ...example, user_action: { best_reroll: 28 } } });

export const StateValue = z
  .object({ upper_score, scored_categories, expected_final_score: expected_value })
  .meta({ example: { upper_score: 0, scored_categories: 0, expected_final_score: 248.44 } });
export const HistogramAnswer = z.object({
  min_ev: z.number(),
  max_ev: z.number(),
  bin_count: z.int(),
  bins: z.array(z.int()).meta({ description: 'Games of a million whose score falls into each bar, from 100 on in steps of 5' }),
});
export const CategoryScore = z
  .object({ category_id, category_name: name, score: z.number() })
  .meta({ example: { category_id: 2, category_name: 'Threes', score: 6 } });
export const AvailableCategories = z.object({
  categories: z.array(z.object({ id: category_id, name, score: z.number(), valid: z.boolean() })),
});
export const AllCategories = z.object({
  categories: z.array(z.object({ id: category_id, name, score: z.number(), expected_value_if_chosen: expected_value })),
});
export const AllActions = z.object({ actions: z.array(z.object({ mask, expected_value })) });
export const OptimalAction = z
  .union([
    z.object({
      best_reroll: z.object({ id: mask, expected_value, mask_binary: z.string().meta({ description: 'The first die first' }) }),
    }),
    z.object({ best_category: z.object({ id: category_id, name, expected_value }) }),
  ])
  .meta({ example: { best_reroll: { id: 28, expected_value: 231.4, mask_binary: '00111' } } });
export const ActionValue = z.object({ expected_value }).meta({ example: { expected_value: 231.4 } });
