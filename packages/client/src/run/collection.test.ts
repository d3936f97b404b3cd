import { charmOf, nameOfId, runScore, type RunGame } from '@yaht/rules';
import { chanceFrom, changed, freshRun, wished } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { playedRun } from '../testing/run-play.ts';
import { collectionOf } from './collection.ts';
import { runLine } from './run-history.ts';

/** A run that stands in its first shop with money enough. */
function inTheShop(): RunGame {
  const chance = chanceFrom(5);
  let game = wished(freshRun(chance), { type: 'ChooseSet', set: 'crystal' }, chance);
  game = wished(game, { type: 'RollDice' }, chance);
  game = changed(game, state => ({
    ...state,
    money: 50,
    turn: state.turn && { ...state.turn, scored: true, pot: 9_000 },
  }));
  return wished(game, { type: 'Bank' }, chance);
}

const charmsFor = (runs: readonly RunGame[]) => collectionOf(runs).charms.filter(({ seen }) => seen);

test('nothing was seen before the first run', () => {
  const { charms, bosses, sets } = collectionOf([]);
  expect(charms.some(({ seen, runs }) => seen || runs > 0)).toBe(false);
  expect(bosses.every(({ met }) => met === 0)).toBe(true);
  expect(sets.every(({ runs, level }) => runs === 0 && level === 0)).toBe(true);
});

test('what the shop shows is seen, what is bought is owned, what is taken back was only seen', () => {
  const game = inTheShop();
  const onSale = (game.state.shop?.wares ?? []).flatMap(ware => (ware?.kind === 'charm' ? [ware.id] : []));
  expect(
    charmsFor([game])
      .map(({ id }) => nameOfId(id))
      .sort(),
  ).toEqual([...onSale].sort());
  const bought = wished(game, { type: 'BuyWare', ware: 0 }, chanceFrom(5));
  expect(charmsFor([bought]).filter(({ runs }) => runs === 1)).toMatchObject([{ id: onSale[0] }]);
  const sold = wished(bought, { type: 'SellCharm', charm: 0 }, chanceFrom(5));
  expect(
    charmsFor([sold, bought])
      .filter(({ runs }) => runs === 2)
      .map(({ id }) => charmOf(id)),
  ).toHaveLength(1);
  const takenBack = wished(bought, { type: 'Undo' }, chanceFrom(5));
  expect(charmsFor([takenBack]).filter(({ runs }) => runs > 0)).toEqual([]);
});

test('a set has its best level and score, and bosses are beaten when their level is cleared', () => {
  const runs = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => playedRun(seed, 900));
  const { sets, bosses } = collectionOf(runs);
  for (const { id, level, score, runs: count } of sets) {
    const own = runs.filter(({ state }) => state.set !== null && nameOfId(state.set) === nameOfId(id));
    expect(count).toBe(own.length);
    expect(level).toBe(Math.max(0, ...own.map(({ state }) => state.level.level)));
    expect(score).toBe(Math.max(0, ...own.map(({ state }) => runScore(state))));
  }
  const met = runs.flatMap(({ state }) => state.met);
  expect(bosses.reduce((sum, boss) => sum + boss.met, 0)).toBe(met.length);
  expect(bosses.every(boss => boss.beaten <= boss.met)).toBe(true);
});

test('a run in one line tells how far it came', () => {
  const game = playedRun(4, 900);
  expect(runLine(game)).toMatchObject({ id: 'run', level: game.state.level.level, score: runScore(game.state), isOver: true });
});
