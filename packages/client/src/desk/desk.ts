/** The desk of one screen at a table: what its player has in hand, and what is seen with that in hand. Screens draw it and press its keys. */
import { err, type Hold, type Result, type RowPoints, type Seat } from '@yaht/rules';
import { selectedDice, type SelectAction } from '../selection.ts';
import type { Refused, Table, TableRefusal, TableState, Unsubscribe, Wish } from '../table.ts';
import { tableView, type TableView } from '../view/table-view.ts';
import { handFrom, handNow, oneBack, withDice, type Hand, type KeptHand, type Mistake } from './hand.ts';
import { handoverTo } from './handover.ts';
import { mainWish, type Move } from './main-wish.ts';
import { betterThanZero } from './zero.ts';

/** What a player can do at the desk without a word to the table. */
export type DeskWish =
  | SelectAction
  /** The dice that score most together. */
  | { readonly type: 'best' }
  /** A row that waits for its second yes; null lets it go. */
  | { readonly type: 'row'; readonly category: string | null }
  /** Another way to score the dice, by its place in the list. */
  | { readonly type: 'way'; readonly way: number }
  /** One step back: from a row, or to the dice chosen before. */
  | { readonly type: 'back' }
  /** The opening roll has been seen. */
  | { readonly type: 'opening-seen' }
  /** The next person has taken over the device. */
  | { readonly type: 'taken-over' };

/** What is asked before it is done; it is answered by `agree`, or by a step back. */
export type DeskQuestion =
  /** A zero, where another row would bring points. */
  | { readonly type: 'zero'; readonly category: string; readonly better: RowPoints }
  /** A move that is worth less than another. */
  | ({ readonly type: 'mistake' } & Mistake)
  /** A hint, which marks the game. */
  | { readonly type: 'hint' }
  /** The game itself: resigning is final. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly endsGame: boolean };

export type DeskView = {
  readonly hand: Hand;
  readonly view: TableView;
  /** The view without the dice in hand: what has nothing to do with them need not be drawn again at every touch. */
  readonly still: TableView;
  readonly question: DeskQuestion | null;
  /** Why nothing can be said about the dice on the table. */
  readonly adviceRefusal: TableRefusal | null;
  /** The person at this device who is next and has not taken it over yet. */
  readonly handover: Seat | null;
};

export type DeskParts = {
  /** The dice that somebody had in hand when this table was last closed. */
  readonly kept?: KeptHand | null;
  /** Whether the opening roll is still to be seen; left out, until something was thrown. */
  readonly isNew?: boolean;
  /** Ways that take long to list are left out until `lookAgain` is called after somebody has listed them. */
  readonly isPatient?: boolean;
  /** Whether it is asked if a needless zero is meant; left out, always. */
  readonly asksZero?: () => boolean;
};

type Resign = Extract<Wish, { readonly type: 'Resign' }>;

/** `view` and `subscribe` fit `useSyncExternalStore` as they stand. */
export class Desk {
  readonly #table: Table;
  readonly #isPatient: boolean;
  readonly #asksZero: () => boolean;
  readonly #listeners = new Set<() => void>();
  #hand: Hand;
  #isOpening: boolean;
  #takenTurn = 0;
  /** The game that a hint may mark. */
  #marked: string | undefined;
  #isWeighing = false;
  #found = 0;
  readonly #still = remembered(
    (state: TableState, category: string | null, way: number, isOpening: boolean, _found: number): DeskView['still'] =>
      tableView(state, { category, way, isOpening, isPatient: this.#isPatient }),
  );
  readonly #look = remembered((state: TableState, hand: Hand, isOpening: boolean, takenTurn: number, found: number): DeskView => {
    const { category, way, dice } = hand;
    const still = this.#still(state, category, way, isOpening, found);
    const view = dice ? tableView(state, { dice, category, way, isOpening, isPatient: this.#isPatient }) : still;
    const adviceRefusal = view.hint.refusal ?? (state.game?.state.turn?.dice ? null : 'roll-first');
    return { hand, still, view, question: questionOf(hand, view), adviceRefusal, handover: handoverTo(state, takenTurn) };
  });

  constructor(table: Table, parts: DeskParts = {}) {
    const { kept = null, isNew = isUntouched(table.state()), isPatient = false, asksZero = () => true } = parts;
    this.#table = table;
    this.#isPatient = isPatient;
    this.#asksZero = asksZero;
    this.#hand = handFrom(kept);
    this.#isOpening = isNew;
  }

  /** The same state and hand are the same view. */
  readonly view = (): DeskView => this.#look(this.#table.state(), this.#handNow(), this.#isOpening, this.#takenTurn, this.#found);

  readonly subscribe = (listener: () => void): Unsubscribe => {
    const leave = this.#table.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      leave();
      this.#listeners.delete(listener);
    };
  };

  readonly press = (wish: DeskWish): void => {
    const hand = this.#handNow();
    switch (wish.type) {
      case 'row':
        return this.#take({ ...hand, category: wish.category, asked: null });
      case 'way':
        return this.#take({ ...hand, way: wish.way });
      case 'back':
        return this.#take(oneBack(hand));
      case 'opening-seen':
        this.#isOpening = false;
        return this.#tell();
      case 'taken-over':
        this.#takenTurn = this.#table.state().game?.state.turns ?? 0;
        return this.#tell();
      default: {
        const { game } = this.#table.state();
        if (game && this.view().view.isMine) this.#take(withDice(game, hand, wish));
      }
    }
  };

