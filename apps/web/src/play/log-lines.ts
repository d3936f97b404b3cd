/** The game told again, round by round, with what was said between. */
import type { FeedLine, TableState } from '@yaht/client';
import { effective, type Event, type Game } from '@yaht/rules';

type ChatLine = Extract<FeedLine, { readonly kind: 'chat' }>;
type Ending = Extract<Event, { readonly type: 'ScoreRecorded' | 'Banked' | 'Flopped' | 'TurnPassed' }>;
type Throw = { readonly type: 'thrown'; readonly seat: number; readonly dice: readonly number[] };

export type LogLine =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'event'; readonly event: Ending | Throw };

/** Oldest first. Of the turn that is on, the latest throw stands at the end. */
export function logLines({ game, feed }: Pick<TableState, 'game' | 'feed'>): readonly LogLine[] {
  if (!game) return [];
  const said = chatsBefore(feed);
  const lines = effective(game.events as readonly Event[]).reduce<Told>(
    (told, event) => tell(game, told, event, said.get(event) ?? []),
    { turns: 0, lines: [] },
  );
  const rest = said.get(null) ?? [];
  return [...lines.lines, ...rest.map(chat), ...thrownNow(game)];
}

type Told = { readonly turns: number; readonly lines: readonly LogLine[] };

const chat = (line: ChatLine): LogLine => ({ kind: 'chat', line });

function tell(game: Game, { turns, lines }: Told, event: Event, said: readonly ChatLine[]): Told {
  const before = [...lines, ...said.map(chat)];
  if (event.type === 'TurnStarted') {
    const isNewRound = turns % game.start.players.length === 0;
    const round = turns / game.start.players.length + 1;
    return { turns: turns + 1, lines: isNewRound ? [...before, { kind: 'round', round }] : before };
  }
  return { turns, lines: isEnding(event) ? [...before, { kind: 'event', event }] : before };
}

const isEnding = (event: Event): event is Ending =>
  event.type === 'ScoreRecorded' || event.type === 'Banked' || event.type === 'Flopped' || event.type === 'TurnPassed';

function thrownNow({ state: { turn } }: Game): readonly LogLine[] {
  if (!turn || turn.rolls === 0 || !turn.dice) return [];
  const dice = turn.dice.filter(face => face !== null);
  return [{ kind: 'event', event: { type: 'thrown', seat: turn.seat, dice } }];
}

/** What was said, by the fact that came next; under null what came after all of them. */
function chatsBefore(feed: readonly FeedLine[]): ReadonlyMap<unknown, readonly ChatLine[]> {
  const said = new Map<unknown, readonly ChatLine[]>();
  let waiting: readonly ChatLine[] = [];
  for (const line of feed) {
    if (line.kind === 'chat') waiting = [...waiting, line];
    else if (line.kind === 'fact' && waiting.length > 0) {
      said.set(line.fact.event, waiting);
      waiting = [];
    }
  }
  return said.set(null, waiting);
}
