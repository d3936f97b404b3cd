/** A duel as one of its players sees it: a run like any other. */
import type { GameOver, Seat } from '../../event.ts';
import type { DuelGame, RunGame } from '../../game.ts';
import { fault } from '../../result.ts';

/** Any fact of a duel, and of a run. */
type Fact = DuelGame['events'][number];

/**
 * The run of a seat, whose player sits alone in seat 0; it is over when the duel is. Its state is the same object until something happens
 * in this very run: what was worked out for it holds, whatever others do.
 */
export function ownRun({ start, state, events, over }: DuelGame, seat: Seat): RunGame {
  const { variant, players } = start;
  const run = state.runs[seat] ?? fault(`nobody plays in seat ${seat}`);
  const own: RunGame['start'] = { ...start, variant: variant.run, players: players.slice(seat, seat + 1), order: [0] };
  return {
    family: 'run',
    start: own,
    state: run,
    events: [own, ...events.flatMap(fact => ownFact(fact, seat) ?? [])],
    over: over && ownEnd(over, seat),
  };
}

/** The fact as the player of this seat tells it; undefined when it is about somebody else. */
export function ownFact(fact: Fact, seat: Seat): Fact | undefined {
  if (fact.type === 'GameOver') return ownEnd(fact, seat);
  return 'seat' in fact && fact.seat === seat ? ownVersion(fact) : undefined;
}

/** One version of each fact, so that those who know facts by identity know it again. */
const versions = new WeakMap<Fact, Fact>();

function ownVersion(fact: Exclude<Fact, GameOver>): Fact {
  const known = versions.get(fact);
  if (known) return known;
  const own = { ...fact, seat: 0 };
  versions.set(fact, own);
  return own;
}

const ownEnd = (over: GameOver, seat: Seat): GameOver => ({
  ...over,
  totals: over.totals.slice(seat, seat + 1),
  winners: over.winners.includes(seat) ? [0] : [],
});
