import { Observable } from '@yaht/client';
import { assert, boolean, constant, constantFrom, integer, nat, property, record, type Arbitrary } from 'fast-check';
import { HandClock } from '@yaht/client/testing';
import { messagesFor } from '@yaht/messages';
import { fault, variants, type Variant } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import { widthOfLine } from '../draw/line.ts';
import { glyphsFor } from '../look/glyphs.ts';
import { raceOf } from '../run/race-pane.ts';
import { frameOf } from '../shell/frame.ts';
import type { Overlay } from '../shell/overlays.ts';
import { Shell, type Size } from '../shell/shell.ts';
import { usual } from '../testing/drawn-shell.tsx';
import { found, type Found } from '../testing/frame-reading.ts';
import { NAMES, saidAt, stillTable, type Scene } from '../testing/scenes.ts';
import { TableDesk } from './table-desk.ts';
import { tableFrame } from './table-frame.ts';

const look = { words: messagesFor('en'), glyphs: glyphsFor(false), now: 0 };

const overlays: Readonly<Record<string, Overlay>> = {
  help: { kind: 'help', filter: '', top: 0 },
  reading: { kind: 'reading', title: 'Rules', lines: [], top: 0, below: null },
  list: { kind: 'list', title: 'Review', rows: [], at: 0 },
  typing: { kind: 'typing', prompt: 'Say:', text: '', most: 80, done: () => {} },
  question: { kind: 'question', text: 'Leave the game? It is saved.', yes: () => {}, no: () => {} },
};

/** The desk at a table, with what every row is worth where the player has asked for it. */
function deskAt(scene: Scene, hasWorth: boolean): TableDesk {
  const table = stillTable(scene);
  const shell = new Shell({
    settings: usual,
    size: new Observable<Size>({ columns: 80, rows: 24 }),
    terminal: { bell: () => {}, title: () => {} },
    redraw: () => {},
    suspend: () => {},
    leave: () => {},
  });
  const race = () => raceOf(table.state());
  const desk = new TableDesk({ table, shell, clock: new HandClock(), coach: null, isNew: false, race, leave: () => {} });
  const { board } = desk.view;
  if (hasWorth && board?.family === 'scorecard') {
    const rows = Object.fromEntries(board.rows.map(({ category }, row) => [category, 200.5 + row]));
    desk.state.change({ hasCoach: true, worth: { rows, holds: board.dice.length === 5 ? [200.5] : [], best: 212.5 } });
  }
  return desk;
}

function linesAt(desk: TableDesk, size: Size, overlay: Overlay | null = null, message = '') {
  const { said, ...parts } = tableFrame(desk, look);
  const chat = { lines: said, unread: Math.min(3, said.length) };
  return frameOf({ ...parts, ...look, size, chat, message: message === '' ? null : { kind: 'note', text: message }, overlay })
    .lines;
}

const textOf = (lines: ReturnType<typeof linesAt>): string => lines.map(line => line.map(({ text }) => text).join('')).join('\n');

/** A table, and a window it is shown in. */
type Shown = {
  readonly scene: Scene;
  readonly hasWorth: boolean;
  readonly row: number;
  readonly size: Size;
  readonly message: string;
};

const MOST_PLAYERS = 6;
const MOST: Size = { columns: 220, rows: 60 };

const playersOf = (variant: Variant): number => Math.min(MOST_PLAYERS, variant.maxPlayers ?? MOST_PLAYERS);

/** Every game with any number of players, any of them in turn; at home, in a room, and looked at from outside. */
const shown: Arbitrary<Shown> = constantFrom(...variants).chain(variant =>
  integer({ min: 1, max: playersOf(variant) }).chain(players =>
    record({
      scene: record({
        game: constant(variant.id),
        players: constant(players),
        turn: nat({ max: players - 1 }),
        said: constantFrom(0, 1, 12),
        isWatched: boolean(),
      }),
      hasWorth: boolean(),
      row: nat({ max: 12 }),
      size: record({ columns: integer({ min: 60, max: MOST.columns }), rows: integer({ min: 20, max: MOST.rows }) }),
      message: constantFrom('', 'Ben scored 12 in Fours.', 'It is not your turn. '.repeat(6).trim()),
    }),
  ),
);

const desks = new Map<string, TableDesk>();

/** The desk of a scene, with the cursor on one of the rows. */
function at({ scene, hasWorth, row }: Shown): TableDesk {
  const key = JSON.stringify([scene, hasWorth]);
  const desk = desks.get(key) ?? deskAt(scene, hasWorth);
  desks.set(key, desk);
  desk.state.change({ row: Math.min(row, rowsOf(desk) - 1) });
  return desk;
}

