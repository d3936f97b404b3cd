import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecord, RECORD_SCHEMA, recordOf, type GameRecord } from './record.ts';
import { retrace } from './retrace.ts';
import { play, replay, revealSeed, type Command, type Event, type ScorecardGame } from './game.ts';
import { chanceFrom, hold, newGame, playAll } from './testing/index.ts';
import { offersFor } from './scorecard/offers.ts';
import { emptyCard } from './scorecard/card.ts';
import type { ScorecardVariant } from './scorecard/variant.ts';
import { scorecardVariants } from './variants/index.ts';
import { kniffel } from './variants/kniffel.ts';
import { yahtzee } from './variants/yahtzee.ts';
import { yatzy } from './variants/yatzy.ts';

/** A whole game with rolls, holds, undos, hints and absent players chosen by `seed`. */
function randomGame(variant: ScorecardVariant, seed: number, setup: Parameters<typeof newGame>[2] = {}): ScorecardGame {
  const chance = chanceFrom(seed);
  const pick = chanceFrom(seed + 1);
  let game = newGame(variant, chance, { players: [{ name: 'Ann' }, { name: 'Ben', bot: 'easy' }], ...setup });
  for (let step = 1; game.state.turn && step < 5_000; step++) {
    const { seat, dice } = game.state.turn;
    const [what = 1, which = 1] = pick('effects', { turn: step, roll: 1 }, [100, 1000]);
    const offers = offersFor(variant, game.state.cards[seat] ?? emptyCard, dice).filter(({ allowed }) => allowed);
    const category = offers[which % Math.max(1, offers.length)]?.category ?? '';
    const [actor, command] = moveOf(what, seat, category, variant.dice, which);
    const played = play(game, actor, command, chance);
    if (played.ok) game = played.value.game;
  }
  return game;
}

function moveOf(what: number, seat: number, category: string, dice: number, which: number): [number | 'house', Command] {
  const flags = Array.from({ length: dice }, (_, die) => ((which >> die) & 1) === 1);
  if (what <= 40) return [seat, { type: 'RollDice', hold: flags }];
  if (what <= 50) return [seat, { type: 'RollDice' }];
  if (what <= 60) return [seat, { type: 'HoldDice', hold: flags }];
  if (what <= 85) return [seat, { type: 'ScoreCategory', category }];
  if (what <= 90) return [seat, { type: 'ScratchCategory', category }];
  if (what <= 95) return [which % 2, { type: 'Undo' }];
  if (what <= 97) return [seat, { type: 'Hint' }];
  if (what <= 99) return ['house', { type: 'SetPlayedBy', seat: which % 2, by: which % 3 === 0 ? 'zero' : 'player' }];
  return ['house', { type: 'PassTurn' }];
}

const throughJson = (record: GameRecord): unknown => JSON.parse(JSON.stringify(record)) as unknown;

