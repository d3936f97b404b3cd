/** One table on one screen: what the keys mean there, what was chosen, and what is said to the table. */
import {
  Desk,
  Observable,
  type DeskWish,
  type Hand,
  type Refused,
  type TableRefusal,
  type TableView,
  type Wish,
} from '@yaht/client';
import type { Result } from '@yaht/rules';
import { HeldKey } from '../keys/held-key.ts';
import { actionOf, pressed, type KeyMap } from '../keys/press.ts';
import { Overlays } from '../shell/overlays.ts';
import { openedRun } from '../run/run-facts.ts';
import { Asking } from './asking.ts';
import { clicked } from './clicked.ts';
import type { DeskParts } from './desk-parts.ts';
import { freshDesk, type DeskShown, type DeskState } from './desk-state.ts';
import { keyMapOf } from './desk-keys.ts';
import { inTheAir } from './in-the-air.ts';
import { sentenceForRefused } from './sentences.ts';
import { TableNews } from './table-news.ts';

/** What comes next by the same key is the first roll of a turn, which costs nobody anything. */
const ENDS_TURN: readonly Wish['type'][] = ['ScoreCategory', 'ScratchCategory', 'Bank'];

/** Keys typed ahead of a slow table; more than this is a cat on the keyboard. */
const TYPED_AHEAD = 30;

export class TableDesk {
  readonly parts: DeskParts;
  readonly overlays: Overlays;
  readonly state: Observable<DeskState>;
  readonly shown: Observable<DeskShown>;
  readonly #desk: Desk;
  readonly #asking: Asking;
  readonly #news: TableNews;
  readonly #ends: readonly (() => void)[];
  #waiting: string[] = [];
  #isBusy = false;
  readonly #held = new HeldKey();
  /** Why the latest move of a bot could not be kept. */
  #trouble: unknown;

  constructor(parts: DeskParts) {
    const { table, shell } = parts;
    this.parts = parts;
    this.overlays = new Overlays(() => shell.words);
    this.#desk = new Desk(table, { isNew: parts.isNew, asksZero: () => shell.settings.get().asksZero });
    const { overlays } = this;
    this.#asking = new Asking({ desk: this.#desk, overlays, shell, say: wish => this.#say(wish) });
    this.state = new Observable<DeskState>({ ...freshDesk, run: openedRun(table.state().game, this.#desk.view().view.isMine) });
    this.shown = new Observable(this.#look());
    this.#ends = [this.state.subscribe(() => this.shown.set(this.#look())), this.#desk.subscribe(() => this.#changed())];
    this.#news = new TableNews(this);
  }

  get view(): TableView {
    return this.shown.get().view;
  }

  /** What the player has chosen and not yet said. */
  get hand(): Hand {
    return this.#desk.view().hand;
  }

  /** Why there is no advice now. */
  get adviceRefusal(): TableRefusal | null {
    return this.#desk.view().adviceRefusal;
  }

  /** Changes what the player has in hand. */
  readonly take = (wish: DeskWish): void => this.#desk.press(wish);

  get keys(): KeyMap {
    return keyMapOf(this);
  }

  /** What the main key says to the table now, with what is in hand. */
  readonly move = (): void => this.#say(this.#desk.move());

  /** Scores a row, or asks first whether a zero is meant. */
  readonly score = (category: string): void => this.#say(this.#desk.score(category));

  readonly askToResign = (): void => void this.#desk.resign();

  /** Does something that marks the game, once somebody has agreed to that. */
  readonly marking = (help: () => Promise<void>): void => this.#asking.marking(help);

  /** Advice that is found marks the game; advice that cannot be found is told why. */
  readonly advice = async <Advice>(find: () => Promise<Result<Advice, string>>): Promise<Advice | null> => {
    const found = await this.#desk.advice(find);
    if (!found || found.ok) return found?.value ?? null;
    if (typeof found.error === 'string') this.parts.shell.message.problem(found.error);
    else this.complain(found.error);
    return null;
  };

  /** The key that is pressed now has led on; holding it does no more. */
  readonly spendKey = (): void => this.#held.spend();

  /** A key; those that come while the table is still busy with the last one wait for it. */
  readonly press = (key: string): void => {
    const isRepeat = this.#held.isRepeat(key, this.parts.clock.now());
    if (!this.#isBusy) this.#press(key, isRepeat);
    else if (!isRepeat && this.#waiting.length < TYPED_AHEAD) this.#waiting.push(key);
  };

  #press(key: string, isRepeat: boolean): void {
    const wasMoving = this.#news.skip();
    const goesNowhere = isRepeat && actionOf(this.keys, key) !== 'main';
    if (goesNowhere || (wasMoving && this.#onlyHurries(key))) return;
    if (this.overlays.press(key) || clicked(this, key)) return;
    pressed(this.keys, key, this.parts.shell.message, this.parts.shell.words);
  }

  /** Whoever hurries the dice or the count has not seen the end of it yet, and means no further roll; a pause is meant. */
  #onlyHurries(key: string): boolean {
    return (key === 'enter' || key === ' ') && actionOf(this.keys, key) !== 'pause';
  }

  /** Sends a wish; a refusal is told below the table. */
  readonly send = async (wish: Wish): Promise<boolean> => {
    const { table, shell, withholds } = this.parts;
    const withheld = withholds?.(wish, this.view) ?? null;
    if (withheld !== null) {
      shell.message.problem(withheld);
      return false;
    }
    this.#isBusy = true;
    if (!ENDS_TURN.includes(wish.type)) this.spendKey();
    const answer = await table.send(wish);
    this.#isBusy = false;
    if (!answer.ok) this.complain(answer.error);
    for (const key of this.#waiting.splice(0)) this.#press(key, false);
    return answer.ok;
  };

  complain(refused: Refused): void {
    const { shell } = this.parts;
    shell.message.problem(sentenceForRefused(shell.words, this.view, refused));
  }

  /** Stops everything that runs for this screen; the table stays open. */
  stop(): void {
    for (const end of this.#ends) end();
    this.#news.stop();
  }

  /** Stops everything that runs for this screen, and the table with it. */
  close(): void {
    this.stop();
    this.parts.table.close();
  }

  readonly leave = (): void => {
    this.close();
    this.parts.leave();
  };

  #changed(): void {
    this.#news.lookAgain();
    this.shown.set(this.#look());
    this.#asking.look();
    const { connection } = this.parts.table.state();
    const trouble = connection.state === 'local' ? connection.trouble : undefined;
    if (trouble !== undefined && trouble !== this.#trouble) this.complain({ code: 'not-stored', cause: trouble });
    this.#trouble = trouble;
  }

  #look(): DeskShown {
    const { view, handover } = this.#desk.view();
    return inTheAir({ state: this.state.get(), view, handover });
  }

  #say(wish: Wish | null): void {
    if (wish) void this.send(wish);
  }
}
