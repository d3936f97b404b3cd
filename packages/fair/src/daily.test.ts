import { fault, play, startGame, type Command, type Game } from '@yaht/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeOf, dailyOf, dayAt, dayStart, variantOfDay } from './calendar.ts';
import { chainOf, isOfChain } from './chain.ts';
import { verifyDaily, withSeed } from './daily.ts';
import { commitmentOf, fairChance } from './draw.ts';
import { formatSeed, seedFromText, type Seed } from './seed.ts';
import { verifyGame } from './verify.ts';

const DAYS = 400;
const chain = chainOf(seedFromText('chain'), DAYS);
const seedOfDay = (day: number, seeds = chain): Seed => seeds[day] ?? fault(`no day ${day}`);
const anchor = formatSeed(seedOfDay(0));
const days = fc.integer({ min: 1, max: DAYS });

test('[F9] the promise of a day is the seed of the day before', () => {
  fc.assert(
    fc.property(days, day => {
      expect(commitmentOf(seedOfDay(day))).toBe(formatSeed(seedOfDay(day - 1)));
    }),
  );
});

test('[F9] a seed is that of its own day and of no other', () => {
  fc.assert(
    fc.property(days, days, (day, other) => {
      expect(isOfChain(anchor, other, seedOfDay(day))).toBe(day === other);
    }),
  );
});

test('[F9] seeds of another chain, the anchor itself and days outside are no seeds of this one', () => {
  expect(isOfChain(anchor, 5, seedOfDay(5, chainOf(seedFromText('other'), DAYS)))).toBe(false);
  expect(isOfChain(anchor, 0, seedOfDay(0))).toBe(false);
  expect(isOfChain(anchor, 1.5, seedOfDay(1))).toBe(false);
  expect(chain).toHaveLength(DAYS + 1);
});

test.each([
  ['2026-01-01T00:00:00Z', 1, 'yahtzee'],
  ['2026-01-01T23:59:59.999Z', 1, 'yahtzee'],
  ['2026-01-02T00:00:00Z', 2, 'yatzy'],
  ['2026-11-16T12:00:00+13:00', 319, 'yahtzee'],
  ['2026-11-16T12:00:00-11:00', 320, 'yatzy'],
  ['2053-05-18T23:59:59Z', 10_000, 'yatzy'],
])('[F10] at %s it is day %i, which plays %s', (time, day, variant) => {
  expect(dayAt(Date.parse(time))).toBe(day);
  expect(variantOfDay(day).id).toBe(variant);
  expect(dayAt(dayStart(day))).toBe(day);
  expect(dayAt(dayStart(day) - 1)).toBe(day - 1);
});

/** Somebody's attempt: the same decisions whatever the dice. */
function attempt(name: string, day: number, seed: Seed = seedOfDay(day)): Game {
  const challenge = challengeOf({ kind: 'daily', day });
  const chance = fairChance({ seed, gameId: challenge, playerSeeds: [] });
  const setup = {
    id: name,
    variant: variantOfDay(day),
    players: [{ name, seed: name }],
    commitment: commitmentOf(seed),
    challenge,
  };
  const started = startGame(setup, chance);
  if (!started.ok) throw new Error(started.error);
  let game: Game = started.value.game;
  const move = (command: Command): void => {
    const played = play(game, 0, command, chance);
    if (played.ok) game = played.value.game;
  };
  while (!game.over) {
    move({ type: 'RollDice' });
    for (const category of Object.keys(variantOfDay(day).categories)) move({ type: 'ScoreCategory', category });
  }
  return game;
}

const rolls = ({ events }: Game) => events.flatMap(event => (event.type === 'DiceRolled' ? [event.dice] : []));

test('[F10] the same day gives everybody the same dice, another day others', () => {
  expect(rolls(attempt('Ann', 8))).toEqual(rolls(attempt('Ben', 8)));
  expect(rolls(attempt('Ann', 8))).not.toEqual(rolls(attempt('Ann', 10)));
});

test('[F11] with its seed the record of a day is proven, up to the anchor', () => {
  const game = attempt('Ann', 8);
  expect(verifyGame(game)).toEqual({ ok: false, error: { code: 'seed-not-revealed' } });
  const seed = formatSeed(seedOfDay(8));
  expect(verifyDaily(withSeed(game, seed), anchor)).toMatchObject({ ok: true, value: { day: 8, seed, draws: 15 } });
  expect(dailyOf(game.start)).toEqual({ kind: 'daily', game: 'card', day: 8 });
});

test('[F11] a seed that was never promised, another day and a game that is no daily are told apart', () => {
  const own = seedFromText('my own dice');
  const shown = (game: Game, seed: Seed): Game => withSeed(game, formatSeed(seed));
  expect(verifyDaily(shown(attempt('Ann', 8, own), own), anchor)).toEqual({ ok: false, error: { code: 'not-of-the-chain' } });
  const yesterday = seedOfDay(7);
  expect(verifyDaily(shown(attempt('Ann', 8), yesterday), anchor)).toMatchObject({ error: { code: 'seed-does-not-match' } });
  expect(verifyDaily(shown(attempt('Ann', 8, yesterday), yesterday), anchor)).toMatchObject({
    error: { code: 'not-of-the-chain' },
  });
  const { challenge: _, ...start } = attempt('Ann', 8).start;
  expect(verifyDaily({ ...attempt('Ann', 8), start } as Game, anchor)).toMatchObject({ error: { code: 'not-a-daily' } });
});
