import { expect, test } from 'vitest';
import { actingSeats, play, replay, standingsOf, startGame, type Command, type DuelGame } from '../../game.ts';
import { readRecord, recordOf } from '../../record.ts';
import { err, fault } from '../../result.ts';
import { retrace } from '../../retrace.ts';
import { chanceFrom } from '../../testing/index.ts';
import { pickFrom } from '../../testing/random.ts';
import { rollioDuel } from '../../variants/rollio-duel.ts';
import { randomMove } from '../run/testing.ts';
import { ownRun } from './own-run.ts';
import type { DuelVariant } from './variant.ts';

/** Levels that are cleared by a bank or two, the third of which is the last for most. */
const quick: DuelVariant = {
  ...rollioDuel,
  run: { ...rollioDuel.run, levels: { ...rollioDuel.run.levels, thresholds: [100, 200, 20_000], banks: 2 } },
};

function begun(seed: number, names: readonly string[], options = {}): DuelGame {
  const started = startGame({ id: 'duel', variant: quick, players: names.map(name => ({ name })), options }, chanceFrom(seed));
  return started.ok ? started.value.game : fault(started.error);
}

function after(game: DuelGame, seed: number, ...moves: readonly (readonly [number, Command])[]): DuelGame {
  return moves.reduce((before, [seat, command]) => {
    const played = play(before, seat, command, chanceFrom(seed));
    return played.ok ? played.value.game : fault(`${command.type} was refused: ${played.error}`);
  }, game);
}

/** Everybody moves at random, in any order, until all runs are over. */
function playedOut(seed: number, seats: number): DuelGame {
  const pick = pickFrom(seed);
  let game = begun(seed, ['Ann', 'Ben', 'Cem', 'Dee'].slice(0, seats));
  while (!game.over) {
    const acting = actingSeats(game);
    const seat = acting[pick(acting.length)] ?? 0;
    const played = play(game, seat, randomMove(ownRun(game, seat), pick), chanceFrom(seed));
    if (played.ok) game = played.value.game;
  }
  return game;
}

const SET: Command = { type: 'ChooseSet', set: 'beginner' };
const ROLL: Command = { type: 'RollDice' };

test('[RU29] nobody waits for anybody, and the same place has the same dice', () => {
  const game = after(begun(7, ['Ann', 'Ben']), 7, [1, SET], [1, ROLL], [0, SET], [0, ROLL]);
  expect(actingSeats(game)).toEqual([0, 1]);
  expect(game.state.runs[0]?.turn?.dice).toEqual(game.state.runs[1]?.turn?.dice);
  const alone = after(begun(7, ['Ann']), 7, [0, SET], [0, ROLL]);
  expect(game.state.runs[0]).toEqual(alone.state.runs[0]);
});

test('[RU29] what one does changes nothing for the other', () => {
  const before = after(begun(7, ['Ann', 'Ben']), 7, [0, SET], [0, ROLL], [1, SET]);
  const other = after(before, 7, [1, ROLL]);
  expect(other.state.runs[0]).toBe(before.state.runs[0]);
});

test('[RU30] it ends with the last run; more levels win, then more points, and equals share', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const { state, over, events, start } = playedOut(seed, 2 + (seed % 3));
    const cleared = start.players.map(
      (_, seat) => events.filter(fact => fact.type === 'LevelCleared' && fact.seat === seat).length,
    );
    const merit = cleared.map((levels, seat) => levels * 1e9 + (over?.totals[seat] ?? 0));
    expect(over?.winners).toEqual(merit.flatMap((value, seat) => (value === Math.max(...merit) ? [seat] : [])));
    expect(state.runs.every(({ turn }) => turn === null)).toBe(true);
    const ranks = standingsOf({
      ...begun(
        seed,
        start.players.map(({ name }) => name),
      ),
      state,
      over,
      events,
      start,
    });
    expect(ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat)).toEqual(over?.winners);
  }
});

test('[RU30] whoever is done waits for the others', () => {
  const seed = 3;
  let game = begun(seed, ['Ann', 'Ben']);
  while (actingSeats(game).includes(0)) {
    const played = play(game, 'house', { type: 'PassTurn', seat: 0 }, chanceFrom(seed));
    game = played.ok ? played.value.game : fault(played.error);
  }
  expect(game.over).toBeNull();
  expect(play(game, 0, ROLL, chanceFrom(seed))).toEqual(err('run-over'));
  expect(play(game, 0, { type: 'Hint' }, chanceFrom(seed))).toEqual(err('not-your-turn'));
  expect(play(game, 1, SET, chanceFrom(seed)).ok).toBe(true);
});

test('[RU31] nothing can be taken back, whatever the options say', () => {
  const game = after(begun(7, ['Ann', 'Ben'], { undo: 'practice' }), 7, [0, SET]);
  expect(play(game, 0, { type: 'Undo' }, chanceFrom(7))).toEqual(err('undo-not-allowed'));
});

test('[RU28] the house goes on for a seat that is named, and for no other', () => {
  const game = begun(7, ['Ann', 'Ben']);
  expect(play(game, 'house', { type: 'PassTurn' }, chanceFrom(7))).toEqual(err('invalid-index'));
  expect(play(game, 'house', { type: 'PassTurn', seat: 1 }, chanceFrom(7))).toMatchObject({ ok: true });
});

test('[RU26] a duel read from its facts, from its record, and played again from its seed is the same duel', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const game = playedOut(seed, 2);
    expect(replay(JSON.parse(JSON.stringify(game.events)))).toEqual(game);
    expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual({ ok: true, value: game });
    expect(retrace(game.start, game.events, chanceFrom(seed))).toEqual({ ok: true, value: game });
    expect(retrace(game.start, game.events, chanceFrom(seed + 1_000)).ok).toBe(false);
  }
});

test('[RU29] the run of a seat is a run like any other', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const duel = playedOut(seed, 2);
    for (const seat of [0, 1]) {
      const { state, ...run } = ownRun(duel, seat);
      expect(replay(run.events)).toMatchObject({ family: 'run', state: { ...state, playedBy: ['player'] } });
    }
  }
});
