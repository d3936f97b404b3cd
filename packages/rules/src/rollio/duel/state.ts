/** Where a duel stands: one run for each seat. */
import { replaceAt } from '../../change.ts';
import type { TableFact } from '../../engine.ts';
import type { GameStarted, PlayedBy, Seat } from '../../event.ts';
import type { RunEvent } from '../run/event.ts';
import { evolveRun } from '../run/evolve.ts';
import { beginRun, levelsCleared, runScore, type RunState } from '../run/state.ts';
import type { DuelVariant } from './variant.ts';

export type DuelState = {
  /** Nobody alone is in turn. */
  readonly turn: null;
  /** Rounds that were begun, by all seats together. */
  readonly turns: number;
  readonly playedBy: readonly PlayedBy[];
  /** By seat; one that is over has no turn any more. */
  readonly runs: readonly RunState[];
};

export const beginDuel = ({ players }: GameStarted): DuelState => ({
  turn: null,
  turns: 0,
  playedBy: players.map(() => 'player'),
  runs: players.map(player => beginRun({ players: [player] })),
});

/** The seats whose runs go on. */
export const seatsRunning = ({ runs }: DuelState): readonly Seat[] => runs.flatMap(({ turn }, seat) => (turn ? [seat] : []));

/** More levels first, then more points. */
export const meritsOf = ({ runs }: DuelState): readonly (readonly number[])[] =>
  runs.map(run => [levelsCleared(run), runScore(run)]);

/** The state after a fact, which changes the run of its seat alone. */
export function evolveDuel(variant: DuelVariant, state: DuelState, event: RunEvent | TableFact): DuelState {
  switch (event.type) {
    case 'OpeningRolled':
      return state;
    case 'SeatPlayedBy':
      return withRun(state, event.seat, event.by, run => run);
    case 'Resigned':
      // Nobody waits for it, so nobody has to play it either.
      return withRun(state, event.seat, 'zero', ended);
    case 'GameOver':
      return { ...state, runs: state.runs.map(ended) };
    default:
      return evolveSeat(variant, state, event);
  }
}

const withRun = (state: DuelState, seat: Seat, by: PlayedBy, change: (run: RunState) => RunState): DuelState => ({
  ...state,
  playedBy: replaceAt(state.playedBy, seat, by),
  runs: state.runs.map((run, at) => (at === seat ? { ...change(run), playedBy: [by] } : run)),
});

function evolveSeat({ run }: DuelVariant, state: DuelState, event: RunEvent): DuelState {
  const before = state.runs[event.seat];
  if (!before) return state;
  const after = evolveRun(run, before, event);
  const isEnd = event.type === 'LevelLost' || event.type === 'RunEnded';
  return {
    ...state,
    turns: state.turns + after.turns - before.turns,
    runs: replaceAt(state.runs, event.seat, isEnd ? ended(after) : after),
  };
}

const ended = (run: RunState): RunState => ({ ...run, turn: null });
