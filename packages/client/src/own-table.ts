/** A table where several play side by side, as whoever sits at this screen sees it: a table of their own run. */
import type { NumberedFact } from '@yaht/protocol';
import { ownFact, ownRun, type DuelGame, type Seat } from '@yaht/rules';
import type { FeedLine, Table, TableState } from './table.ts';

type Fact = DuelGame['events'][number];

/** Every screen of a run works at it; any other table stays as it is. */
export function ownTable(table: Table): Table {
  let known: { readonly of: TableState; readonly own: TableState } | undefined;
  const state = (): TableState => {
    const of = table.state();
    if (known?.of !== of) known = { of, own: ownState(of) };
    return known.own;
  };
  const onFacts: Table['onFacts'] = listener =>
    table.onFacts(facts => {
      const own = ownFacts(table.state(), facts);
      if (own.length > 0) listener(own);
    });
  const { subscribe, send, skip, close } = table;
  return { state, subscribe, onFacts, send, skip, close };
}

/** The state with the run of this screen in place of the duel; who only watches sees that of the first seat. */
export function ownState(state: TableState): TableState {
  const { game, seats } = state;
  if (game?.family !== 'duel') return state;
  return { ...state, game: ownRun(game, ownSeat(state)), seats: seats.length > 0 ? [0] : [], feed: ownFeed(state, game) };
}

function ownFeed(state: TableState, game: DuelGame): readonly FeedLine[] {
  const known = new Set<unknown>(game.events);
  return state.feed.flatMap((line): readonly FeedLine[] =>
    line.kind === 'fact' ? ownFactsOf(state, known, line.fact).map(fact => ({ ...line, fact })) : [line],
  );
}

/** Before the next duel somebody may sit where nobody played in the last one; they see that of the first seat. */
function ownSeat({ game, seats: [own = 0] }: TableState): Seat {
  return own < (game?.start.players.length ?? 0) ? own : 0;
}

/** What is about people is told to everybody, what is about a run to its player. */
function ownFacts(state: TableState, facts: readonly NumberedFact[]): readonly NumberedFact[] {
  const { game } = state;
  if (game?.family !== 'duel') return facts;
  const known = new Set<unknown>(game.events);
  return facts.flatMap(fact => ownFactsOf(state, known, fact));
}

function ownFactsOf(state: TableState, ofGame: ReadonlySet<unknown>, fact: NumberedFact): readonly NumberedFact[] {
  if (!ofGame.has(fact.event) || fact.event.type === 'GameStarted') return [fact];
  const event = ownFact(fact.event as Fact, ownSeat(state));
  return event ? [{ ...fact, event }] : [];
}
