import { describe, expect, test } from 'vitest';
import type { Options } from './event.ts';
import { replay, type Command, type Game } from './game.ts';
import { err, ok } from './result.ts';
import { chanceFrom, chanceOf, diceOf, hold, newGame, playAll, tableOf, turnOf, wish } from './testing/index.ts';
import { effective, isAssisted, latestTakeback, undoTarget } from './undo.ts';
import { yatzy } from './variants/yatzy.ts';

const chance = chanceFrom(4);
const roll: Command = { type: 'RollDice' };
const undo: Command = { type: 'Undo' };
const pass: Command = { type: 'PassTurn' };
const score = (category: string): Command => ({ type: 'ScoreCategory', category });
const awayBen: Command = { type: 'SetPlayedBy', seat: 1, by: 'zero' };

const table = (options: Partial<Options> = {}): Game =>
  newGame(yatzy, chance, { options, players: [{ name: 'Ann' }, { name: 'Ben' }] });

const practice = table({ undo: 'practice' });

/** Everything but the list of facts, which grows by taking back. */
const standing = (game: Game): Game => ({ ...game, events: [] });

describe('before the next draw', () => {
  const rolled = playAll(table(), chance, [[0, roll]]);
  const scored = playAll(rolled, chance, [[0, score('ones')]]);

  test('[T20] a score is taken back: the dice lie there again', () => {
    const back = playAll(scored, chanceOf(), [[0, undo]]);
    expect(standing(back)).toEqual(standing(rolled));
    expect(turnOf(back)).toMatchObject({ seat: 0, dice: turnOf(rolled).dice, rollsLeft: 2 });
  });

  test('[T20] a scratch too', () => {
    const scratched = playAll(rolled, chance, [[0, { type: 'ScratchCategory', category: 'ones' }]]);
    expect(standing(playAll(scratched, chanceOf(), [[0, undo]]))).toEqual(standing(rolled));
  });

  test('[T20] not twice, not a roll, and not by somebody else', () => {
    const back = playAll(scored, chanceOf(), [[0, undo]]);
    expect(wish(back, 0, undo)).toEqual(err('nothing-to-undo'));
    expect(wish(rolled, 0, undo)).toEqual(err('nothing-to-undo'));
    expect(wish(scored, 1, undo)).toEqual(err('nothing-to-undo'));
    expect(wish(scored, 7, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[T20] [S11] not once the next seat has rolled', () => {
    expect(wish(playAll(scored, chance, [[1, roll]]), 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[T20] after taking back, another category can be chosen, and taken back again', () => {
    const other = playAll(scored, chance, [
      [0, undo],
      [0, score('chance')],
      [0, undo],
      [0, score('twos')],
    ]);
    expect(Object.keys(tableOf(other).cards[0]?.points ?? {})).toEqual(['twos']);
    expect(turnOf(other).seat).toBe(1);
  });

  test('[T22] with the first roll made by the authority there is nothing to take back', () => {
    const auto = playAll(table({ autoFirstRoll: true }), chance, [[0, score('ones')]]);
    expect(wish(auto, 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[T23] a turn that the house passed in between is taken back with it', () => {
    const passed = playAll(scored, chance, [['house', pass]]);
    expect(turnOf(passed).seat).toBe(0);
    expect(standing(playAll(passed, chance, [[0, undo]]))).toEqual(standing(rolled));
  });

  test('[T24] a zero by the house is not the seat’s to take back', () => {
    expect(wish(playAll(rolled, chance, [['house', pass]]), 0, undo)).toEqual(err('nothing-to-undo'));
    expect(wish(playAll(table(), chance, [['house', pass]]), 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[T25] the last score ends the game, and a finished game stays finished', () => {
    const one = { ...yatzy, id: 'one', categories: { chance: yatzy.categories.chance } };
    const over = playAll(newGame(one, chance), chance, [
      [0, roll],
      [0, score('chance')],
    ]);
    expect(wish(over, 0, undo)).toEqual(err('game-over'));
    expect(undoTarget(over, 0)).toEqual(err('game-over'));
  });

  test('[T25] nothing is erased: taking back is one more fact', () => {
    const back = playAll(scored, chanceOf(), [[0, undo]]);
    expect(back.events).toEqual([...scored.events, { type: 'Undone', seat: 0, to: rolled.events.length }]);
    expect(effective(back.events)).toEqual(rolled.events);
    expect(replay(back.events)).toEqual(back);
  });

  test('[T26] the same move again leads to the same game', () => {
    const again = playAll(scored, chance, [
      [0, undo],
      [0, score('ones')],
    ]);
    expect(standing(again)).toEqual(standing(scored));
    expect(effective(again.events)).toEqual(scored.events);
  });
});

describe('practice', () => {
  const played = playAll(practice, chance, [
    [0, roll],
    [0, { type: 'RollDice', hold: hold('x....') }],
    [0, score('ones')],
    [1, roll],
    [1, score('ones')],
    [0, roll],
  ]);

  test('[T21] move by move back to the first roll, then nothing', () => {
    const backs = [0, 0, 0, 0].reduce<Game[]>(
      (games, seat) => [...games, playAll(games.at(-1) ?? played, chance, [[seat, undo]])],
      [],
    );
    expect(backs.map(game => turnOf(game).number)).toEqual([3, 1, 1, 1]);
    expect(backs.map(game => turnOf(game).rolls)).toEqual([0, 2, 1, 0]);
    expect(standing(backs[3] ?? played)).toEqual(standing(practice));
    expect(wish(backs[3] ?? played, 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[T21] the same dice come again', () => {
    const again = playAll(played, chance, [
      [0, undo],
      [0, roll],
    ]);
    expect(turnOf(again)).toEqual(turnOf(played));
  });

  test('[T21] with another hold the same values are drawn for the dice thrown', () => {
    const back = playAll(practice, chanceOf('12345', '66666'), [
      [0, roll],
      [0, { type: 'RollDice', hold: hold('xxxx.') }],
      [0, undo],
    ]);
    const other = playAll(back, chanceOf('66666'), [[0, { type: 'RollDice', hold: hold('x....') }]]);
    expect(turnOf(other).dice).toEqual(diceOf('16666'));
  });

  test('[T21] a first roll by the authority stays; the score before it is taken back', () => {
    const auto = playAll(table({ undo: 'practice', autoFirstRoll: true }), chance, [[0, score('ones')]]);
    const back = playAll(auto, chance, [[0, undo]]);
    expect(turnOf(back)).toMatchObject({ seat: 0, number: 1, rolls: 1 });
    expect(wish(back, 0, undo)).toEqual(err('nothing-to-undo'));
    expect(turnOf(playAll(back, chance, [[0, score('twos')]]))).toEqual(turnOf(auto));
  });

  test('[T23] moves of others after it are taken back as well', () => {
    const back = playAll(played, chance, [
      [0, undo],
      [0, undo],
    ]);
    expect(tableOf(back).cards.map(({ points }) => points)).toEqual([{}, {}]);
  });
});

describe('what stays true', () => {
  test('[T23] who acts for a seat and who took a hint', () => {
    const before = playAll(table(), chance, [[0, roll]]);
    const back = playAll(before, chance, [
      [0, score('ones')],
      [1, { type: 'Hint' }],
      ['house', awayBen],
      [0, undo],
    ]);
    expect(tableOf(back).playedBy).toEqual(['player', 'zero']);
    expect(turnOf(back)).toEqual(turnOf(before));
    expect(isAssisted(back.events)).toBe(true);
    expect(effective(back.events).slice(-2)).toMatchObject([{ type: 'HintTaken' }, { type: 'SeatPlayedBy' }]);
    expect(replay(back.events)).toEqual(back);
  });

  test('[T23] also through one undo after another, in the order it happened', () => {
    const back = playAll(practice, chance, [
      [0, roll],
      ['house', awayBen],
      [0, roll],
      ['house', { type: 'SetPlayedBy', seat: 1, by: 'bot' }],
      [0, undo],
      ['house', { type: 'SetPlayedBy', seat: 0, by: 'bot' }],
      [0, undo],
    ]);
    expect(tableOf(back).playedBy).toEqual(['bot', 'bot']);
    expect(turnOf(back).rolls).toBe(0);
    const facts = effective(back.events).filter(({ type }) => type === 'SeatPlayedBy');
    expect(facts).toHaveLength(3);
  });
});

test('[T25] many moves taken back over many hints read as the game before them', () => {
  const hint = [0, { type: 'Hint' }] as const;
  const moves = Array.from({ length: 15 }, (_, i) => [
    [0, roll] as const,
    [0, score(Object.keys(yatzy.categories)[i] ?? '')] as const,
  ]).flat();
  const alone = newGame(yatzy, chance, { options: { undo: 'practice' } });
  const long = playAll(alone, chance, [...moves.slice(0, -1), ...Array.from({ length: 1000 }, () => hint)]);
  const back = playAll(
    long,
    chance,
    Array.from({ length: 29 }, () => [0, undo] as const),
  );
  expect(standing(back)).toEqual(standing(alone));
  expect(effective(back.events)).toHaveLength(alone.events.length + 1000);
  expect(replay(back.events)).toEqual(back);
});

describe('assisted', () => {
  const rolled = playAll(practice, chance, [[0, roll]]);

  test.each<[string, Game, boolean]>([
    ['an ordinary game', rolled, false],
    ['a hint', playAll(rolled, chance, [[0, { type: 'Hint' }]]), true],
    ['dice taken back', playAll(rolled, chance, [[0, undo]]), true],
    [
      'a score taken back before anybody rolled',
      playAll(rolled, chance, [
        [0, score('ones')],
        [0, undo],
      ]),
      false,
    ],
    [
      'a score taken back after somebody rolled',
      playAll(rolled, chance, [
        [0, score('ones')],
        [1, roll],
        [0, undo],
      ]),
      true,
    ],
    [
      'a score taken back under dice of the authority',
      playAll(table({ undo: 'practice', autoFirstRoll: true }), chance, [
        [0, score('ones')],
        [0, undo],
      ]),
      true,
    ],
  ])('[T28] %s', (_, game, assisted) => {
    expect(isAssisted(game.events)).toBe(assisted);
  });
});

test('[T43] a game that was taken back for ever goes on, and takes nothing back any more', () => {
  const rolled = playAll(practice, chance, [[0, roll]]);
  const hints = Array.from({ length: 10_000 - rolled.events.length }, () => ({ type: 'HintTaken', seat: 0 }) as const);
  const [almost, long] = [hints.slice(1), hints].map(facts => replay([...rolled.events, ...facts]));
  if (!almost || !long) throw new Error('two games');
  expect(undoTarget(almost, 0)).toMatchObject({ ok: true });
  expect(undoTarget(long, 0)).toEqual(err('undo-not-allowed'));
  expect(playAll(long, chance, [[0, score('ones')]]).events).toHaveLength(10_002);
});

describe('of several seats', () => {
  const both = playAll(practice, chance, [
    [0, roll],
    [0, score('ones')],
    [1, roll],
  ]);

  test('whoever moved last takes back, in whatever order they are named', () => {
    expect(latestTakeback(both, [0, 1])).toEqual(ok(1));
    expect(latestTakeback(both, [1, 0])).toEqual(ok(1));
    expect(latestTakeback(both, [0])).toEqual(ok(0));
  });

  test('where nobody can, the reason is told', () => {
    expect(latestTakeback(practice, [0, 1])).toEqual(err('nothing-to-undo'));
    expect(latestTakeback(both, [])).toEqual(err('not-your-turn'));
  });
});
