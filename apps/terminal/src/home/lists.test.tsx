/** The lists behind the start screen: games put aside, games that ended, and rules of one's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, fault, ok, play, variantById, type Command, type Game, type Setup, type Variant } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListDesk } from '../list/list-desk.ts';
import { Saves } from '../saves.ts';
import type { Shell } from '../shell/shell.ts';
import { testShell } from '../testing/drawn-shell.tsx';
import { openFinishedGames } from './finished-games-screen.tsx';
import { Home } from './home.tsx';
import { openNewGame } from './new-game-screen.ts';
import { openSavedGames } from './saved-games-screen.ts';

let folder = '';
let saves: Saves;
let shell: Shell;
let home: Home;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-lists-'));
  saves = new Saves(folder);
  ({ shell } = testShell());
  home = new Home({
    shell,
    saves,
    dataFolder: folder,
    readGame: path =>
      Promise.resolve(path === 'mine.json' ? ok({ ...variantOf('yatzy'), name: 'Mine' }) : err('no file is there')),
    botMove: () => fault('nobody moves here'),
    coach: {
      solutionFor: () => Promise.resolve(err('nothing is solved here')),
      analyst: {
        chances: () => Promise.resolve(undefined),
        toWin: () => Promise.resolve(undefined),
        review: () => Promise.resolve(undefined),
      },
    },
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const chance = chanceFrom(7);

function played(variant: Variant, moves: readonly Command[], names: readonly string[] = ['Ann', 'Ben']): Game {
  const setup: Partial<Setup> = { players: names.map(name => ({ name })) };
  return moves.reduce<Game>(
    (game, move) => {
      const next = play(game, move.type === 'Abandon' ? 'house' : (game.state.turn?.seat ?? 0), move, chance);
      return next.ok ? next.value.game : fault(next.error);
    },
    newGame(variant, chance, setup),
  );
}

const secret = 'ab'.repeat(32);
const chanceRow: readonly Command[] = [{ type: 'RollDice' }, { type: 'ScoreCategory', category: 'chance' }];
const list = (): ListDesk => (shell.screens.get().at(-1) as ReactElement<{ desk: ListDesk }>).props.desk;
const rows = () =>
  list()
    .parts.items()
    .map(({ label, value }) => [label, value]);
const press = (...keys: readonly string[]): void => keys.forEach(key => list().press(key));

/** Three games of three days. */
async function threeGames(): Promise<void> {
  const rollio = variantById('rollio') ?? fault('no Rollio');
  const run = played(rollio, [{ type: 'ChooseSet', set: 'beginner' }, { type: 'RollDice' }], ['Ann']);
  for (const [day, game] of [
    ['20261117', played(variantOf('yatzy'), chanceRow)],
    ['20261118', run],
    ['20261119', played(variantOf('kniffel'), [{ type: 'RollDice' }])],
  ] as const)
    await saves.store(`${day}120000-${day}`, { game, secret });
}

test('a game put aside is listed with its date, how far it is, and the points of everybody', async () => {
  await threeGames();
  await openSavedGames(home);
  expect(rows()).toEqual([
    [expect.stringMatching(/^(19|20) Nov, \d\d:\d\d$/), 'Kniffel  Round 1/13  Ann 0, Ben 0'],
    [expect.stringMatching(/^(18|19) Nov, \d\d:\d\d$/), 'Rollio  Level 1 of 15  Ann 0'],
    [expect.stringMatching(/^(17|18) Nov, \d\d:\d\d$/), expect.stringMatching(/^Yatzy {2}Round 1\/15 {2}Ann [1-9]\d*, Ben 0$/)],
  ]);
});

test('several of them are marked and thrown away at once, after one question', async () => {
  await threeGames();
  await openSavedGames(home);
  press(' ', 'down', 'down', ' ', 'up', 'x');
  expect(list().overlays.open.get()).toMatchObject({ kind: 'question', text: 'Throw 2 games away? (y/N) ' });
  press('y');
  await expect.poll(() => rows().map(([, value]) => value)).toEqual(['Rollio  Level 1 of 15  Ann 0']);
  expect(await saves.keys()).toEqual(['20261118120000-20261118']);
});

test('without a mark it is the one under the cursor; a mark can be taken off', async () => {
  await threeGames();
  await openSavedGames(home);
  press(' ', ' ', 'down', 'x', 'y');
  await expect.poll(() => saves.keys()).toEqual(['20261119120000-20261119', '20261117120000-20261117']);
});

test('games that ended are listed with their points, and can be seen again', async () => {
  await openFinishedGames(home);
  expect(shell.message.shown.get()?.text).toBe('No game was finished on this machine yet.');
  await saves.store('20261119120000-x', { game: played(variantOf('yatzy'), [...chanceRow, { type: 'Abandon' }]), secret });
  await openFinishedGames(home);
  expect(rows()).toEqual([[expect.any(String), expect.stringMatching(/^Yatzy {2}Ann \d+, Ben 0$/)]]);
  press('enter');
  expect(shell.screens.get()).toHaveLength(2);
});

test('a click on a line chooses that line', () => {
  openNewGame(home);
  const addBot = list()
    .parts.items()
    .findIndex(({ label }) => label === '+ another bot');
  press(`row-${addBot}`);
  expect(rows().filter(([label]) => label?.startsWith('Bot'))).toHaveLength(2);
  press('row-99', 'die-0');
  expect(shell.message.shown.get()).toBeNull();
});

test('rules of one\u2019s own are read from a file that is named, and a bad one says why', async () => {
  openNewGame(home);
  const value = (): string | undefined => list().parts.items()[0]?.value;
  const before = value();
  press('down', 'enter', ...'none.json', 'enter');
  await expect.poll(() => shell.message.shown.get()?.text).toBe('no file is there');
  expect(value()).toBe(before);
  press('enter', ...'mine.json', 'enter');
  await expect.poll(value).toBe('Mine');
});
