/** Every wish in every state: what is granted (`-`) and which reason is told otherwise. */
import { describe, expect, test } from 'vitest';
import type { Actor } from '../command.ts';
import { play, replay, type Command, type Game } from '../game.ts';
import { REFUSALS } from '../refusal.ts';
import { fault } from '../result.ts';
import { chanceFrom, chanceOf, hold, playAll, positionOf } from '../testing/index.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { categoryIds } from './variant.ts';

const STATES = ['ready', 'rolled', 'spent', 'held', 'joker', 'over', 'abandoned'] as const;
type State = (typeof STATES)[number];

const rolled = positionOf(yahtzee, { faces: '11236' });
const almostFull = Object.fromEntries(
  categoryIds(yahtzee)
    .slice(1)
    .map(category => [category, 0]),
);

const games: Record<State, Game> = {
  ready: positionOf(yahtzee, {}),
  rolled,
  spent: positionOf(yahtzee, { faces: '11236', rollsLeft: 0 }),
  held: playAll(rolled, chanceOf(), [[0, { type: 'HoldDice', hold: hold('xxxxx') }]]),
  joker: positionOf(yahtzee, { card: { yahtzee: 50 }, faces: '44444' }),
  over: playAll(positionOf(yahtzee, { card: almostFull, faces: '11236' }), chanceOf(), [
    [0, { type: 'ScoreCategory', category: 'ones' }],
  ]),
  abandoned: playAll(rolled, chanceOf(), [['house', { type: 'Abandon' }]]),
};

const score = (category: string): Command => ({ type: 'ScoreCategory', category });
const scratch = (category: string): Command => ({ type: 'ScratchCategory', category });
const rolling = (flags: string): Command => ({ type: 'RollDice', hold: hold(flags) });
const holding = (flags: string): Command => ({ type: 'HoldDice', hold: hold(flags) });
const setPlayedBy = (seat: unknown): Command => ({ type: 'SetPlayedBy', seat: seat as number, by: 'zero' });

/** In the order of `STATES`; one answer alone stands for all, two for a game that is on and one that is over. */
type Row = [rule: string, actor: Actor, command: Command, answers: string];

const rows: Row[] = [
  ['S6', 0, { type: 'RollDice' }, '- - no-rolls-left nothing-to-roll - game-over game-over'],
  ['S7', 0, rolling('xxxxx'), 'roll-first nothing-to-roll no-rolls-left nothing-to-roll nothing-to-roll game-over game-over'],
  ['S2', 0, rolling('x....'), 'roll-first - no-rolls-left - - game-over game-over'],
  [
    'S3',
    0,
    rolling('xxxx'),
    'hold-does-not-fit hold-does-not-fit no-rolls-left hold-does-not-fit hold-does-not-fit game-over game-over',
  ],
  ['T10', 1, { type: 'RollDice' }, 'not-your-turn game-over'],
  ['T10', -1, { type: 'RollDice' }, 'not-your-turn game-over'],
  ['T10', 0.5, { type: 'RollDice' }, 'not-your-turn game-over'],
  ['T10', Number.NaN, { type: 'RollDice' }, 'not-your-turn game-over'],
  ['T10', 'house', { type: 'RollDice' }, '- - no-rolls-left nothing-to-roll - game-over game-over'],
  ['S1', 0, holding('x....'), 'roll-first - - - - game-over game-over'],
  ['S25', 0, holding('x'), 'hold-does-not-fit game-over'],
  ['T10', 1, holding('x....'), 'not-your-turn game-over'],
  ['S1', 0, score('fours'), 'roll-first - - - - game-over game-over'],
  ['YZ16', 0, score('chance'), 'roll-first - - - joker-restriction game-over game-over'],
  ['S25', 0, score('yahtzee'), 'roll-first - - - category-filled game-over game-over'],
  ['S8', 0, score('nope'), 'invalid-category game-over'],
  ['S8', 0, score('toString'), 'invalid-category game-over'],
  ['T10', 1, score('fours'), 'not-your-turn game-over'],
  ['T10', 1, score('nope'), 'not-your-turn game-over'],
  ['S1', 0, scratch('fours'), 'roll-first - - - - game-over game-over'],
  ['YZ16', 0, scratch('chance'), 'roll-first - - - joker-restriction game-over game-over'],
  ['S25', 0, scratch('yahtzee'), 'roll-first - - - category-filled game-over game-over'],
  ['S8', 0, scratch('__proto__'), 'invalid-category game-over'],
  ['T10', 1, scratch('fours'), 'not-your-turn game-over'],
  ['T20', 0, { type: 'Undo' }, 'nothing-to-undo game-over'],
  ['T20', 1, { type: 'Undo' }, 'nothing-to-undo game-over'],
  ['T12', 'house', { type: 'Undo' }, 'command-does-not-fit'],
  ['T27', 0, { type: 'Hint' }, '- game-over'],
  ['T27', 1, { type: 'Hint' }, 'not-your-turn game-over'],
  ['T12', 0, { type: 'PassTurn' }, 'house-only'],
  ['T30', 'house', { type: 'PassTurn' }, '- game-over'],
  ['T12', 0, setPlayedBy(0), 'house-only'],
  ['T29', 'house', setPlayedBy(0), '- game-over'],
  ['T29', 'house', setPlayedBy(1), 'invalid-index game-over'],
  ['T29', 'house', setPlayedBy(-1), 'invalid-index game-over'],
  ['T29', 'house', setPlayedBy('length'), 'invalid-index game-over'],
  ['T29', 'house', setPlayedBy('0'), 'invalid-index game-over'],
  ['T12', 0, { type: 'Abandon' }, 'house-only'],
  ['T32', 'house', { type: 'Abandon' }, '- game-over'],
  ['T12', 0, { type: 'Juggle' } as unknown as Command, 'command-does-not-fit'],
  ['T12', 'house', { type: 'toString' } as unknown as Command, 'command-does-not-fit'],
];

