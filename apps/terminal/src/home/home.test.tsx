import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botMove } from '@yaht/bots';
import { LocalTable } from '@yaht/client';
import { chance, err, fault, type Player, type ScorecardVariant } from '@yaht/rules';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Saves } from '../saves.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { testShell } from '../testing/drawn-shell.tsx';
import { Home } from './home.tsx';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-home-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const oneRow: ScorecardVariant = {
  family: 'scorecard',
  id: 'one-row',
  name: 'One row',
  dice: 1,
  rolls: 1,
  upperBonus: { target: 0, points: 0 },
  categories: { chance },
};

/** The start screen's rooms, and the table that lies on the screen; bots move when they may. */
function opened(mayMove: Promise<void> = Promise.resolve()) {
  const { shell } = testShell();
  const home = new Home({
    shell,
    saves: new Saves(folder),
    dataFolder: folder,
    readGame: () => Promise.resolve(err('no file is there')),
    botMove: (game, seat, level) => mayMove.then(() => botMove(game, seat, level)),
    coach: {
      solutionFor: () => Promise.resolve(err('nothing is solved here')),
      analyst: {
        chances: () => Promise.resolve(undefined),
        toWin: () => Promise.resolve(undefined),
        review: () => Promise.resolve(undefined),
      },
    },
  });
  const desk = (): TableDesk => (shell.screens.get().at(-1) as ReactElement<{ desk: TableDesk }>).props.desk;
  const table = (): LocalTable => {
    const shown = desk().parts.table;
    return shown instanceof LocalTable ? shown : fault('no table of this machine');
  };
  return { shell, home, desk, table };
}

/** A game of Ann, Ben and a bot that has just ended, on the only screen. */
async function ended() {
  const { shell, home, desk, table } = opened();
  await home.begin({ variant: oneRow, players: ['Ann', 'Ben'], bots: ['easy'], turnOrder: 'seated', isPractice: true });
  for (const seat of [0, 1]) {
    await table().act(seat, { type: 'RollDice' });
    await table().act(seat, { type: 'ScoreCategory', category: 'chance' });
  }
  table().skip();
  await expect.poll(() => table().game.over).not.toBeNull();
  return { shell, desk, table };
}

const names = (players: readonly Player[]): readonly string[] => players.map(({ name }) => name);

test('the same players once more: whoever was second begins, and everybody is who they were', async () => {
  const { shell, desk, table } = await ended();
  const { start } = table().game;
  const [ann, ben, bot] = names(start.players);
  // A second press begins no second game.
  const ending = desk();
  for (const key of ['r', 'r']) ending.press(key);
  await expect.poll(() => table().game.start.id).not.toBe(start.id);
  expect(names(table().game.start.players)).toEqual([ben, bot, ann]);
  expect(table().game.start.options).toEqual(start.options);
  expect([shell.screens.get().length, (await new Saves(folder).keys()).length]).toEqual([1, 0]);
  desk().close();
});

test('where another game cannot be kept, the end stays and says why', async () => {
  const { shell, desk, table } = await ended();
  const { id } = table().game.start;
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  desk().press('r');
  await expect.poll(() => shell.message.shown.get()?.text).toContain(`cannot be saved in ${folder}`);
  expect(table().game.start.id).toBe(id);
  desk().close();
});

test('where the move of a bot cannot be kept, the screen says why, and a key tries again', async () => {
  let go: () => void = () => {};
  const { shell, home, desk, table } = opened(new Promise<void>(resolve => (go = resolve)));
  await home.begin({ variant: oneRow, players: ['Ann'], bots: ['easy'], turnOrder: 'seated', isPractice: false });
  await table().act(0, { type: 'RollDice' });
  await table().act(0, { type: 'ScoreCategory', category: 'chance' });
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  go();
  table().skip();
  await expect.poll(() => shell.message.shown.get()?.text).toContain('The move could not be saved');
  await rm(folder);
  await expect
    .poll(() => {
      desk().press(' ');
      return table().game.over;
    })
    .not.toBeNull();
  desk().close();
});