  /** What the main button says to the table now; null where it says nothing, or where a question comes first. */
  readonly move = (): Move | null => {
    const wish = mainWish(this.view().view);
    return wish?.type === 'ScoreCategory' ? this.score(wish.category) : wish;
  };

  /** What scoring a row says to the table; null when it is asked first whether a zero is meant. */
  readonly score = (category: string): Move | null => {
    const { board } = this.view().view;
    const isNeedless = board?.family === 'scorecard' && betterThanZero(board, category) !== null;
    if (!isNeedless || !this.#asksZero()) return { type: 'ScoreCategory', category };
    this.#take({ ...this.#handNow(), category, asked: { type: 'zero', category } });
    return null;
  };

  /** Yes to the question. What is said to the table now; null where the question was about something else. */
  readonly agree = (): Move | Resign | null => {
    const { question } = this.view();
    if (question?.type === 'hint') this.#marked = this.#table.state().game?.start.id;
    if (question) this.#take({ ...this.#handNow(), asked: null });
    if (question?.type === 'resign')
      return this.#table.state().seats.length > 1 ? { type: 'Resign', seat: question.seat } : { type: 'Resign' };
    if (question?.type === 'mistake') return question.move;
    return question?.type === 'zero' ? { type: 'ScoreCategory', category: question.category } : null;
  };

  /**
   * A move that is looked at before it is made. What is said to the table now: the move, unless it is a mistake and asked about first, or
   * the game has gone on. Looking is advice, and marks the game; a move that cannot be judged is made.
   */
  readonly weigh = async (
    move: Move,
    look: () => Promise<Result<Omit<Mistake, 'move'> | null, unknown>>,
  ): Promise<Move | null> => {
    if (this.#isWeighing) return null;
    this.#isWeighing = true;
    const found = await this.advice(look).finally(() => (this.#isWeighing = false));
    if (!found?.ok || !found.value) return found && move;
    this.#take({ ...this.#handNow(), asked: { type: 'mistake', move, ...found.value } });
    return null;
  };

  /** Whether a hint may be taken: it has marked the game before, or somebody has agreed that it will. If not, it is asked. */
  readonly mayHint = (): boolean => {
    const mayHint = this.view().view.isAssisted || this.#marked === this.#table.state().game?.start.id;
    if (!mayHint) this.#take({ ...this.#handNow(), asked: { type: 'hint' } });
    return mayHint;
  };

  /** Asks whether the game is given up; why not, where it cannot be. */
  readonly resign = (): TableRefusal | null => {
    const { refusal } = this.view().view.resign;
    const { game } = this.#table.state();
    if (refusal === null && game) this.#take({ ...this.#handNow(), asked: { type: 'resign', game: game.start.id } });
    return refusal;
  };

  /**
   * Advice about the dice on the table. The game is marked once there is some, and before anybody sees it: advice that cannot be found
   * marks nothing, and what cannot be marked is not shown. Null when the game has gone on meanwhile.
   */
  readonly advice = async <Advice, Reason>(
    find: () => Promise<Result<Advice, Reason>>,
  ): Promise<Result<Advice, Reason | Refused> | null> => {
    const { place } = this.#handNow();
    const isGone = (): boolean => this.#handNow().place !== place;
    const found = await find();
    if (isGone()) return null;
    if (!found.ok || this.view().view.isAssisted) return found;
    const marked = await this.#table.send({ type: 'Hint' });
    if (!marked.ok) return err(marked.error);
    return isGone() ? null : found;
  };

  /** Something that the view is made from was found out elsewhere. */
  readonly lookAgain = (): void => {
    this.#found++;
    this.#tell();
  };

  #handNow(): Hand {
    this.#hand = handNow(this.#table.state().game, this.#hand);
    return this.#hand;
  }

  #take(hand: Hand): void {
    const isOther = hand.dice !== this.#hand.dice;
    this.#hand = hand;
    if (isOther) this.#show(hand.dice);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Others at a server see what is being thought of; nothing of it is a move, and whether they see it in time is nobody's worry. */
  #show(dice: Hold | null): void {
    const { game, room } = this.#table.state();
    if (room && game?.family === 'scorecard') void this.#table.send({ type: 'HoldDice', hold: selectedDice(game, dice) });
  }
}

/** What was asked, as long as there is something to ask about. */
function questionOf({ asked }: Hand, { board, resign }: TableView): DeskQuestion | null {
  if (asked?.type === 'resign') return resign.refusal === null ? { ...resign, type: 'resign' } : null;
  if (asked?.type !== 'zero') return asked;
  const better = board?.family === 'scorecard' ? betterThanZero(board, asked.category) : null;
  return better && { ...asked, better };
}

/** Nothing was thrown yet, so the opening roll has not been seen. */
const isUntouched = ({ game }: TableState): boolean => game?.state.turns === 1 && game.state.turn?.rolls === 0;

/** The latest answer, for as long as it is asked about the same. */
function remembered<Given extends readonly unknown[], Value>(work: (...given: Given) => Value): (...given: Given) => Value {
  let latest: { readonly given: Given; readonly value: Value } | undefined;
  return (...given) => {
    if (!latest?.given.every((part, i) => part === given[i])) latest = { given, value: work(...given) };
    return latest.value;
  };
}
