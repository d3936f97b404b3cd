import { expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import { startGame, type Setup } from './game.ts';
import { decideOrder } from './order.ts';
import { readRecord, recordOf } from './record.ts';
import { fault } from './result.ts';
import { chanceFrom, chanceOf, diceOf, newGame, tableOf, turnOf } from './testing/index.ts';
import { yahtzee } from './variants/yahtzee.ts';

const three: Partial<Setup> = { players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }] };
const opening: Partial<Setup> = { ...three, options: { turnOrder: 'opening-roll' } };

/** What each seat rolls, in one draw. */
const rolls = (...dice: string[]): string => dice.join('');

test('[T5] as seated: seat 0 begins, and chance is not asked', () => {
  expect(tableOf(newGame(yahtzee, chanceOf(), three)).order).toEqual([0, 1, 2]);
});

test('[T6] shuffled: the order comes from the stream of that name, before the first turn', () => {
  const asked: unknown[] = [];
  const chance: Chance = (stream, at, sides) => {
    asked.push([stream, at, sides]);
    return sides.map((_, i) => [3, 1][i] ?? 1);
  };
  expect(decideOrder('shuffled', 3, 5, chance)).toEqual({ order: [2, 1, 0], opening: [] });
  expect(asked).toEqual([['order', { turn: 0, roll: 1 }, [3, 2]]]);
});

test('[T6] each of the values chance can answer gives another order, so all are equally likely', () => {
  const orders = new Set<string>();
  const faces = [1, 2, 3, 4];
  for (const a of faces) {
    for (const b of faces.slice(0, 3)) {
      for (const c of faces.slice(0, 2)) orders.add(decideOrder('shuffled', 4, 5, () => [a, b, c]).order.join(''));
    }
  }
  expect(orders.size).toBe(24);
  for (const order of orders) expect([...order].sort().join('')).toBe('0123');
});

test('[T7] the highest sum begins, then clockwise', () => {
  const game = newGame(yahtzee, chanceOf(rolls('11111', '66666', '22222')), opening);
  expect(tableOf(game).order).toEqual([1, 2, 0]);
  expect(turnOf(game).seat).toBe(1);
});

test('[T7] only the tied roll again, until one is highest', () => {
  const chance = chanceOf(rolls('55541', '66651', '66543'), rolls('11112', '22222'), 'not asked for');
  const game = newGame(yahtzee, chance, opening);
  expect(game.events.slice(1, 3)).toEqual([
    {
      type: 'OpeningRolled',
      rolls: [
        { seat: 0, dice: diceOf('55541') },
        { seat: 1, dice: diceOf('66651') },
        { seat: 2, dice: diceOf('66543') },
      ],
      order: null,
    },
    {
      type: 'OpeningRolled',
      rolls: [
        { seat: 1, dice: diceOf('11112') },
        { seat: 2, dice: diceOf('22222') },
      ],
      order: [2, 0, 1],
    },
  ]);
  expect(chance.left()).toBe(1);
});

test('[T7] those who tie again roll again', () => {
  const chance = chanceOf(rolls('66651', '11111', '66651'), rolls('12345', '33333'), rolls('11112', '11111'));
  const game = newGame(yahtzee, chance, opening);
  expect(game.events.filter(({ type }) => type === 'OpeningRolled')).toHaveLength(3);
  expect(tableOf(game).order).toEqual([0, 1, 2]);
});

test('[T7] a tie below the highest sum does not matter', () => {
  expect(tableOf(newGame(yahtzee, chanceOf(rolls('11111', '11111', '66666')), opening)).order).toEqual([2, 0, 1]);
});

test('[T7] chance that never decides ends after a hundred rounds with the lowest of the tied seats', () => {
  const game = newGame(yahtzee, (_stream, _at, sides) => sides.map(() => 6), opening);
  expect(game.events.filter(({ type }) => type === 'OpeningRolled')).toHaveLength(100);
  expect(tableOf(game).order).toEqual([0, 1, 2]);
});

test('[T7] [T40] a record that leaves its opening rolls out is refused, and reading it ends', () => {
  const { schema, events } = recordOf(newGame(yahtzee, chanceFrom(1), opening));
  const without = events.filter(({ type }) => type !== 'OpeningRolled');
  expect(readRecord({ schema, events: without })).toMatchObject({ ok: false, error: { code: 'not-by-the-rules', event: 2 } });
});

test('[T8] one seat alone needs no opening roll', () => {
  expect(tableOf(newGame(yahtzee, chanceOf(), { options: { turnOrder: 'opening-roll' } })).order).toEqual([0]);
});

test.each(['seated', 'shuffled', 'opening-roll'] as const)(
  '[T8] %s: what starting answers are the facts of the game',
  turnOrder => {
    const setup = { id: 'g', variant: yahtzee, players: [{ name: 'Ann' }, { name: 'Ben' }], options: { turnOrder } };
    const started = startGame(setup, chanceFrom(3));
    if (!started.ok) return fault(started.error);
    expect(started.value.events).toEqual(started.value.game.events);
    return undefined;
  },
);
