import { LANGUAGES, messagesFor, type Language } from '@yaht/messages';
import type { Command, ScorecardGame, ScorecardVariant } from '@yaht/rules';
import { chanceOf, newGame, playAll } from '@yaht/rules/testing';
import { compileTables, reviewGame, solveHere, type DecisionReview, type SeatReview, type Solution } from '@yaht/solver';
import { winHintSentence } from '@yaht/coach';
import { describe, expect, test } from 'vitest';
import { analysisOf } from './analyst.ts';
import { decisionText } from './decision-reading.ts';
import { reviewRows } from './review-reading.ts';

const variant: ScorecardVariant = {
  family: 'scorecard',
  id: 'short',
  name: 'Short',
  dice: 5,
  rolls: 2,
  upperBonus: { target: 0, points: 0 },
  categories: { ones: { kind: 'face', face: 1 }, sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

const solution: Solution = (() => {
  const tables = compileTables(variant);
  return tables.ok ? solveHere(tables.value) : expect.fail(tables.error);
})();

const ROLL: Command = { type: 'RollDice' };
const score = (category: string): Command => ({ type: 'ScoreCategory', category });

/** Ann throws her sixes away, Ben does not. */
const moves: [number, Command][] = [
  [0, ROLL],
  [0, { type: 'RollDice', hold: [false, false, false, true, true] }],
  [0, score('ones')],
  [1, ROLL],
  [1, score('sixes')],
];
const start = newGame(variant, chanceOf(), { players: [{ name: 'Ann' }, { name: 'Ben' }] });
const game: ScorecardGame = playAll(start, chanceOf('66612', '345', '66666'), moves);

describe('who will win', () => {
  const { chances, review } = analysisOf(solution);

  test('the chances of all players make one, and whoever is ahead has the larger one', () => {
    const [ann = 0, ben = 0] = chances(game).chances;
    expect(ann + ben).toBeCloseTo(1, 9);
    expect(ben).toBeGreaterThan(0.9);
  });

  test('the dice on the table count', () => {
    const lucky = playAll(start, chanceOf('66666'), [[0, ROLL]]);
    expect(chances(lucky).chances[0]).toBeGreaterThan(chances(start).chances[0] ?? 1);
  });

  test('to win may be something else than to make points, and says what it wins', () => {
    const ahead = playAll(start, chanceOf('66666', '11112'), [
      [0, ROLL],
      [0, score('sixes')],
      [1, ROLL],
    ]);
    const advice = analysisOf(solution).toWin(ahead);
    expect(advice?.chance).toBeGreaterThanOrEqual(advice?.chanceForPoints ?? 1);
    const said = winHintSentence(messagesFor('en'), variant, [1, 1, 1, 1, 2], advice ?? expect.fail('no advice'));
    expect(said).toMatch(/^(Chance to win: [\d.]+ %\.|To win: .* That wins [\d.]+ %, play for points [\d.]+ %\.)$/);
    expect(analysisOf(solution).toWin(game)).toBeUndefined();
  });

  test('with opponents a decision is judged by the chance to win', () => {
    const [ann] = review(game);
    expect(ann?.moves.some(move => move.type === 'decision' && move.win !== null)).toBe(true);
  });
});

describe('the table of a review', () => {
  const linesOf = (language: Language, seats: readonly SeatReview[], width = 78): readonly string[] =>
    reviewRows({ words: messagesFor(language), game, solution, width }, seats).map(({ line }) =>
      line.map(({ text }) => text).join(''),
    );

  test('with opponents it says that the chance to win is the measure, and what each decision did to it', () => {
    const lines = linesOf('en', analysisOf(solution).review(game));
    expect(lines.join(' ')).toContain('Judged by the chance to win');
    expect(lines.find(line => line.includes('Played'))).toMatch(/ Cost +Win %$/);
    expect(lines.find(line => line.includes('hold 1 2'))).toMatch(/ \d+\.\d\d +−\d+\.\d (inaccuracy|mistake|blunder)$/);
  });

  test('without that measure it says that points are', () => {
    const lines = linesOf('en', reviewGame(solution, game.events));
    expect(lines.join(' ')).toContain('Judged by points');
    expect(lines.find(line => line.includes('Played'))).toMatch(/ Cost$/);
  });

  test.each(LANGUAGES)('in %s it fits into 80 columns', language => {
    for (const line of linesOf(language, analysisOf(solution).review(game))) expect(line.length).toBeLessThanOrEqual(78);
  });
});

describe('a decision that is opened', () => {
  const hold = reviewGame(solution, game.events)[0]?.moves.find((move): move is DecisionReview => move.type === 'decision');
  const [title, lines] = decisionText({ words: messagesFor('en'), game, solution, width: 78 }, 0, hold ?? expect.fail());
  const texts = lines.map(line => line.map(({ text }) => text).join(''));

  test('says whose it was, and what lay on the table', () => {
    expect(title).toBe('Ann, round 1');
    expect(texts[0]).toContain('1 reroll left');
  });

  test('lists the best alternatives, the best first, and what was played even where it is worse than all of them', () => {
    const listed = texts.slice(3, texts.indexOf('', 3));
    expect(listed).toHaveLength(6);
    expect(listed[0]).toMatch(/hold 6 6 6 .* 0\.00$/);
    expect(listed[5]).toMatch(/hold 1 2 .*< played$/);
    const below = listed.map(text => Number(/([\d.]+)( {2}< played)?$/.exec(text)?.[1]));
    expect(below).toEqual(below.toSorted((one, other) => one - other));
  });

  test('tells where best play would have ended the turn', () => {
    const at = texts.findIndex(text => text.includes('Where best play ends this turn'));
    const shares = texts.slice(at + 1).map(text => Number(/([\d.]+) %$/.exec(text)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });
});
