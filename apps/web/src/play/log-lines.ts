/** The game told again, round by round, with what people said and did between. */
import type { FeedLine, TableState } from '@yaht/client';
import { gameLine, type Line } from '@yaht/messages';
import { effective, type Event, type Game } from '@yaht/rules';

export type LogLine = { readonly kind: 'round'; readonly round: number } | { readonly kind: 'told'; readonly line: Line };

/** Oldest first. Of the turn that is on, the latest throw stands at the end. */
export function logLines({ game, feed }: Pick<TableState, 'game' | 'feed'>): readonly LogLine[] {
  if (!game) return [];
  const events: readonly Event[] = game.events;
  const said = saidBefore(feed, new Set<unknown>(events));
  const rounds = roundsAt(game);
  const lines = events.flatMap((event, i): readonly LogLine[] => [
    ...(said.get(event) ?? []).map(told),
    ...(rounds[i] === (rounds[i - 1] ?? 0) ? [] : [{ kind: 'round' as const, round: rounds[i] ?? 1 }]),
    ...(event.type === 'DiceRolled' || event.type === 'TurnStarted' ? [] : [told(gameLine(event))]),
  ]);
  return [...lines, ...(said.get(null) ?? []).map(told), ...thrownNow(game)];
}

const told = (line: Line): LogLine => ({ kind: 'told', line });

/** The round each fact belongs to; what is taken back leads back to an earlier one. */
function roundsAt({ events, start }: Game): readonly number[] {
  const turns: number[] = [];
  events.forEach((event, i) => {
    const before = event.type === 'Undone' ? (turns[event.to - 1] ?? 0) : (turns[i - 1] ?? 0);
    turns.push(before + (event.type === 'TurnStarted' ? 1 : 0));
  });
  // What comes before the first turn belongs to it.
  return turns.map(turn => Math.max(1, Math.ceil(turn / start.players.length)));
}

function thrownNow({ state: { turn }, events }: Game): readonly LogLine[] {
  if (!turn || turn.rolls === 0 || !turn.dice) return [];
  const thrown = effective(events as readonly Event[]).findLast(({ type }) => type === 'DiceRolled' || type === 'TurnStarted');
  return thrown ? [told(gameLine(thrown))] : [];
}

/** What is no fact of this game, by the fact of it that came next; under null what came after all of them. */
function saidBefore(feed: readonly FeedLine[], ofGame: ReadonlySet<unknown>): ReadonlyMap<unknown, readonly FeedLine[]> {
  const said = new Map<unknown, readonly FeedLine[]>();
  let waiting: readonly FeedLine[] = [];
  for (const line of feed) {
    if (line.kind !== 'fact' || !ofGame.has(line.fact.event)) waiting = [...waiting, line];
    else if (waiting.length > 0) {
      said.set(line.fact.event, waiting);
      waiting = [];
    }
  }
  return said.set(null, waiting);
}
