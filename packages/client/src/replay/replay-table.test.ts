import { categoryIds, play, replay, type Command, type Event, type Game, type RunGame, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, chanceOf, freshRun, newGame, playAll, randomMove, variantOf } from '@yaht/rules/testing';
import { describe, expect, test } from 'vitest';
import { PacedClock } from '../paced-clock.ts';
import { HandClock, pickFrom } from '../testing/index.ts';
import { tableView } from '../view/table-view.ts';
import { bonusMoments, numbered } from './moments.ts';
import { onFacts } from '../table.ts';
import { ReplayTable } from './replay-table.ts';
import { stopFor, stopsOf } from './stops.ts';

const yatzy = variantOf('yatzy');
const ROLL: Command = { type: 'RollDice' };
const score = (category: string): Command => ({ type: 'ScoreCategory', category });

/** A whole game of one player, who rolls once and fills the card from the top. */
function whole(seed: number): ScorecardGame {
  const chance = chanceFrom(seed);
  const moves = categoryIds(yatzy).flatMap(category => [[0, ROLL] as const, [0, score(category)] as const]);
  return playAll(newGame(yatzy, chance), chance, moves);
}

describe('stops', () => {
  test('whoever is next belongs to the score before it; the end stands alone', () => {
    const types: Event['type'][] = [
      'GameStarted',
      'OpeningRolled',
      'TurnStarted',
      'DiceRolled',
      'ScoreRecorded',
      'TurnStarted',
      'DiceRolled',
      'Undone',
      'GameOver',
    ];
    expect(stopsOf(types.map(type => ({ type }) as Event))).toEqual([3, 4, 6, 7, 8, 9]);
  });

  test('the stop of a fact is the first that shows it', () => {
    expect([1, 3, 4, 5, 6, 99].map(seq => stopFor([3, 4, 6, 9], seq))).toEqual([0, 0, 1, 2, 2, 3]);
  });
});

/** A run of random moves. */
function randomRun(seed: number, wishes: number): RunGame {
  const [chance, pick] = [chanceFrom(seed), pickFrom(seed)];
  let game = freshRun(chance);
  for (let i = 0; i < wishes && !game.over; i++) {
    const played = play(game, 0, randomMove(game, pick), chance);
    if (played.ok) game = played.value.game;
  }
  return game;
}

describe('a run', () => {
  test('stands where a level, a score, a bank, a flop or a shop is seen, with what follows by itself', () => {
    const types: Event['type'][] = [
      ...(['GameStarted', 'SetChosen', 'LevelStarted', 'TurnStarted', 'DiceRolled', 'Flopped', 'TurnStarted'] as const),
      ...(['DiceRolled', 'DiceScored', 'Banked', 'LevelCleared', 'RunWon', 'ShopOpened', 'ShopLeft', 'LevelStarted'] as const),
      ...(['TurnStarted', 'DiceRolled', 'Flopped', 'LevelLost', 'GameOver'] as const),
    ];
    expect(stopsOf(types.map(type => ({ type }) as Event))).toEqual([1, 4, 5, 7, 8, 9, 10, 13, 16, 17, 19, 20]);
  });

  test('is told again fact by fact, and every level is a place to stand at', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const game = randomRun(seed, 150);
      const { table, heard } = opened(game);
      const begun = table.state().game?.events.length ?? 0;
      while (table.place.at < table.place.last) table.step(1);
      expect(heard).toEqual(game.events.slice(begun).map((_, i) => begun + i + 1));
      expect(table.state().game).toEqual(game);
      for (const { event, seq } of numbered(game.events)) {
        if (event.type !== 'LevelStarted') continue;
        table.goTo(seq);
        expect(table.state().game?.state).toMatchObject({ level: { level: event.plan.level } });
      }
    }
  });
});

