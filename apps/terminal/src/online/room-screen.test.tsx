import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settled } from '@yaht/client/testing';
import { fault, variantById } from '@yaht/rules';
import { cleanup } from 'ink-testing-library';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TerminalSettings } from '../shell/settings.ts';
import { drawnShell, testShell } from '../testing/drawn-shell.tsx';
import { enterRoom } from '../testing/mini-room.ts';
import { Online } from './online.tsx';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaht-room-'));
});
afterEach(() => {
  cleanup();
  rmSync(folder, { recursive: true, force: true });
});

/** Ben in the room that Ann has opened, on a terminal of 80 by 24. */
async function sitDown(settings: Partial<TerminalSettings> = {}) {
  const room = await enterRoom(folder);
  const { server, guest, clock, table } = room;
  const terminal = testShell({ settings: { hasColor: false, ...settings } });
  const { shell } = terminal;
  const variant = variantById('yatzy') ?? fault('no yatzy');
  new Online({ shell, server, guest, clock, coach: null }, variant).showRoom(table, guest);
  const { text, send } = drawnShell(shell);
  await settled();
  return {
    ...room,
    ...terminal,
    text,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        await send(key);
        await new Promise(setImmediate);
        await settled();
      }
    },
  };
}

const frameFile = (name: string): string => `./frames/${name}.txt`;

describe('the lobby', () => {
  test('shows who is there, who is ready, and how others come in', async () => {
    const { text, press, ann } = await sitDown();
    await ann({ type: 'Ready' });
    await ann({ type: 'Chat', text: 'hej 🎲 ä' });
    await expect(text()).toMatchFileSnapshot(frameFile('lobby'));
    await press('r');
    expect(text()).toMatch(/Ben \(you\) +ready/);
    await press('r');
    expect(text()).toMatch(/Ben \(you\) +not ready/);
  });

  const looks: [string, Partial<TerminalSettings>][] = [
    ['lobby-ascii', { isAscii: true }],
    ['lobby-sv', { language: 'sv' }],
    ['lobby-de', { language: 'de' }],
  ];
  test.each(looks)('%s has the same form', async (name, settings) => {
    await expect((await sitDown(settings)).text()).toMatchFileSnapshot(frameFile(name));
  });

  test('what only the host can do is refused with the reason', async () => {
    const { text, press } = await sitDown();
    for (const key of ['s', 'b', 'x']) {
      await press(key);
      expect(text()).toContain('! Only the host can do that.');
      await press('?', '?');
    }
  });

  test('somebody who is away is counted down, and is back', async () => {
    const { mini, text, clock } = await sitDown();
    mini.say({ type: 'Presence', playerId: 0, online: false, until: 1_763_200_500_000 + 42_000 });
    await clock.move(0);
    expect(text()).toContain('reconnecting 0:4');
    expect(text()).toContain('Ann lost the connection.');
    mini.say({ type: 'Presence', playerId: 0, online: true });
    await clock.move(0);
    expect(text()).toContain('Ann is back.');
  });
});

/** Both are ready, and Ann starts. */
async function begun() {
  const room = await sitDown();
  await room.press('r');
  await room.ann({ type: 'Ready' });
  await room.ann({ type: 'StartGame' });
  return room;
}

describe('a lost connection', () => {
  test('is told with attempt and countdown, and coming back with what happened meanwhile', async () => {
    const { mini, clock, text, press } = await begun();
    mini.isMute = true;
    mini.cut();
    await clock.move(0);
    await expect(text()).toMatchFileSnapshot(frameFile('reconnecting'));
    await press('enter');
    expect(text()).toContain('! There is no connection.');
    mini.happen(0, { type: 'RollDice' }, false);
    mini.happen(0, { type: 'ScoreCategory', category: 'chance' }, false);
    mini.isMute = false;
    await clock.move(1_000);
    expect(text()).toMatch(/Back online - Ann scored \d+ in Chance/);
    expect(text()).toMatch(/Ben \(you\).*to play/);
  });

  test('that is long gone is tried again when it says so, or at once with r', async () => {
    const { mini, clock, text, press } = await begun();
    mini.isMute = true;
    mini.cut();
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000]) {
      await clock.move(wait);
      mini.wire.events.closed();
    }
    await clock.move(0);
    expect(text()).toContain('offline, next try in 7 s');
    expect(text()).toMatch(/ r try now .*q quit/);
    await clock.move(3_000);
    await new Promise(setImmediate);
    expect(text()).toContain('offline, next try in 4 s');
    mini.isMute = false;
    await press('r');
    expect(text()).toContain('Back online.');
    expect(text()).not.toContain('r try now');
  });

  test('in the lobby says so as well, and r tries now instead of being ready', async () => {
    const { mini, text, press } = await sitDown();
    mini.cut();
    await settled();
    expect(text()).toMatch(/ r try now .*q quit/);
    await press('r');
    expect(text()).toContain('Back online.');
    expect(text()).toMatch(/Ben \(you\) +not ready/);
  });
});

describe('a takeback', () => {
  test('is asked of the others, who answer with a key', async () => {
    const { ann, text, press, rung, mini } = await begun();
    await ann({ type: 'RollDice' });
    await ann({ type: 'ScoreCategory', category: 'chance' });
    const bells = rung.bells;
    await ann({ type: 'Undo' });
    expect(text()).toContain('Ann would like the last score back. Y agrees, N declines.');
    expect(rung.bells).toBe(bells + 1);
    await press('Y');
    expect(mini.room.takeback).toBeNull();
    expect(text()).toMatch(/Ann .*to play/);
  });
});

test.each([
  [60, 20],
  [80, 24],
  [140, 40],
])('what somebody says stands on the screen once at %i by %i, also over the help', async (columns, rows) => {
  const { ann, press, text, sizes } = await begun();
  sizes.set({ columns, rows });
  for (const words of ['Good luck', 'Your turn soon']) {
    await ann({ type: 'Chat', text: words });
    expect(text().split(`Ann: ${words}`)).toHaveLength(2);
    await press('?');
  }
});

test('others see each hold once, and one that is undone as well', async () => {
  const { ann, press, mini } = await begun();
  await ann({ type: 'RollDice' });
  await ann({ type: 'ScoreCategory', category: 'chance' });
  await press('r', '1', '2', 'u', 'u');
  expect(mini.wire.said.flatMap(message => (message.type === 'HoldDice' ? [message.hold] : []))).toEqual([
    [true, false],
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('whoever is removed is told so, and leaves', async () => {
  const { mini, farewells, clock } = await sitDown();
  mini.say({ type: 'Bye', code: 'removed' });
  await clock.move(0);
  expect(farewells).toEqual([{ code: 1, lines: ['The host has removed you. Join another room.'] }]);
});

test('whoever quits is told how to come back', async () => {
  const { farewells, press, table } = await sitDown();
  await press('q');
  expect(table.state().connection.state).toBe('closed');
  expect(farewells).toEqual([
    {
      code: 0,
      lines: [
        'Your seat in room ROOM waits until you are back.',
        'Come back with: yaht join dice.example.org:7777 --room ROOM --name Ben',
      ],
    },
  ]);
});
