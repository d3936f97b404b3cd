/** A position as a program sends it: a card, dice when they lie on the table, and an action to be judged. */
import { emptyCard, err, ok, type Dice, type Result } from '@yaht/rules';
import { cardStateOf, checkCard, DICE, maskOf, setOf, type Action, type CardState, type Tables } from '@yaht/solver';
import * as z from 'zod';

export const Face = z.literal([1, 2, 3, 4, 5, 6]);

const CategoryId = z.string().min(1).max(40);

const PlannedAction = z
  .union([
    z.strictObject({ hold: z.array(z.boolean()).length(DICE).meta({ description: 'One flag per die: true stays' }) }),
    z.strictObject({
      category: CategoryId,
      scratch: z.boolean().optional().meta({ description: 'A zero although the dice may be worth more' }),
    }),
  ])
  .meta({ description: 'An action to be judged' });

export const Position = z
  .strictObject({
    card: z
      .record(CategoryId, z.int().min(0).max(10_000))
      .optional()
      .meta({ description: 'Points by filled category; instead of filled, upperScore and yahtzeeIs50' }),
    filled: z.array(CategoryId).max(32).optional().meta({ description: 'The filled categories' }),
    upperScore: z.int().min(0).max(1_000).optional().meta({ description: 'Points of the filled upper categories' }),
    yahtzeeIs50: z.boolean().optional().meta({ description: 'Whether the category for five alike holds points' }),
    dice: z.array(Face).length(DICE).optional().meta({ description: 'Left out before the first roll of a turn' }),
    rerollsLeft: z.int().min(0).max(4).optional().meta({ description: '0 when left out' }),
    action: PlannedAction.optional(),
  })
  .meta({
    id: 'Position',
    example: {
      card: { ones: 3, fives: 15 },
      dice: [3, 3, 5, 1, 6],
      rerollsLeft: 1,
      action: { hold: [true, true, false, false, false] },
    },
  });
type Sent = z.infer<typeof Position>;

/** The position in the solver's words. */
export type Question = {
  readonly card: CardState;
  readonly dice: Dice | undefined;
  readonly rerollsLeft: number;
  readonly action: Action | undefined;
};

export type PositionProblem = {
  readonly code: (typeof POSITION_CODES)[number];
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
};

const POSITION_CODES = [
  'invalid-request',
  'invalid-category',
  'no-such-card',
  'game-over',
  'too-many-rerolls',
  'no-rolls-left',
  'roll-first',
  'category-filled',
  'joker-restriction',
] as const;

/** What was sent as a question, or the first thing that is wrong with it. */
export function readPosition(tables: Tables, json: unknown): Result<Question, PositionProblem> {
  const parsed = Position.safeParse(json);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ pointer: pointerTo(path), message }));
    return err({ code: 'invalid-request', errors });
  }
  const { dice, rerollsLeft = 0, action } = parsed.data;
  const card = readCard(tables, parsed.data);
  if (!card.ok) return card;
  if (rerollsLeft >= tables.rolls) return err({ code: 'too-many-rerolls' });
  if (action && !dice) return err({ code: 'roll-first' });
  const planned = action ? readAction(tables, card.value, action) : ok(undefined);
  return planned.ok ? ok({ card: card.value, dice, rerollsLeft, action: planned.value }) : planned;
}

const pointerTo = (path: readonly PropertyKey[]): string => path.map(part => `/${String(part)}`).join('');

function readCard(tables: Tables, sent: Sent): Result<CardState, PositionProblem> {
  const { card: points, filled = [], upperScore = 0, yahtzeeIs50 = false } = sent;
  if (points && (sent.filled || sent.upperScore !== undefined || sent.yahtzeeIs50 !== undefined)) {
    return err({
      code: 'invalid-request',
      errors: [{ pointer: '/card', message: 'Send either card or filled, upperScore, yahtzeeIs50' }],
    });
  }
  const ids = points ? Object.keys(points) : filled;
  const stranger = ids.findIndex(id => !tables.categories.includes(id));
  if (stranger >= 0) {
    const pointer = points ? `/card/${ids[stranger]}` : `/filled/${stranger}`;
    return err({ code: 'invalid-category', errors: [{ pointer, message: `Known are ${tables.categories.join(', ')}` }] });
  }
  const state = points
    ? cardStateOf(tables, { ...emptyCard, points })
    : { filled: setOf(tables.categories, filled), upperScore, scoredAlike: yahtzeeIs50 };
  return checked(tables, state);
}

/** Cards that no game can show have no value, and full ones nothing to decide. */
function checked(tables: Tables, card: CardState): Result<CardState, PositionProblem> {
  const alike = tables.joker?.category;
  if (card.scoredAlike && alike !== undefined && !(card.filled & (1 << alike))) return err({ code: 'no-such-card' });
  const found = checkCard(tables, card);
  return found.ok ? found : err({ code: found.error === 'card-full' ? 'game-over' : 'no-such-card' });
}

function readAction(
  { categories }: Tables,
  card: CardState,
  action: NonNullable<Sent['action']>,
): Result<Action, PositionProblem> {
  if ('hold' in action) return ok({ type: 'hold', hold: maskOf(action.hold) });
  const category = categories.indexOf(action.category);
  if (category < 0)
    return err({ code: 'invalid-category', errors: [{ pointer: '/action/category', message: 'Not a category of this game' }] });
  if (card.filled & (1 << category)) return err({ code: 'category-filled' });
  return ok({ type: action.scratch ? 'scratch' : 'score', category });
}
