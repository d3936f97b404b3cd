import { fault } from '@yaht/rules';
import { expect, test } from 'vitest';
import { Desk } from '../desk/desk.ts';
import type { RunView } from '../view/run-view.ts';
import { isAskedFor, LESSON_IDS, lessonFor, wishAskedFor } from './tutorial.ts';
import { openTutorial } from './tutorial-table.ts';

test('whoever does what each lesson says sees all of them in order, with the dice and wares they speak of', async () => {
  const table = await openTutorial('Ann');
  const seen: string[] = [];
  const desk = new Desk(table);
  const board = (): RunView => {
    const { board: run } = desk.view().view;
    return run?.family === 'run' ? run : fault('no run');
  };
  for (let step = 0; step < LESSON_IDS.length; step++) {
    const run = board();
    const lesson = lessonFor(run);
    expect(lesson.place).toBe(step + 1);
    seen.push(lesson.id);
    if (lesson.press.kind === 'dice') for (const die of lesson.press.dice) desk.press({ type: 'toggle', die });
    const wish = wishAskedFor(lesson, run);
    if (wish) {
      expect(isAskedFor(lesson, run, wish)).toBe(true);
      expect(isAskedFor(lesson, run, { type: 'Undo' })).toBe(false);
      expect(await table.send(wish)).toMatchObject({ ok: true });
    }
  }
  expect(seen).toEqual(LESSON_IDS);
  expect(board()).toMatchObject({ pot: 700, level: { level: 2 }, charms: [{ id: 'purist' }] });
});

test('the shop of the tutorial shows what was chosen for it', async () => {
  const table = await openTutorial('Ann');
  const desk = new Desk(table);
  for (;;) {
    const { board } = desk.view().view;
    const run = board?.family === 'run' ? board : fault('no run');
    if (run.phase === 'shop') {
      expect(run.wares.map(offer => offer?.ware.id)).toEqual(['purist', 'moneyMagnet', 'flopShield', 'luckyToken', 'extraDie']);
      return;
    }
    const { press } = lessonFor(run);
    if (press.kind === 'dice') for (const die of press.dice) desk.press({ type: 'toggle', die });
    const wish = wishAskedFor({ press }, run);
    if (wish) await table.send(wish);
  }
});
