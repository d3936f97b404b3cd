/** Every question a screen asks about a table, answered in numbers and codes; the sentences are in `messages`. */
import {
  fault,
  isAssisted,
  lastTurnOf,
  roundOf,
  type Game,
  type Hold,
  type LastTurn,
  type OpeningRolled,
  type Seat,
  type Variant,
} from '@yaht/rules';
import type { Connection } from '../connection.ts';
import { ownState } from '../own-table.ts';
import { isPlayedHere } from '../own-seats.ts';
import { selectedDice } from '../selection.ts';
import type { TableState } from '../table.ts';
import { mainAction, type MainAction } from './main-action.ts';
import { overView, type OverView } from './over-view.ts';
import { phaseOf, type TablePhase } from './phase.ts';
import { playerViews, type PlayerView } from './player-view.ts';
import { hintRefusal, moveRefusal, type Refusable } from './refusable.ts';
import { rollioView, type RollioView } from './rollio-view.ts';
import { raceView, type RacerView } from './race-view.ts';
import { resignView, type ResignView } from './resign-view.ts';
import { roomView, type RoomView } from './room-view.ts';
import { runView, type RunView } from './run-view.ts';
import { scorecardView, type ScorecardView } from './scorecard-view.ts';
import { endOfferView, nudgeView, offerEndView, type EndOfferView } from './waiting-view.ts';
import { takebackView, undoView, type TakebackView, type UndoView } from './takeback-view.ts';

/** What the screen itself knows: nothing of it has been said to anybody. */
export type Screen = {
  /** The dice chosen and not yet thrown or set aside. */
  readonly dice?: Hold | null;
  /** The row that was chosen and waits for a second yes. */
  readonly category?: string | null;
  /** Rollio: the way to score the selected dice, by its place in the list. */
  readonly way?: number;
  /** Whether the opening roll is still being shown. */
  readonly isOpening?: boolean;
  /** A run: ways that take long to list are left out until somebody has listed them. */
  readonly isPatient?: boolean;
};

export type TableView = {
  readonly phase: TablePhase;
  readonly connection: Connection;
  /** The game that is on or, in a lobby, comes next. */
  readonly variant: Variant | null;
  /** Null at a local table. */
  readonly room: RoomView | null;
  readonly players: readonly PlayerView[];
  /** The seat in turn; null when nobody is. */
  readonly turn: Seat | null;
  /** Whether the seat in turn is played at this screen. */
  readonly isMine: boolean;
  /** Counted from 1; `rounds` is null where nobody knows how many there will be. */
  readonly round: number;
  readonly rounds: number | null;
  /** What the one big button does. */
  readonly main: MainAction;
  readonly undo: UndoView;
  readonly hint: Refusable;
  readonly resign: ResignView;
  /** A nudge for the player who is awaited. */
  readonly nudge: Refusable;
  readonly offerEnd: Refusable;
  /** An offer to end the game without a result. */
  readonly endOffer: EndOfferView | null;
  /** A vote about a takeback. */
  readonly takeback: TakebackView | null;
  /** When the house ends the turn, by the clock of this device. */
  readonly turnEndsAt: number | null;
  /** The rounds of the opening roll, when there was one. */
  readonly opening: readonly OpeningRolled[];
  /** How the latest turn that is over ended; its dice stay on the screen until the next roll. */
  readonly lastTurn: LastTurn | null;
  readonly isAssisted: boolean;
  readonly over: OverView | null;
  /** Everybody's run, where they are played side by side; the rest of the view is about one's own. */
  readonly race: readonly RacerView[] | null;
  /** What the family of the game shows; null before the first game. */
  readonly board: ScorecardView | RollioView | RunView | null;
};

/** The table as whoever sits at this screen sees it. The same state and screen always give the same view. */
export function tableView(state: TableState, screen: Screen = {}): TableView {
  const race = raceView(state.game);
  return race
    ? { ...viewOf(ownState(state), screen), players: playerViews(state), over: overView(state), resign: resignView(state), race }
    : viewOf(state, screen);
}

function viewOf(state: TableState, screen: Screen): TableView {
  const { game, room, connection, turnClock, clockAhead } = state;
  const turn = (game?.over ? undefined : game?.state.turn?.seat) ?? null;
  const board = game && boardOf(state, game, screen);
  const phase = phaseOf(state, screen.isOpening ?? false);
  return {
    phase,
    connection,
    variant: (room && room.phase === 'lobby' ? room.options.variant : game?.start.variant) ?? room?.options.variant ?? null,
    room: room && roomView(room, state),
    players: playerViews(state),
    turn,
    isMine: turn !== null && isPlayedHere(state, turn),
    ...roundsOf(game),
    main: mainAction(state, phase, board, screen),
    undo: undoView(state),
    hint: { refusal: hintRefusal(state) },
    resign: resignView(state),
    nudge: nudgeView(state),
    offerEnd: offerEndView(state),
    endOffer: endOfferView(state),
    takeback: takebackView(state),
    turnEndsAt: turnClock && turnClock.seat === turn ? turnClock.until - clockAhead : null,
    opening: game ? game.events.filter(event => event.type === 'OpeningRolled') : [],
    lastTurn: game && lastTurnOf(game),
    isAssisted: game !== null && isAssisted(game.events),
    over: overView(state),
    race: null,
    board,
  };
}

/** The one place of this package that asks which family a game has for what is drawn. */
function boardOf(state: TableState, game: Game, screen: Screen): ScorecardView | RollioView | RunView {
  const selected = selectedDice(game, screen.dice ?? null);
  const refusal = moveRefusal(state);
  const isMine = game.state.turn !== null && isPlayedHere(state, game.state.turn.seat);
  const shown = isMine ? selected : (state.shownHold ?? selectedDice(game, null));
  switch (game.family) {
    case 'scorecard':
      return scorecardView(game, shown, refusal, screen.category ?? null);
    case 'rollio':
      return rollioView(game, shown, refusal, screen.way ?? 0);
    case 'run':
      return runView(game, shown, refusal, screen);
    case 'duel':
      return fault('a duel is seen as the run of a seat');
  }
}

function roundsOf(game: Game | null): { readonly round: number; readonly rounds: number | null } {
  if (!game) return { round: 0, rounds: null };
  const rounds = game.family === 'scorecard' ? Object.keys(game.start.variant.categories).length : null;
  return { round: roundOf(game), rounds };
}
