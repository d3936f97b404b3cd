import { botMove } from '@yaht/bots';
import { LocalTable, PacedClock, ReplayTable } from '@yaht/client';
import { HandClock, settled } from '@yaht/client/testing';
import { fairChance, formatSeed, seedFromText } from '@yaht/fair';
import { fault, variantById } from '@yaht/rules';
import { cleanup } from 'ink-testing-library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atScreen } from '../testing/at-screen.tsx';
import { botsDesk } from './bots-desk.ts';
import { replayDesk } from './replay-desk.ts';

const settings = { hasAnimation: true };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Two bots at a table of their own, four times as fast as usual. */
async function botsAtPlay() {
  const players = [
    { name: 'Ada', bot: 'easy' },
    { name: 'Bo', bot: 'easy' },
  ] as const;
  const seed = seedFromText('7');
  const clock = new HandClock();
  const pace = new PacedClock(clock, { speed: 4, isPaused: false });
  const opened = await LocalTable.open(
    { id: 'watched', variant: variantById('yahtzee') ?? fault('no yahtzee'), players },
    {
      secret: formatSeed(seed),
      chance: fairChance({ seed, gameId: 'watched', playerSeeds: players.map(() => '') }),
      store: () => Promise.resolve(),
      bots: { move: (game, seat, level) => Promise.resolve(botMove(game, seat, level)), clock: pace },
    },
  );
  return { table: opened.ok ? opened.value : fault('the bots did not sit down'), clock, pace };
}

async function watched() {
  const { table, clock, pace } = await botsAtPlay();
  return atScreen(table, clock, { settings, deskOf: parts => botsDesk(table, pace, parts) });
}

async function replayed() {
  const { table: played } = await botsAtPlay();
  played.skip();
  while (!played.game.over) await settled();
  const clock = new HandClock();
  const table = new ReplayTable(played.game, new PacedClock(clock, { speed: 4, isPaused: false }));
  return atScreen(table, clock, { settings, deskOf: parts => replayDesk(table, played.game, null, parts) });
}

describe.each([
  ['bots', watched],
  ['a replay', replayed],
])('whoever watches %s', (_, sit) => {
  test('stops it with Space, also while dice are in the air', async () => {
    const { press, text, desk, clock } = await sit();
    while (desk.state.get().thrown === null) await clock.move(50);
    await press(' ');
    expect(text()).toContain('paused');
    await press(' ');
    expect(text()).not.toContain('paused');
  });

  test('reads of no other use of Space', async () => {
    const { text, clock } = await sit();
    await clock.move(200);
    expect(text()).toMatch(/(Ada|Bo) is playing /);
    expect(text()).toContain('Space pause');
    expect(text()).not.toContain('Space hurries');
  });
});