function answersOf(text: string): readonly string[] {
  const [first = fault('no answer'), second = first, ...rest] = text.split(' ');
  return rest.length > 0 ? [first, second, ...rest] : [first, first, first, first, first, second, second];
}

const cells = rows.flatMap(([rule, actor, command, text]) =>
  answersOf(text).map((answer, i) => [rule, STATES[i] ?? fault('a row too long'), actor, command, answer] as const),
);

test.each(cells)('[%s] [T9] %s: %s wishes %j: %s', (_, state, actor, command, answer) => {
  const game = games[state];
  const before = JSON.stringify(game);
  const played = play(game, actor, command, chanceFrom(1));
  expect(played.ok ? '-' : played.error).toBe(answer);
  expect(JSON.stringify(game)).toBe(before);
});

test('[T11] both ways of ending are final', () => {
  expect(games.over.over).not.toBeNull();
  expect(games.abandoned.over).not.toBeNull();
});

test('[T9] every reason told is on the list', () => {
  const told = new Set(cells.map(([, , , , answer]) => answer));
  told.delete('-');
  expect(REFUSALS).toEqual(expect.arrayContaining([...told]));
});

describe('where the options forbid it', () => {
  test('[T19] no undo', () => {
    const game = positionOf(yahtzee, { faces: '11236', options: { undo: 'off' } });
    const scored = playAll(game, chanceOf(), [[0, score('ones')]]);
    expect(play(scored, 0, { type: 'Undo' }, chanceOf())).toEqual({ ok: false, error: 'undo-not-allowed' });
  });

  test('[T27] no hints', () => {
    const game = positionOf(yahtzee, { options: { hints: false } });
    expect(play(game, 0, { type: 'Hint' }, chanceOf())).toEqual({ ok: false, error: 'hints-not-allowed' });
    expect(play(game, 1, { type: 'Hint' }, chanceOf())).toEqual({ ok: false, error: 'not-your-turn' });
  });
});

test('[T12] a list of facts that does not begin with the start is a fault', () => {
  expect(() => replay([])).toThrow('fault');
  expect(() => replay(games.rolled.events.slice(1))).toThrow('fault');
});