/** A table that stands still, and the clock that would move it. */
function opened(game: Game, isPaused = true) {
  const hand = new HandClock();
  const table = new ReplayTable(game, new PacedClock(hand, { speed: 1, isPaused }));
  const heard: number[] = [];
  onFacts(table, facts => heard.push(...facts.map(({ seq }) => seq)));
  return { hand, table, heard };
}

describe('a replay', () => {
  test('stepped to its end it has told every fact once, and stands where the game stood', () => {
    const game = whole(3);
    const { table, heard } = opened(game);
    const begun = table.state().game?.events.length ?? 0;
    while (table.place.at < table.place.last) table.step(1);
    expect(heard).toEqual(game.events.slice(begun).map((_, i) => begun + i + 1));
    expect(table.state().game).toEqual(replay(game.events));
    expect(tableView(table.state()).phase).toBe('over');
  });

  test('every step back is the position of the step on, and nothing is told twice', () => {
    const { table, heard } = opened(whole(5));
    const before = table.state().game;
    table.step(1);
    const told = [...heard];
    const after = table.state().game;
    table.step(-1);
    expect(table.state().game).toEqual(before);
    expect(heard).toEqual(told);
    table.step(1);
    expect(table.state().game).toEqual(after);
  });

  test('it does not run over its ends, and jumps wherever a fact is', () => {
    const { table } = opened(whole(5));
    table.step(-5);
    expect(table.place.at).toBe(0);
    table.goTo(20);
    expect(table.state().game?.events.length).toBeGreaterThanOrEqual(20);
    table.step(1_000_000);
    expect(table.place.at).toBe(table.place.last);
    table.restart();
    expect(table.place.at).toBe(0);
  });

  test('it plays by itself at the pace of its clock until the end, and then nothing waits', async () => {
    const { hand, table } = opened(whole(7), false);
    await hand.move(1_200);
    expect(table.place.at).toBe(1);
    table.clock.change({ isPaused: true });
    await hand.move(60_000);
    expect(table.place.at).toBe(1);
    table.clock.change({ isPaused: false, speed: 16 });
    await hand.move(75 * table.place.last);
    expect(table.place.at).toBe(table.place.last);
    expect(hand.size).toBe(0);
  });

  test('a closed one does not go on', async () => {
    const { hand, table } = opened(whole(7), false);
    table.close();
    await hand.move(10_000);
    expect(table.place.at).toBe(0);
    expect(hand.size).toBe(0);
  });

  test('nobody can change it', async () => {
    const { table } = opened(whole(7));
    const before = table.state();
    expect(await table.send()).toEqual({ ok: false, error: { code: 'no-seat' } });
    expect(table.state()).toBe(before);
  });

  test('what was taken back is shown as it happened', () => {
    const game = playAll(newGame(yatzy), chanceOf('12345'), [
      [0, ROLL],
      [0, score('chance')],
      [0, { type: 'Undo' }],
    ]);
    const { table } = opened(game);
    table.step(2);
    expect(table.state().game?.state).toMatchObject({ cards: [{ points: { chance: 15 } }] });
    table.step(1);
    expect(table.state().game?.state).toMatchObject({ cards: [{ points: {} }] });
  });
});

test('a bonus is a moment, at the score that brought it and not at one that was taken back', () => {
  const uppers = ['threes', 'fours', 'fives'].map((category, i) => [
    [0, ROLL] as const,
    [0, score(category)] as const,
    ...(i === 2 ? [[0, { type: 'Undo' }] as const, [0, score(category)] as const] : []),
  ]);
  const game = playAll(newGame(yatzy), chanceOf('33333', '44444', '55555', '66666'), [
    ...uppers.flat(),
    [0, ROLL],
    [0, score('sixes')],
  ]);
  const [moment, ...more] = bonusMoments(game);
  expect(more).toEqual([]);
  expect(moment).toMatchObject({ kind: 'bonus', seat: 0, points: 50 });
  expect(game.events[(moment?.seq ?? 0) - 1]).toMatchObject({ type: 'ScoreRecorded', category: 'sixes' });
});
