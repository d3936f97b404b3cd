/** A table where several play side by side, as whoever sits at this screen sees it: a table of their own run. */
import type { NumberedFact } from '@yaht/protocol';
import { actingSeats, ownFact, ownRun, type DuelGame, type Seat } from '@yaht/rules';
import type { FeedLine, Table, TableState } from './table.ts';
import { raceView } from './view/race-view.ts';

type Fact = DuelGame['events'][number];

/** Every screen of a run works at it; any other table stays as it is. With `watched`, the run of that seat, where one may watch. */
export function ownTable(table: Table, watched?: Seat): Table {
  let known: { readonly of: TableState; readonly own: TableState } | undefined;
  const state = (): TableState => {
    const of = table.state();
    if (known?.of !== of) known = { of, own: ownState(of, watched) };
    return known.own;
  };
  const onLines: Table['onLines'] = listener =>
    table.onLines(lines => {
      const own = ownLines(table.state(), lines, watched);
      if (own.length > 0) listener(own);
    });
  const { subscribe, send, skip, takeTime, close } = table;
  return { state, subscribe, onLines, send, skip, takeTime, close };
}

/** Whoever plays sees their own run until it is over; whoever does not, or does no more, may look at anybody's. */
export const mayWatch = ({ game, seats }: TableState): boolean =>
  game?.family === 'duel' && seats.every(own => raceView(game)?.[own]?.isOver ?? true);

/** The state with the run of this screen in place of the duel. */
export function ownState(state: TableState, watched?: Seat): TableState {
  const { game, seats } = state;
  if (game?.family !== 'duel') return state;
  const seat = shownSeat(state, watched);
  const isOwn = seats.length > 0 && seat === ownSeat(state);
  const feed = ownLines(state, state.feed, watched);
  return { ...state, game: ownRun(game, seat), seats: isOwn ? [0] : [], feed };
}

/** What is about people is told to everybody, what is about a run to its player. */
function ownLines(state: TableState, lines: readonly FeedLine[], watched?: Seat): readonly FeedLine[] {
  const { game } = state;
  if (game?.family !== 'duel') return lines;
  const known = new Set<unknown>(game.events);
  const seat = shownSeat(state, watched);
  return lines.flatMap((line): readonly FeedLine[] =>
    line.kind === 'fact' ? ownFactsOf(known, line.fact, seat).map(fact => ({ ...line, fact })) : [line],
  );
}

/** Whose run is shown. */
export const shownSeat = (state: TableState, watched?: Seat): Seat =>
  watched !== undefined && mayWatch(state) && isPlayer(state, watched) ? watched : ownSeat(state);

/** A player with several seats plays them one after the other. A spectator, or a seat that did not play in the last duel, sees the first run. */
function ownSeat(state: TableState): Seat {
  const own = state.seats.filter(seat => isPlayer(state, seat));
  const acting = state.game ? actingSeats(state.game) : [];
  return own.find(seat => acting.includes(seat)) ?? own[0] ?? 0;
}

const isPlayer = ({ game }: TableState, seat: Seat): boolean => seat < (game?.start.players.length ?? 0);

function ownFactsOf(ofGame: ReadonlySet<unknown>, fact: NumberedFact, seat: Seat): readonly NumberedFact[] {
  if (!ofGame.has(fact.event) || fact.event.type === 'GameStarted') return [fact];
  const event = ownFact(fact.event as Fact, seat);
  return event ? [{ ...fact, event }] : [];
}
