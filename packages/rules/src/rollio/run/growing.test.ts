import { expect, test } from 'vitest';
import type { RunGame } from '../../game.ts';
import { readRecord, recordOf } from '../../record.ts';
import { retrace } from '../../retrace.ts';
import { changed, chanceFrom, chanceOf, freshRun, wished } from '../../testing/index.ts';
import { fault } from '../../result.ts';
import { rollio } from '../../variants/rollio.ts';
import { diceSetOf, DICE_SET_IDS } from '../content/dice-sets.ts';
import { effectsOf, tableOf } from './bend.ts';
import { nextPlan } from './level.ts';
import { runOffersFor } from './offers.ts';
import type { RunState } from './state.ts';
import { waysInRun } from './ways.ts';

const chance = chanceFrom(3);

/** In the first shop, with this owned. */
function inTheShop(owned: Partial<RunState>): RunGame {
  let game = wished(freshRun(chance, rollio), { type: 'ChooseSet', set: 'beginner' }, chance);
  game = wished(game, { type: 'RollDice' }, chance);
  game = changed(game, state => ({ ...state, ...owned, turn: state.turn && { ...state.turn, scored: true, pot: 9_000 } }));
  return wished(game, { type: 'Bank' }, chance);
}

/** In a round, these dice on the table. */
function rolled(faces: string, owned: Partial<RunState> = {}): RunGame {
  const game = wished(freshRun(chance, rollio), { type: 'ChooseSet', set: 'beginner' }, chance);
  return changed(wished(game, { type: 'RollDice' }, chanceOf(faces)), state => ({ ...state, ...owned }));
}

const pointsOf = ({ start, state }: RunGame, dice: readonly number[]): number => {
  const found = waysInRun(start.variant, state, dice);
  return found.ok ? (found.value.ways[0]?.preview.certain ?? 0) : fault(found.error.code);
};

test('[RU37] a crocodile eats its right neighbour as a level begins, and the level is that of the charms left', () => {
  const shop = inTheShop({ charms: ['savingsBook', 'crocodile', 'savingsBook', 'coupon'] });
  const { charms } = shop.state;
  expect(nextPlan(rollio, shop.state).banks).toBe(rollio.levels.banks + 1);
  const begun = wished(shop, { type: 'LeaveShop' }, chance);
  const started = begun.events.findLast(({ type }) => type === 'LevelStarted');
  expect(started).toMatchObject({ meals: [{ by: 'crocodile', charm: 'savingsBook', worth: 8 }] });
  expect(begun.state.charms).toHaveLength(charms.length - 1);
  expect(begun.state.grown).toEqual({ crocodile: 8 });
});

test('[RU37] with nothing to its right it stays hungry, and the fact names no meal', () => {
  const begun = wished(inTheShop({ charms: ['crocodile'] }), { type: 'LeaveShop' }, chance);
  expect(begun.events.findLast(({ type }) => type === 'LevelStarted')).not.toHaveProperty('meals');
  expect(begun.state.charms).toEqual(['crocodile']);
});

test('[RU38] a vintage sells for more with each level, and forgets it when it is sold', () => {
  const shop = inTheShop({ charms: ['vintage', 'grudge'], grown: { vintage: 4, grudge: 2 } });
  expect(shop.state.grown).toEqual({ vintage: 5, grudge: 2 });
  expect(runOffersFor(rollio, shop.state).charmPrices).toEqual([2 + 2 * 5, 4]);
  const sold = wished(shop, { type: 'SellCharm', charm: 0 }, chance);
  expect(sold.state.money - shop.state.money).toBe(12);
  expect(sold.state.grown).toEqual({ grudge: 2 });
});

test('[RU38] a grudge grows by what is cancelled while dice are scored', () => {
  const game = rolled('155234', { charms: ['grudge', 'highStakes'] });
  const scored = wished(game, { type: 'ScoreDice', dice: [0, 1] }, chance);
  expect(scored.state.grown).toEqual({ grudge: 2 });
});