test('[T34] a record read back is the same game, at every step', () => {
  const setups = fc.record({
    seed: fc.nat(),
    variant: fc.constantFrom(...scorecardVariants),
    turnOrder: fc.constantFrom('seated' as const, 'shuffled' as const, 'opening-roll' as const),
    undo: fc.constantFrom('before-draw' as const, 'practice' as const, 'off' as const),
    autoFirstRoll: fc.boolean(),
    sameDice: fc.boolean(),
  });
  fc.assert(
    fc.property(setups, ({ seed, variant, ...options }) => {
      const game = randomGame(variant, seed, { options });
      expect(readRecord(throughJson(recordOf(game)))).toEqual({ ok: true, value: game });
      expect(game.over).not.toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('[T35] a newer version is told apart from a broken file', () => {
  expect(readRecord({ schema: 'yaht.game/2', events: [] })).toEqual({ ok: false, error: { code: 'newer-version', version: 2 } });
  expect(readRecord({ schema: 'yaht.game/0', events: [] })).toEqual({ ok: false, error: { code: 'not-a-record' } });
  for (const junk of [
    null,
    7,
    'x',
    [],
    {},
    { schema: RECORD_SCHEMA },
    { schema: RECORD_SCHEMA, events: [] },
    { schema: RECORD_SCHEMA, events: [1] },
  ]) {
    expect(readRecord(junk)).toEqual({ ok: false, error: { code: 'not-a-record' } });
  }
});

const chance = chanceFrom(3);
const aTurn = playAll(newGame(yahtzee, chance, { players: [{ name: 'Ann' }, { name: 'Ben' }] }), chance, [
  [0, { type: 'RollDice' }],
  [0, { type: 'RollDice', hold: hold('xx...') }],
  [0, { type: 'ScoreCategory', category: 'chance' }],
  [1, { type: 'RollDice' }],
]);

const changed = (at: number, change: object): unknown => ({
  schema: RECORD_SCHEMA,
  events: aTurn.events.map((event, i) => (i === at ? { ...event, ...change } : event)),
});

test.each([
  ['a category that does not exist', 4, { category: 'toString' }, 5],
  ['points the dice do not earn', 4, { points: 31 }, 5],
  ['a bonus nobody earned', 4, { bonus: 100 }, 5],
  ['dice that were held but changed', 3, { dice: [6, 6, 6, 6, 6], hold: hold('xx...') }, 4],
  ['a face that no die has', 2, { dice: [1, 2, 3, 4, 7] }, 3],
  ['a roll out of turn', 2, { seat: 1 }, 3],
  ['more rolls than there are', 2, { rollsLeft: 3 }, 3],
  ['a hold that is not a list of flags', 3, { hold: 'xx...' }, 4],
  ['the wrong seat to move next', 5, { seat: 0 }, 6],
  ['an unknown kind of event', 4, { type: 'Cheated' }, 5],
])('[T36] %s is not by the rules', (_, at, change, event) => {
  expect(readRecord(changed(at, change))).toEqual({ ok: false, error: { code: 'not-by-the-rules', event } });
});

test.each([
  ['id', { id: 7 }],
  ['players', { players: [{ name: 7 }] }],
  ['players', { players: [{ name: 'Ann', bot: 'genius' }] }],
  ['options', { options: { undo: 'always' } }],
  ['order', { order: ['0', '1'] }],
  ['commitment', { commitment: 'abc' }],
  ['variant.dice', { variant: { ...yahtzee, dice: 'five' } }],
])('[T36] a start whose %s cannot be read is refused by name', (field, change) => {
  expect(readRecord(changed(0, change))).toEqual({ ok: false, error: { code: 'invalid-start', field } });
});

test('[T37] a record keeps the rules of its day, even when the game of that name has changed', () => {
  const old = { ...yatzy, upperBonus: { target: 63, points: 35 } };
  const game = randomGame(old, 5);
  expect(readRecord(throughJson(recordOf(game)))).toEqual({ ok: true, value: game });
});

test('[T38] unknown fields of a fact are left alone', () => {
  const told = readRecord(changed(2, { at: 1_700_000_000 }));
  expect(told.ok && told.value.events[2]).toMatchObject({ at: 1_700_000_000 });
});

test('[T39] the seed enters the end of the game and nothing else', () => {
  const game = randomGame(kniffel, 9);
  const last = game.events.at(-1);
  const revealed = revealSeed({ game, events: last ? [last] : [] }, 'ab'.repeat(32));
  expect(revealed.game.over?.seed).toBe('ab'.repeat(32));
  expect(revealed.game).toEqual(replay(revealed.game.events));
  expect(JSON.stringify(revealed.game.events.slice(0, -1))).not.toContain('abab');
  const early = { game: aTurn, events: [] };
  expect(revealSeed(early, 'ab'.repeat(32))).toBe(early);
});

test('[T40] junk in place of events is refused and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat({ max: 6 }), fc.string(), (value, at, field) => {
      const broken = changed(at, { [field]: value });
      const result = readRecord(broken);
      expect(result.ok || result.error.code).toBeTruthy();
    }),
    { numRuns: 500 },
  );
});

test('[T41] dice that chance does not give are found, at the fact that shows them', () => {
  const told = aTurn.events;
  expect(retrace(aTurn.start, told, chance).ok).toBe(true);
  expect(retrace(aTurn.start, told, chanceFrom(4))).toEqual({ ok: false, error: 2 });
  const swapped = told.map((event: Event, i) =>
    i === 6 && event.type === 'DiceRolled' ? { ...event, dice: [...event.dice].reverse() } : event,
  );
  expect(retrace(aTurn.start, swapped, chance)).toEqual({ ok: false, error: 6 });
});
