import { describe, expect, test } from 'vitest';
import { actingSeats, play, replay, standingsOf, totals, type Command, type Game } from './game.ts';
import { readRecord, recordOf } from './record.ts';
import { hasResigned, resignedSeats } from './resign.ts';
import { err, fault } from './result.ts';
import { retrace } from './retrace.ts';
import { chanceFrom, freshRun, newGame, playAll, tableOf, wish, wished } from './testing/index.ts';
import { rollioClassic } from './variants/rollio-classic.ts';
import { rollioDuel } from './variants/rollio-duel.ts';
import { tableVariants } from './variants/index.ts';
import { yatzy } from './variants/yatzy.ts';

const chance = chanceFrom(5);
const roll: Command = { type: 'RollDice' };
const score = (category: string): Command => ({ type: 'ScoreCategory', category });
const resign: Command = { type: 'Resign' };
const pass = ['house', { type: 'PassTurn' }] as const;
const people = (...names: readonly string[]) => names.map(name => ({ name }));
const table = (...names: readonly string[]): Game => newGame(yatzy, chance, { players: people(...names) });
const three = table('Ann', 'Ben', 'Cem');

/** A whole game in which seats resign in the midst of it and everybody else scores the first row that is open. */
function playedOut(game: Game, resigning: readonly number[]): Game {
  let now = playAll(game, chance, [[0, roll]]);
  now = playAll(
    now,
    chance,
    resigning.map(seat => [seat, resign] as const),
  );
  while (!now.over) {
    const { seat } = tableOf(now).turn ?? fault('no turn');
    const open = Object.keys(yatzy.categories).find(each => !(each in (tableOf(now).cards[seat]?.points ?? {})));
    now = hasResigned(now, seat)
      ? playAll(now, chance, [pass])
      : playAll(now, chance, [...(tableOf(now).turn?.dice ? [] : [[seat, roll] as const]), [seat, score(open ?? '')]]);
  }
  return now;
}

describe('resigning', () => {
  test('[T44] is a fact at any time, also out of turn', () => {
    expect(wish(three, 0, resign)).toEqual({ ok: true, value: [{ type: 'Resigned', seat: 0 }] });
    expect(wish(three, 2, resign)).toEqual({ ok: true, value: [{ type: 'Resigned', seat: 2 }] });
    expect(wish(playAll(three, chance, [[0, roll]]), 1, resign)).toMatchObject({ ok: true });
  });

  test('[T44] happens once, and only to a seat that plays', () => {
    const without = playAll(three, chance, [[1, resign]]);
    expect(wish(without, 1, resign)).toEqual(err('has-resigned'));
    expect(wish(three, 'house', resign)).toEqual(err('command-does-not-fit'));
    expect(wish(three, 3, resign)).toEqual(err('invalid-index'));
    expect(wish(playAll(table('Ann'), chance, [[0, resign]]), 0, resign)).toEqual(err('game-over'));
  });

  test('[T45] leaves the seat to the house, and its player does not come back', () => {
    const without = playAll(three, chance, [[0, resign]]);
    expect(without.state.playedBy).toEqual(['zero', 'player', 'player']);
    expect(wish(without, 'house', { type: 'SetPlayedBy', seat: 0, by: 'player' })).toEqual(err('has-resigned'));
    expect(wish(without, 0, { type: 'Hint' })).toEqual(err('has-resigned'));
    expect(wish(without, 'house', { type: 'SetPlayedBy', seat: 0, by: 'bot' })).toMatchObject({ ok: true });
    expect(wish(without, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ zero: 'passed' }, { seat: 1 }] });
  });

  test('[T45] [T23] outlives a takeback, and takes nothing back itself', () => {
    const moved = playAll(three, chance, [
      [0, roll],
      [0, score('ones')],
      [1, resign],
    ]);
    expect(wish(playAll(moved, chance, [[0, resign]]), 0, { type: 'Undo' })).toEqual(err('has-resigned'));
    const back = playAll(moved, chance, [[0, { type: 'Undo' }]]);
    expect(tableOf(back).turn).toMatchObject({ seat: 0, rolls: 1 });
    expect(resignedSeats(back)).toEqual([1]);
    expect(back.state.playedBy[1]).toBe('zero');
    expect(replay(back.events)).toEqual(back);
  });

  test('[T46] puts a seat behind the others, whatever it has', () => {
    const game = playedOut(three, [2, 0]);
    expect(standingsOf(game).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(game.over).toMatchObject({ winners: [1], totals: totals(game) });
    const ahead = playAll(table('Ann', 'Ben'), chance, [
      [0, roll],
      [0, score('chance')],
      [0, resign],
    ]);
    expect(totals(ahead)[0]).toBeGreaterThan(0);
    expect(standingsOf(ahead)[0]?.seat).toBe(1);
  });

  test('[T47] alone ends the game, which nobody wins', () => {
    const begun = playAll(table('Ann'), chance, [
      [0, roll],
      [0, score('chance')],
    ]);
    const over = playAll(begun, chance, [[0, resign]]);
    expect(over.over).toEqual({ type: 'GameOver', totals: totals(begun), winners: [] });
    expect(over.state.turn).toBeNull();
  });

  test('[T47] against bots ends it as well, and the last of several people wins', () => {
    const bots = newGame(yatzy, chance, { players: [{ name: 'Ann' }, { name: 'Bo', bot: 'easy' }] });
    expect(playAll(bots, chance, [[0, resign]]).over).toMatchObject({ winners: [1] });
    const both = playAll(table('Ann', 'Ben'), chance, [
      [1, resign],
      [0, resign],
    ]);
    expect(both.over).toMatchObject({ winners: [0] });
  });

  test('[T47] a run that is won stays won', () => {
    const lost = wished(freshRun(chance), { type: 'ChooseSet', set: 'beginner' }, chance);
    expect(playAll(lost, chance, [[0, resign]]).over).toMatchObject({ winners: [] });
    const won = { ...lost, state: { ...lost.state, won: true } };
    expect(wish(won, 0, resign)).toMatchObject({ value: [{}, { winners: [0] }] });
  });
});