test('[RU39] what is used for a scoring is in its preview, takes part in it, and is used up', () => {
  const game = rolled('155234', { consumables: ['pepper', 'goldLeaf'] });
  expect(pointsOf(game, [0])).toBe(100);
  const peppered = wished(game, { type: 'UseConsumable', consumable: 0 }, chance);
  expect(peppered.state).toMatchObject({ armed: ['pepper'], consumables: ['goldLeaf'], counts: { used: 1 } });
  expect(pointsOf(peppered, [0])).toBe(150);
  const gilded = wished(peppered, { type: 'UseConsumable', consumable: 0 }, chance);
  const scored = wished(gilded, { type: 'ScoreDice', dice: [0] }, chance);
  expect(scored.events.at(-1)).toMatchObject({ type: 'DiceScored', points: 150 });
  expect(scored.state.armed).toEqual(['goldLeaf']);
  const banked = wished(scored, { type: 'Bank' }, chance);
  expect(banked.events.find(({ type }) => type === 'Banked')).toMatchObject({ points: 188 });
  expect(banked.state.armed).toEqual([]);
});

test('[RU39] a flop leaves it waiting', () => {
  const flopping = rolled('223446', { armed: ['pepper'] });
  expect(wished(flopping, { type: 'AcceptFlop' }, chance).state.armed).toEqual(['pepper']);
});

test('[RU40] levels of combinations last, and count for rows that charms bring', () => {
  const game = rolled('155236', { consumables: ['needle'], charms: ['sixpence'] });
  expect(pointsOf(game, [0, 5])).toBe(140);
  const raised = wished(game, { type: 'UseConsumable', consumable: 0 }, chance);
  expect(raised.state.levels).toEqual({ single: 1 });
  expect(pointsOf(raised, [0, 5])).toBe(120 + 48);
  const points = wished(raised, { type: 'ScoreDice', dice: [0, 5] }, chance).events.at(-1);
  expect(points).toMatchObject({ points: 168 });
});

test('[RU41] each special set of today has a combination that no other set can make', () => {
  const rows = rollio.sets.map(id => ({ id, types: (diceSetOf(id).rows ?? []).map(({ type }) => type) }));
  for (const { id, types } of rows) {
    expect(types.length > 0, id).toBe(id !== 'beginner');
    const others = rows.filter(other => other.id !== id).flatMap(other => other.types);
    const standard = rollio.combinations.map(({ type }) => type);
    for (const type of types) expect([...others, ...standard], id).not.toContain(type);
  }
  expect(DICE_SET_IDS.length).toBeGreaterThan(rollio.sets.length);
});

test('[RU41] the combinations of a set count in its runs', () => {
  const game = wished(freshRun(chance, rollio), { type: 'ChooseSet', set: 'wooden@2' }, chance);
  const thrown = changed(game, state => ({
    ...state,
    turn: state.turn && { ...state.turn, rolls: 1, dice: [3, 3, 3, 4, 4, 6] },
  }));
  const found = waysInRun(rollio, thrown.state, [0, 1, 2, 3, 4]);
  expect(found.ok && found.value.ways[0]?.partition.combinations.map(({ type }) => type)).toEqual(['fullHouse']);
  expect(tableOf(rollio, { ...thrown.state, set: 'beginner' }).map(({ type }) => type)).not.toContain('fullHouse');
});

test('[RU26] a run in which everything grows is the same when it is read, and when it is played again from its seed', () => {
  let game = inTheShop({});
  const { start } = game;
  game = wished(game, { type: 'LeaveShop' }, chance);
  for (const read of [readRecord(JSON.parse(JSON.stringify(recordOf(game))))]) expect(read).toMatchObject({ ok: false });
  const honest = wished(
    wished(freshRun(chance, rollio), { type: 'ChooseSet', set: 'golden@2' }, chance),
    { type: 'RollDice' },
    chance,
  );
  expect(readRecord(JSON.parse(JSON.stringify(recordOf(honest))))).toEqual({ ok: true, value: honest });
  expect(retrace(start, honest.events, chance)).toEqual({ ok: true, value: honest });
  expect(effectsOf(honest.state)).toEqual([]);
});
