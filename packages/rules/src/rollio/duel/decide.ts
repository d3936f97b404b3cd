/** Judges a wish in a duel: the run of its seat does, and the last run that ends ends the duel. Rules: spec/rollio-run.md. */
import type { Chance } from '../../chance.ts';
import type { Actor, PassTurn } from '../../command.ts';
import type { Engine, StartOf } from '../../engine.ts';
import type { GameOver } from '../../event.ts';
import { bestBy } from '../../ranks.ts';
import { err, ok } from '../../result.ts';
import { runEngine } from '../run/decide.ts';
import type { RunEvent } from '../run/event.ts';
import type { Decision } from '../run/progress.ts';
import { runScore } from '../run/state.ts';
import type { RunCommand } from '../run/wish.ts';
import { beginDuel, evolveDuel, meritsOf, seatsRunning, type DuelState } from './state.ts';
import type { DuelVariant } from './variant.ts';

/** A duel as a family of games. */
export const duelEngine: Engine<DuelVariant, DuelState, RunCommand | PassTurn, RunEvent> = {
  commands: runEngine.commands,
  begin: beginDuel,
  open: () => [],
  evolve: evolveDuel,
  decide,
  wishBehind: fact => {
    const wish = runEngine.wishBehind(fact);
    return wish?.command.type === 'PassTurn' ? { ...wish, command: { type: 'PassTurn', seat: fact.seat } } : wish;
  },
  drawnFor: runEngine.drawnFor,
  totals: (_, { runs }) => runs.map(runScore),
  acting: seatsRunning,
  merits: meritsOf,
};

function decide(
  start: StartOf<DuelVariant>,
  state: DuelState,
  actor: Actor,
  command: RunCommand | PassTurn,
  chance: Chance,
): Decision {
  const seat = actor === 'house' ? (command.type === 'PassTurn' ? command.seat : undefined) : actor;
  const run = seat === undefined ? undefined : state.runs[seat];
  if (seat === undefined || !run) return err('invalid-index');
  if (!run.turn) return err('run-over');
  const { variant } = start;
  // The same place has the same draws for everybody, because no seat is in it.
  const decided = runEngine.decide({ ...start, variant: variant.run }, run, actor === 'house' ? actor : 0, command, chance);
  if (!decided.ok) return decided;
  const facts = decided.value.flatMap(fact => (fact.type === 'GameOver' ? [] : [{ ...fact, seat }]));
  const after = facts.reduce<DuelState>((before, fact) => evolveDuel(variant, before, fact), state);
  return ok(seatsRunning(after).length > 0 ? facts : [...facts, duelOver(after)]);
}

/** Whoever came furthest wins, won run or not. */
const duelOver = (state: DuelState): GameOver => ({
  type: 'GameOver',
  totals: state.runs.map(runScore),
  winners: bestBy(meritsOf(state)),
});