const rowsOf = ({ view: { board } }: TableDesk): number => (board?.family === 'scorecard' ? board.rows.length : 1);

const variantOf = ({ view }: TableDesk): Variant => view.variant ?? fault('a table has a game');

/** What a reader finds on the screen. */
const seen = (wish: Shown, size: Size): Found => {
  const desk = at(wish);
  return found(textOf(linesAt(desk, size, null, wish.message)), variantOf(desk));
};

const RUNS = { numRuns: 300 };

describe('at any table, in any window', () => {
  test('a frame fills the window and goes nowhere beyond it', () => {
    assert(
      property(shown, wish => {
        const lines = linesAt(at(wish), wish.size, null, wish.message);
        expect(lines).toHaveLength(wish.size.rows);
        expect(Math.max(...lines.map(widthOfLine))).toBeLessThanOrEqual(wish.size.columns + 2);
      }),
      RUNS,
    );
  });

  test('the card of the seat in turn is in view', () => {
    assert(
      property(shown, wish => {
        const { turn, board } = at(wish).view;
        if (board?.family !== 'scorecard' || turn === null) return;
        expect(seen(wish, wish.size)[`card of ${NAMES[turn] ?? ''}`]).toBe(1);
      }),
      RUNS,
    );
  });

  test('more columns or rows never show less', () => {
    const more = record({ columns: nat({ max: 60 }), rows: nat({ max: 20 }) });
    assert(
      property(shown, more, (wish, { columns, rows }) => {
        const { size } = wish;
        const larger = { columns: Math.min(MOST.columns, size.columns + columns), rows: Math.min(MOST.rows, size.rows + rows) };
        const [before, after] = [seen(wish, size), seen(wish, larger)];
        const less = Object.keys(before).filter(part => (after[part] ?? 0) < (before[part] ?? 0));
        expect(less, `from ${JSON.stringify(size)} to ${JSON.stringify(larger)}`).toEqual([]);
      }),
      RUNS,
    );
  });

  test('what is out of sight is told', () => {
    assert(
      property(shown, wish => {
        const desk = at(wish);
        const { size, scene } = wish;
        const lines = textOf(linesAt(desk, size, null, wish.message)).split('\n');
        const [there, all] = [seen(wish, size), seen(wish, MOST)];
        const cards = NAMES.filter(name => there[`card of ${name}`] === 1).length;
        const head = lines.find(line => / Categ/.test(line)) ?? '';
        if (desk.view.board?.family === 'scorecard') {
          expect(/→\d/.exec(head)?.[0]).toBe(cards < scene.players ? `→${scene.players - cards}` : undefined);
          expect(/[↑↓]\d/.test(head)).toBe((there['rows'] ?? 0) + (there['sums'] ?? 0) < (all['rows'] ?? 0) + (all['sums'] ?? 0));
        }
        expect((lines.at(-1) ?? '').includes('…')).toBe((there['keys'] ?? 0) < (all['keys'] ?? 0));
        expect((lines[0] ?? '').includes('…')).toBe((there['heading'] ?? 0) < (all['heading'] ?? 0));
      }),
      RUNS,
    );
  });

  test('the last words of a chat are in view, also under everything that lies over the screen', () => {
    assert(
      property(shown, constantFrom(null, ...Object.values(overlays)), (wish, overlay) => {
        const { said } = wish.scene;
        if (said === 0) return;
        expect(textOf(linesAt(at(wish), wish.size, overlay, wish.message))).toContain(saidAt(said - 1));
      }),
      RUNS,
    );
  });
});

test('in a large window what is read lies beside the game, and in a smaller one over it', () => {
  const scene: Scene = { game: 'yahtzee', players: 2, turn: 0, said: 1, isWatched: false };
  const desk = deskAt(scene, false);
  const sizes = [139, 140, 220].map(columns => ({ columns, rows: 40 }));
  for (const overlay of [overlays['help'], overlays['reading'], overlays['list']]) {
    if (!overlay) continue;
    const texts = sizes.map(size => textOf(linesAt(desk, size, overlay)));
    expect(texts.map(text => text.includes('Three of a kind') || text.includes('3 of a kind'))).toEqual([false, true, true]);
    for (const text of texts) expect(text).toMatch(/Keys|Rules|Review/);
    for (const size of sizes)
      for (const line of linesAt(desk, size, overlay)) expect(widthOfLine(line)).toBeLessThanOrEqual(size.columns);
  }
});