test.each(tableVariants.map(variant => [variant.id, variant] as const))(
  '[T44] [T34] %s: a game with a resignation is read, traced and checked like any other',
  (_, variant) => {
    const seats = Math.min(2, variant.maxPlayers ?? 2);
    const game: Game = newGame(variant, chance, { players: people('Ann', 'Ben').slice(0, seats) });
    const without = playAll(game, chance, [[0, resign]]);
    expect(without.over === null).toBe(seats > 1);
    for (const told of [
      without,
      playAll(
        game,
        chance,
        people('Ann', 'Ben')
          .slice(0, seats)
          .map((_player, seat) => [seat, resign]),
      ),
    ]) {
      expect(readRecord(JSON.parse(JSON.stringify(recordOf(told))))).toEqual({ ok: true, value: told });
      expect(retrace(told.start, told.events, chance)).toEqual({ ok: true, value: told });
    }
  },
);

test('[T34] a record in which somebody who gave up wins is none', () => {
  const game = playedOut(table('Ann', 'Ben'), [0]);
  expect(retrace(game.start, game.events, chance)).toEqual({ ok: true, value: game });
  const claimed = game.events.map(event => (event.type === 'GameOver' ? { ...event, winners: [0] } : event));
  expect(retrace(game.start, claimed, chance)).toEqual(err(claimed.length - 1));
});

test('[T45] classic Rollio goes on for the others', () => {
  const game = newGame(rollioClassic, chance, { players: people('Ann', 'Ben') });
  const without = playAll(game, chance, [[0, resign], pass]);
  expect(without.state.turn?.seat).toBe(1);
});

test('[T45] [RU30] in a duel the run is over, and the duel with the last of them', () => {
  const game = newGame(rollioDuel, chance, { players: people('Ann', 'Ben', 'Cem') });
  const without = playAll(game, chance, [[1, resign]]);
  expect(actingSeats(without)).toEqual([0, 2]);
  expect(play(without, 1, { type: 'ChooseSet', set: 'beginner' }, chance)).toEqual(err('run-over'));
  const last = playAll(without, chance, [
    [2, { type: 'ChooseSet', set: 'beginner' }],
    [0, resign],
  ]);
  expect(last.over).toBeNull();
  expect(playAll(last, chance, [[2, resign]]).over).toMatchObject({ winners: [2] });
});
