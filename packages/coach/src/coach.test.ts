import { messagesFor } from '@yaht/messages';
import { isAssisted, offersFor, parseVariant, play, readRecord, recordOf, type Command, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import {
  advise,
  cardStateOf,
  compileTables,
  maskOf,
  reviewGame,
  solveHere,
  type DecisionReview,
  type SeatReview,
  type ReviewedChoice,
} from '@yaht/solver';
import { describe, expect, test } from 'vitest';
import { accountOf } from './account.ts';
import { facesKey } from './ascending.ts';
import { choiceText, hintSentence } from './choice-text.ts';
import { courseOf } from './course.ts';
import { decisionsOf, lessonsOf } from './lessons.ts';
import { adviseCommand, positionFields, positionOf, readPosition } from './position.ts';
import { practiceFrom } from './practice.ts';
import { betterOf, isCostly, isJudgedByWin, noErrorsSentence } from './review-words.ts';
import { costOfWish } from './wish.ts';

const words = messagesFor('en');
const variant = variantOf('yahtzee');
const tables = compileTables(variant);
const solution = tables.ok ? solveHere(tables.value) : expect.fail(tables.error);

/** Twenty games of anybody, alone or with somebody. */
const games = Array.from({ length: 20 }, (_, seed) => playedGame(seed));

function playedGame(seed: number): ScorecardGame {
  const chance = chanceFrom(seed);
  const players = seed % 2 === 0 ? [{ name: 'Ann' }] : [{ name: 'Ann' }, { name: 'Ben' }];
  let game = newGame(variant, chance, { players });
  for (let step = 0; !game.over; step++) {
    const played = play(game, game.state.turn?.seat ?? 0, anyMove(game, (seed + 7) * (step + 3)), chance);
    game = played.ok ? played.value.game : expect.fail(played.error);
  }
  return game;
}

/** Some move that is granted, another one for another number. */
function anyMove({ state: { turn, cards } }: ScorecardGame, number: number): Command {
  if (!turn?.dice) return { type: 'RollDice' };
  const thrown = number % turn.dice.length;
  if (turn.rollsLeft > 0 && number % 3 > 0)
    return { type: 'RollDice', hold: turn.dice.map((face, die) => die !== thrown && (face + number) % 2 === 0) };
  const card = cards[turn.seat] ?? expect.fail('no card');
  const offers = offersFor(variant, card, turn.dice).filter(({ allowed }) => allowed);
  return { type: 'ScoreCategory', category: offers[number % offers.length]?.category ?? '' };
}

const seats = games.flatMap(game => reviewGame(solution, game.events).map(review => ({ game, review })));
const decisions = seats.flatMap(({ game, review }) => decisionsOf(review).map(decision => ({ game, review, decision })));

test('what was expected, with the luck and without the losses, is the score: exactly, and as it is printed', () => {
  for (const { game, review } of seats) {
    const { start, luck, loss, score } = review;
    expect(Math.abs(start + luck - loss - score)).toBeLessThan(1e-6);
    expect(score).toBeCloseTo(game.over?.totals[review.seat] ?? NaN, 6);
    const printed = accountOf(review);
    expect(Math.round(10 * (printed.start + printed.luck - printed.loss))).toBe(Math.round(10 * printed.score));
    expect(Math.abs(printed.luck - luck)).toBeLessThanOrEqual(0.1 + 1e-9);
  }
});

test('the course begins at the expectation, has no gaps and ends at the score', () => {
  for (const { review } of seats) {
    const steps = courseOf(review);
    expect(steps[0]?.before).toBeCloseTo(review.start, 6);
    expect(steps.at(-1)?.after).toBeCloseTo(review.score, 6);
    steps.slice(1).forEach(({ before }, i) => expect(before).toBeCloseTo(steps[i]?.after ?? NaN, 6));
    expect(steps.at(-1)?.round).toBe(13);
  }
});

test('the position of a decision is advised as it was reviewed', () => {
  for (const { game, review, decision } of decisions.slice(0, 200)) {
    const position = positionOf(game, review.seat, decision) ?? expect.fail('no dice');
    const card = cardStateOf(solution.tables, position.card);
    const advice = advise(solution, { card, dice: position.dice, rerollsLeft: position.rollsLeft });
    if (!advice.ok) return expect.fail(advice.error);
    expect(costOfWish(variant, advice.value, wishOf(decision))).toBeCloseTo(decision.loss, 4);
    const best = decision.best[0];
    if (best?.type === 'hold' && advice.value.best.type === 'hold') expect(advice.value.best.hold).toBe(maskOf(best.hold));
  }
});

const wishOf = ({ chosen }: DecisionReview) => {
  if (chosen.type === 'hold') return { type: 'RollDice', hold: chosen.hold } as const;
  const category = solution.tables.categories[chosen.ending.category] ?? '';
  return { type: chosen.ending.scratched ? 'ScratchCategory' : 'ScoreCategory', category } as const;
};

test('a position goes into an address and comes back', () => {
  for (const { game, review, decision } of decisions) {
    const position = positionOf(game, review.seat, decision) ?? expect.fail('no dice');
    expect(readPosition(positionFields(position))).toEqual({ ok: true, value: position });
  }
});

test('rules of one’s own travel with their position', () => {
  const own = parseVariant({ ...variant, id: 'own', name: 'Own', rolls: 2 }, []);
  if (!own.ok) return expect.fail('the rules are not read');
  const position = {
    variant: own.value,
    card: { points: { ones: 3 }, bonuses: 0 },
    dice: [1, 2, 3, 4, 6],
    rollsLeft: 1,
  } as const;
  expect(readPosition(positionFields(position))).toEqual({ ok: true, value: position });
});

test.each([
  [{}, 'unknown-game'],
  [{ game: 'rollio', dice: '12345', left: '1' }, 'unknown-game'],
  [{ game: 'yatzy', rules: '{', dice: '12345', left: '1' }, 'unknown-game'],
  [{ game: 'yatzy', dice: '1234', left: '1' }, 'not-a-position'],
  [{ game: 'yatzy', dice: '12347', left: '1' }, 'not-a-position'],
  [{ game: 'yatzy', dice: '12345', left: '3' }, 'not-a-position'],
  [{ game: 'yatzy', dice: '12345', left: '1', card: 'ones-3.ones-3' }, 'not-a-position'],
  [{ game: 'yatzy', dice: '12345', left: '1', card: 'nope-3' }, 'not-a-position'],
  [{ game: 'yatzy', dice: '12345', left: '1', card: 'ones' }, 'not-a-position'],
])('an address that names no position is refused: %j', (fields, error) => {
  expect(readPosition(fields)).toEqual({ ok: false, error });
});

test('the same position for a terminal', () => {
  const position = {
    variant,
    card: { points: { ones: 3, yahtzee: 50 }, bonuses: 0 },
    dice: [3, 3, 5, 1, 6],
    rollsLeft: 1,
  } as const;
  expect(adviseCommand(position)).toBe("yaht advise yahtzee --dice 3,3,5,1,6 --rerolls 1 --card 'ones=3,yahtzee=50'");
  // Rules of one's own are in no terminal, whatever they are called.
  expect(adviseCommand({ ...position, variant: { ...variant, rolls: 4 } })).toBeNull();
});

test('whoever tries from a decision has the same card and dice, alone, assisted, and by the rules', () => {
  for (const { game, review, decision } of decisions.filter((_, i) => i % 7 === 0)) {
    const practice = practiceFrom(game, review.seat, decision, 'practice');
    const position = positionOf(game, review.seat, decision);
    expect(practice.state.turn).toMatchObject({ seat: 0, dice: position?.dice, rollsLeft: position?.rollsLeft });
    expect(practice.state.cards[0]).toEqual(position?.card);
    expect(isAssisted(practice.events)).toBe(true);
    expect(readRecord(recordOf(practice))).toMatchObject({ ok: true });
  }
});

test('lessons are the mistakes of a player, the costliest first', () => {
  const { review } = seats[0] as { readonly review: SeatReview };
  const lessons = lessonsOf(review);
  expect(lessons).toHaveLength(review.counts.mistake + review.counts.blunder);
  expect(lessons.map(({ loss }) => loss)).toEqual(lessons.map(({ loss }) => loss).toSorted((a, b) => b - a));
  expect(lessonsOf(review, true)).toHaveLength(lessons.length + review.counts.inaccuracy);
});

test('decisions and hints in words', () => {
  const hold = { type: 'hold', hold: [true, false, true, false, false], keep: 0, worth: 0 } as const;
  const ending = { category: 6, points: 20, bonus: 0, scratched: false, worth: 0 };
  expect(choiceText(words, variant, [3, 1, 3, 5, 6], hold)).toBe('hold 3 3');
  expect(choiceText(words, variant, [3, 1, 3, 5, 6], { ...hold, hold: [] })).toBe('throw all');
  expect(choiceText(words, variant, [3, 3, 3, 5, 6], { type: 'end', ending, worth: 0 })).toBe('Three of a kind 20');
  const best = { type: 'hold', hold: 0b00101, expected: 1 } as const;
  expect(hintSentence(words, variant, [3, 1, 3, 5, 6], { best, categories: [] })).toBe('Hold 3 3, throw 1 5 6.');
});

test('dice that look alike have one key, in whatever order they lie', () => {
  expect(facesKey([3, 1, 5, 3])).toBe(facesKey([5, 3, 3, 1]));
  expect(facesKey([3, 1])).not.toBe(facesKey([3, 3, 1]));
});

describe('what would have been better', () => {
  const choice = (points: number): ReviewedChoice => ({
    type: 'end',
    ending: { category: 0, points, bonus: 0, scratched: false, worth: points },
    worth: points,
    expected: points,
  });
  const decision = (changes: Partial<DecisionReview>): DecisionReview => ({
    type: 'decision',
    turn: 1,
    dice: [1, 1, 1, 1, 2],
    rollsLeft: 0,
    by: 'player',
    chosen: choice(1),
    best: [choice(4)],
    loss: 3,
    win: null,
    class: 'mistake',
    accuracy: 50,
    forced: false,
    difference: null,
    ...changes,
  });

  const winOf = (loss: number) => ({ chance: 0.5, change: -loss, loss, best: choice(9), measure: 'exact' as const });

  test('is the best choice, when points were lost', () => {
    expect(betterOf(decision({}))).toEqual(choice(4));
    expect(isCostly(decision({}))).toBe(true);
  });

  test('is nothing where the chance to win is the same without the points', () => {
    const winning = decision({ class: 'best', win: winOf(0) });
    expect(betterOf(winning)).toBeUndefined();
    expect(isCostly(winning)).toBe(false);
  });

  test('is the best for winning where that is the measure, whatever it brings in points', () => {
    expect(betterOf(decision({ loss: 0, win: winOf(0.2), class: 'blunder' }))).toEqual(choice(9));
  });

  test('the measure is told by the decisions themselves', () => {
    const words = messagesFor('en');
    const byWin = { moves: [decision({ win: winOf(0) })] };
    expect(isJudgedByWin(byWin)).toBe(true);
    expect(noErrorsSentence(words, byWin)).toBe(words.analysis.noWinErrors);
    expect(noErrorsSentence(words, { moves: [decision({})] })).toBe(words.analysis.noErrors);
  });
});
