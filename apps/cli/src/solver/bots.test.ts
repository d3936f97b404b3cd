import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { chance, inARow, ofAKind, type Command, type ScorecardVariant } from '@yaht/rules';
import { chanceOf, hold, newGame, playAll } from '@yaht/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '../context.ts';
import { loadedBots } from './bots.ts';

let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'yaht-bots-'));
});
afterAll(() => rm(cache, { recursive: true }));

const rowOrChance: ScorecardVariant = {
  family: 'scorecard',
  id: 'row-or-chance',
  name: 'Row or chance',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 0, points: 0 },
  categories: { row: inARow(5, 40), chance },
};
const alike: ScorecardVariant = { ...rowOrChance, id: 'alike', name: 'Alike', categories: { kind: ofAKind(3), chance } };
const sixDice: ScorecardVariant = { ...rowOrChance, id: 'six-dice', name: 'Six dice', dice: 6 };

/** What the perfect bot of one screen does after these dice, in one game after another, and what was told about it. */
async function movesOf(
  ...games: readonly (readonly [ScorecardVariant, string])[]
): Promise<readonly [readonly Command[], string]> {
  const [stdin, stdout, stderr] = [Readable.from([]), new PassThrough(), new PassThrough()];
  const machine = { env: { YAHT_CACHE_DIR: cache }, platform: 'linux', home: '/nowhere', folder: '/nowhere' };
  const bots = loadedBots(await contextOf({ argv: [], ...machine, stdin, stdout, stderr }));
  const moves: Command[] = [];
  for (const [variant, dice] of games) {
    const drawn = chanceOf(dice);
    moves.push(await bots(playAll(newGame(variant, drawn), drawn, [[0, { type: 'RollDice' }]]), 0, 'optimal'));
  }
  stderr.end();
  return [moves, await text(stderr)];
}

const roll = (held: string): Command => ({ type: 'RollDice', hold: hold(held) });

test('a perfect bot plays each game of a screen by its own values', async () => {
  expect(await movesOf([rowOrChance, '11123'], [alike, '33312'], [rowOrChance, '11123'])).toEqual([
    [roll('...xx'), roll('xxx..'), roll('...xx')],
    '',
  ]);
});

test('after a game without perfect play the next one has it again; what is missing is told once for each game', async () => {
  const [moves, told] = await movesOf([sixDice, '111234'], [sixDice, '111234'], [rowOrChance, '11123']);
  expect(moves.at(-1)).toEqual(roll('...xx'));
  expect(told.trimEnd().split('\n')).toEqual([expect.stringContaining('Six dice')]);
});
