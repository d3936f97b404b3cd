import {
  play,
  revealSeed,
  scorecardVariants,
  startGame,
  type Chance,
  type Command,
  type ScorecardGame,
  type ScorecardVariant,
} from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { commitmentOf, fairChance } from './draw.ts';
import { formatSeed, seedFromText } from './seed.ts';
import { verifyGame } from './verify.ts';

const seed = seedFromText('verify');
const players = [{ name: 'Ann', seed: 'ann-seed' }, { name: 'Ben' }];
const chance = fairChance({ seed, gameId: 'g1', playerSeeds: ['ann-seed', ''] });

/** Every category in the order of the card, with one reroll and one takeback on the way. */
function finishedGame(variant: ScorecardVariant, from: Chance = chance): ScorecardGame {
  const started = startGame(
    { id: 'g1', variant, players, options: { turnOrder: 'opening-roll' }, commitment: commitmentOf(seed) },
    from,
  );
  if (!started.ok) throw new Error(started.error);
  let { game } = started.value;
  const move = (seat: number, command: Command): void => {
    const played = play(game, seat, command, from);
    if (!played.ok) throw new Error(played.error);
    game = revealSeed(played.value, formatSeed(seed)).game;
  };
  for (const category of Object.keys(variant.categories)) {
    for (const seat of game.state.order) {
      move(seat, { type: 'RollDice' });
      move(seat, { type: 'RollDice', hold: Array.from({ length: variant.dice }, (_, die) => die % 2 === 0) });
      move(seat, { type: 'ScoreCategory', category });
      if (game.over) continue;
      move(seat, { type: 'Undo' });
      move(seat, { type: 'ScratchCategory', category });
    }
  }
  return game;
}

test.each(scorecardVariants.filter(({ joker = 'none' }) => joker === 'none').map(variant => [variant.id, variant] as const))(
  '[F6] a finished game of %s is shown to be fair',
  (_, variant) => {
    const game = finishedGame(variant);
    const verdict = verifyGame(game);
    expect(verdict).toMatchObject({ ok: true, value: { commitment: commitmentOf(seed), seed: formatSeed(seed) } });
    expect(verdict.ok && verdict.value.draws).toBeGreaterThan(4 * Object.keys(variant.categories).length);
  },
);

const yatzy = variantOf('yatzy');
const game = finishedGame(yatzy);

type Facts = ScorecardGame['events'];

const changed = (change: (events: Facts) => Facts): ScorecardGame => ({ ...game, events: change(game.events) });

test('[F7] dice that were changed afterwards are found', () => {
  const rolls = game.events.findIndex(({ type }) => type === 'DiceRolled');
  const cheated = changed(events =>
    events.map((event, i) => (i === rolls && event.type === 'DiceRolled' ? { ...event, dice: [6, 6, 6, 6, 6] } : event)),
  );
  expect(verifyGame(cheated)).toEqual({ ok: false, error: { code: 'dice-differ', event: rolls + 1 } });
});

test('[F7] an opening roll that was changed afterwards is found', () => {
  const other = finishedGame(yatzy, fairChance({ seed: seedFromText('other'), gameId: 'g1', playerSeeds: ['ann-seed', ''] }));
  expect(verifyGame(other)).toMatchObject({ ok: false, error: { code: 'dice-differ' } });
});

test('[F7] a roll that was left out is found', () => {
  const rolls = game.events.findIndex(({ type }) => type === 'DiceRolled');
  expect(verifyGame(changed(events => events.toSpliced(rolls, 1)))).toMatchObject({ ok: false, error: { code: 'dice-differ' } });
});

test("[F7] another player's seed would have given other dice", () => {
  const start = { ...game.start, players: [{ name: 'Ann', seed: 'ann-seed-2' }, { name: 'Ben' }] };
  expect(verifyGame({ ...game, start, events: [start, ...game.events.slice(1)] })).toMatchObject({
    ok: false,
    error: { code: 'dice-differ' },
  });
});

test.each([
  ['no-commitment', { start: { ...game.start, commitment: null } }],
  ['seed-not-revealed', { over: null }],
  ['seed-does-not-match', { over: game.over && { ...game.over, seed: formatSeed(seedFromText('another')) } }],
  ['seed-does-not-match', { over: game.over && { ...game.over, seed: 'xyz' } }],
])('[F8] %s is told apart', (code, change) => {
  expect(verifyGame({ ...game, ...change })).toEqual({ ok: false, error: { code } });
});
