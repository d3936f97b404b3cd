import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { LANGUAGES } from '@yaht/messages';
import { bestInRun, fault, play, readRecord, recordOf, startGame, variantById, type Command, type RunGame } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playInLines, type PlayOptions } from './play-in-lines.ts';

const variant = variantById('rollio') ?? fault('no Rollio');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-run-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Types these lines and answers what was printed. */
async function typed(lines: readonly string[], more: Partial<PlayOptions> = {}): Promise<string> {
  const input = new PassThrough();
  const output = new PassThrough();
  const told: string[] = [];
  output.on('data', chunk => told.push(String(chunk)));
  input.end(lines.map(line => `${line}\n`).join(''));
  const options = {
    input,
    output,
    error: output,
    isInteractive: false,
    language: 'en',
    dataFolder: folder,
    variant,
    players: ['Ann'],
  } as const;
  await playInLines({
    ...options,
    seed: 'line',
    turnOrder: 'seated',
    isPractice: false,
    bots: [],
    botMove: () => Promise.reject(new Error('no bots here')),
    ...more,
  });
  return told.join('');
}

test('a run begins with the choice of dice, is saved after every event and goes on where it was', async () => {
  const first = await typed(['1', '', 'all', 'charms', 'quit']);
  expect(first).toContain('Choose your dice:');
  expect(first).toContain('1. Beginner: 6 × Plastic with 6 faces, $10, 4 charm slots, 2 consumable slots');
  expect(first).toMatch(/Level 1: [\d,]+ points with 5 banks, 12 rounds and 2 rerolls\./);
  expect(first).toMatch(/Rolling \d dice flops in \d+\.\d %\./);
  const again = await typed(['bank', 'quit'], { resume: {} });
  expect(again).toContain('Your run goes on in level 1.');
  expect(again).toMatch(/Banked [\d,]+\. Total [\d,]+\./);
});

test.each([
  ['high roller', 'High Roller'],
  ['Lamp', undefined],
  ['crys', 'Crystal'],
  ['r', undefined],
])('%j names the set %s', async (line, name) => {
  const told = await typed([line, 'quit'], { seed: `set-${line}` });
  expect(/You play the (.*) set/.exec(told)?.[1]).toBe(name);
});

test.each(LANGUAGES)('a whole run to its end in %s, and its record can be read', async language => {
  const rest = Array.from({ length: 200 }, () => ['', 'all', 'bank', 'flop']).flat();
  const told = await typed(['1', ...rest], { language, seed: `end-${language}` });
  expect(told).toMatch(/\d+.*\n.*yaht verify/s);
  expect(told).not.toContain('undefined');
});

test('what is refused says why, and changes nothing', async () => {
  const told = await typed(['', 'bank', '99', '1', 'bank', 'sell 1', 'use a', 'move 1 2', 'next', 'reroll 1', 'quit'], {
    seed: 'no',
  });
  for (const sentence of [
    'No dice are chosen yet. Choose a set first.',
    'There is no such set. Choose one from the list.',
    'Nothing has been rolled yet. Roll first.',
    'That is done in the shop. Clear the level first.',
    'You have no consumable there. Choose one of your own.',
    'You have no charm there. Choose one of your own.',
  ])
    expect(told).toContain(sentence);
});

/** A record of a run, as the shop and everything in it is told from. */
test('a record of a run that was played by hand is by the rules', () => {
  const chance = chanceFrom(9);
  const started = startGame({ id: 'hand', variant, players: [{ name: 'Ann' }] }, chance);
  let game = (started.ok ? started.value.game : fault('did not start')) as RunGame;
  for (let i = 0; i < 60 && !game.over; i++) {
    const played = play(game, 0, moveIn(game), chance);
    if (played.ok) ({ game } = played.value);
  }
  expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toMatchObject({ ok: true });
});

function moveIn({ start, state }: RunGame): Command {
  if (state.phase === 'set') return { type: 'ChooseSet', set: 'golden' };
  if (state.phase === 'shop') return { type: 'LeaveShop' };
  if (!state.turn?.dice) return { type: 'RollDice' };
  if (state.turn.scored) return { type: 'Bank' };
  const { dice } = bestInRun(start.variant, state);
  return dice.length > 0 ? { type: 'ScoreDice', dice } : { type: 'AcceptFlop' };
}
