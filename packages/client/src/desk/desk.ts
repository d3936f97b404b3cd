/** The desk of one screen at a table: what its player has in hand, and what is seen with that in hand. Screens draw it and press its keys. */
import type { Hold } from '@yaht/rules';
import { selectedDice, type SelectAction } from '../selection.ts';
import type { Table, TableState, Unsubscribe } from '../table.ts';
import { tableView, type TableView } from '../view/table-view.ts';
import { handFrom, handNow, oneBack, withDice, type Hand, type KeptHand } from './hand.ts';

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
  | { readonly type: 'opening-seen' };

export type DeskView = {
  readonly hand: Hand;
  readonly view: TableView;
  /** The view without the dice in hand: what has nothing to do with them need not be drawn again at every touch. */
  readonly still: TableView;
};

export type DeskParts = {
  /** The dice that somebody had in hand when this table was last closed. */
  readonly kept?: KeptHand | null;
  /** Whether the opening roll is still to be seen; left out, until something was thrown. */
  readonly isNew?: boolean;
  /** Ways that take long to list are left out until `lookAgain` is called after somebody has listed them. */
  readonly isPatient?: boolean;
};

/** `view` and `subscribe` fit `useSyncExternalStore` as they stand. */
export class Desk {
  readonly #table: Table;
  readonly #isPatient: boolean;
  readonly #listeners = new Set<() => void>();
  #hand: Hand;
  #isOpening: boolean;
  #found = 0;
  readonly #still = remembered(
    (state: TableState, category: string | null, way: number, isOpening: boolean, _found: number): DeskView['still'] =>
      tableView(state, { category, way, isOpening, isPatient: this.#isPatient }),
  );
  readonly #look = remembered((state: TableState, hand: Hand, isOpening: boolean, found: number): DeskView => {
    const { category, way, dice } = hand;
    const still = this.#still(state, category, way, isOpening, found);
    return { hand, still, view: dice ? tableView(state, { dice, category, way, isOpening, isPatient: this.#isPatient }) : still };
  });

  constructor(table: Table, { kept = null, isNew = isUntouched(table.state()), isPatient = false }: DeskParts = {}) {
    this.#table = table;
    this.#isPatient = isPatient;
    this.#hand = handFrom(kept);
    this.#isOpening = isNew;
  }

  /** The same state and hand are the same view. */
  readonly view = (): DeskView => this.#look(this.#table.state(), this.#handNow(), this.#isOpening, this.#found);

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
        return this.#take({ ...hand, category: wish.category });
      case 'way':
        return this.#take({ ...hand, way: wish.way });
      case 'back':
        return this.#take(oneBack(hand));
      case 'opening-seen':
        this.#isOpening = false;
        return this.#tell();
      default: {
        const { game } = this.#table.state();
        if (game && this.view().view.isMine) this.#take(withDice(game, hand, wish));
      }
    }
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
