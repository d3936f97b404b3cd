/** Runs side by side: how far everybody has come. */
import { levelsCleared, runScore, type Game, type RunState, type Seat } from '@yaht/rules';

export type RacerView = {
  readonly seat: Seat;
  readonly name: string;
  readonly phase: RunState['phase'];
  readonly level: number;
  /** Points of the level that is on, and what it asks for. */
  readonly total: number;
  readonly threshold: number;
  readonly pot: number;
  readonly money: number;
  readonly score: number;
  readonly cleared: number;
  readonly isWon: boolean;
  readonly isOver: boolean;
};

/** By seat; null in games where nobody plays side by side. */
export const raceView = (game: Game | null): readonly RacerView[] | null =>
  game?.family === 'duel' ? game.state.runs.map((run, seat) => racer(run, seat, game.start.players[seat]?.name ?? '')) : null;

const racer = (run: RunState, seat: Seat, name: string): RacerView => ({
  seat,
  name,
  phase: run.phase,
  level: run.level.level,
  total: run.level.total,
  threshold: run.level.threshold,
  pot: run.turn?.pot ?? 0,
  money: run.money,
  score: runScore(run),
  cleared: levelsCleared(run),
  isWon: run.won,
  isOver: run.turn === null,
});
