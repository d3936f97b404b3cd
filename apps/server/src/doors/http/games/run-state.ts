/** A run of Rollio as one JSON object: where it stands and what can be done, so that a program can decide its next call. */
import {
  COMBINATION_SHAPES,
  DICE_SET_IDS,
  RUN_PHASES,
  runOffersFor,
  runScore,
  type RunGame,
  type RunOffers,
  type RunState as State,
} from '@yaht/rules';
import * as z from 'zod';

const refusal = z.string().nullable().meta({ description: 'Why it would be refused now; null when it would not' });
const boss = z.string().nullable();

const Plan = z.object({
  level: z.int(),
  threshold: z.int(),
  banks: z.int(),
  rounds: z.int(),
  rerolls: z.int(),
});

const Die = z.object({
  face: z.int().nullable().meta({ description: 'Null before the first throw of a round' }),
  sides: z.int(),
  material: z.string(),
  aside: z.boolean(),
  scorable: z.boolean().meta({ description: 'Whether some combination can take it' }),
});

const Way = z.object({
  combinations: z.array(z.object({ type: z.string(), faces: z.array(z.int()), points: z.number() })),
  average: z.number().meta({ description: 'After everything that bends the points' }),
  lowest: z.number(),
  highest: z.number(),
});

const Shop = z.object({
  wares: z
    .array(z.object({ kind: z.enum(['charm', 'consumable']), id: z.string(), price: z.int(), refusal }).nullable())
    .meta({ description: 'By place; null where something was bought' }),
  reroll: z.object({ price: z.int(), refusal }),
  next: Plan.extend({ boss }).nullable().meta({ description: 'The level that comes when the shop is left now' }),
});

export const RunState = z
  .object({
    id: z.string().meta({ example: 'K7Q2XM-1' }),
    seq: z.int().meta({ description: 'The number of the last fact of the game, also in ETag' }),
    phase: z.enum(RUN_PHASES),
    sets: z.array(z.enum(DICE_SET_IDS)),
    level: Plan.extend({ boss, total: z.int(), banksLeft: z.int(), roundsLeft: z.int(), rerollsLeft: z.int() }),
    score: z.int(),
    money: z.int(),
    pot: z.int(),
    dice: z.array(Die),
    flopRisk: z.number().nullable().meta({ description: 'The chance that nothing scores in a throw now' }),
    ways: z
      .array(Way)
      .meta({ description: 'How the dice that were asked about can be scored; `partition` is the place in here' }),
    problem: z.string().nullable().meta({ description: 'Why these dice cannot be scored together' }),
    isFlopping: z.boolean().meta({ description: 'Nothing scores: reroll, or take the flop' }),
    roll: refusal,
    reroll: refusal,
    bank: refusal,
    charms: z.array(z.object({ id: z.string(), sells: z.int() })),
    charmSlots: z.int(),
    consumables: z.array(z.object({ id: z.string(), refusal })),
    consumableSlots: z.int(),
    armed: z.array(z.string()).meta({ description: 'Consumables that were used and wait for a scoring' }),
    combinationLevels: z
      .partialRecord(z.enum(COMBINATION_SHAPES), z.int())
      .meta({ description: 'Levels that combinations have gained; each adds 20 % of the table' }),
    shop: Shop.nullable(),
    won: z.boolean(),
    gameOver: z.boolean(),
  })
  .meta({ id: 'RunState' });

export type RunState = z.infer<typeof RunState>;

/** The state after the fact with this number, with these dice in mind. */
export function runState({ start, state, over }: RunGame, seq: number, asked: readonly number[]): RunState {
  const offers = runOffersFor(start.variant, state, asked);
  const { level, money, turn, won } = state;
  return {
    id: start.id,
    seq,
    phase: state.phase,
    sets: [...start.variant.sets],
    level,
    score: runScore(state),
    money,
    pot: turn?.pot ?? 0,
    dice: diceOf(state, offers),
    flopRisk: offers.now?.flopRisk ?? null,
    ways: offers.ways.map(wayOf),
    problem: asked.length === 0 ? null : (offers.problem?.code ?? null),
    isFlopping: offers.isFlopping,
    roll: offers.roll,
    reroll: offers.reroll,
    bank: offers.bank,
    charms: state.charms.map((id, place) => ({ id, sells: offers.charmPrices[place] ?? 0 })),
    charmSlots: state.charmSlots,
    consumables: state.consumables.map((id, place) => ({ id, refusal: offers.consumables[place] ?? null })),
    consumableSlots: state.consumableSlots,
    armed: [...state.armed],
    combinationLevels: { ...state.levels },
    shop: state.phase === 'shop' ? shopOf(state, offers) : null,
    won,
    gameOver: over !== null,
  };
}

const diceOf = ({ turn }: State, { scorable }: RunOffers): RunState['dice'] =>
  (turn?.kinds ?? []).map(({ sides, material }, die) => ({
    face: turn?.dice?.[die] ?? null,
    sides,
    material,
    aside: turn?.aside[die] ?? false,
    scorable: scorable[die] ?? false,
  }));

const wayOf = ({ partition, preview }: RunOffers['ways'][number]): RunState['ways'][number] => ({
  combinations: partition.combinations.map(({ type, faces, points }) => ({ type, faces: [...faces], points })),
  average: preview.average,
  lowest: preview.lowest,
  highest: preview.highest,
});

const shopOf = ({ shop }: State, { wares, rerollShop, nextLevel }: RunOffers): NonNullable<RunState['shop']> => ({
  wares: wares.map(offer => offer && { ...offer.ware, price: offer.price, refusal: offer.refusal }),
  reroll: rerollShop,
  next: nextLevel && { ...nextLevel, boss: shop?.boss ?? null },
});
