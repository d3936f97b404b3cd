/** One table on one screen: what the keys mean there, what was chosen, and what is being shown. */
import {
  Desk,
  isRoomFact,
  type DeskWish,
  type FeedLine,
  type Hand,
  type Refused,
  type Table,
  type TableView,
  type Wish,
} from '@yaht/client';
import { tell, type Topic } from '@yaht/messages';
import type { Result } from '@yaht/rules';
import { refreshWorth } from '../coach/desk-coach.ts';
import { WinChances } from '../coach/win-chances.ts';
import { HeldKey } from '../keys/held-key.ts';
import { actionOf, pressed, type KeyMap } from '../keys/press.ts';
import { Observable } from '../shell/observable.ts';
import { Overlays } from '../shell/overlays.ts';
import { RunEars } from '../run/run-ears.ts';
import { openedRun } from '../run/run-facts.ts';
import { Asking } from './asking.ts';
import { clicked } from './clicked.ts';
import type { DeskParts } from './desk-parts.ts';
import { freshDesk, type DeskShown, type DeskState } from './desk-state.ts';
import { keyMapOf } from './desk-keys.ts';
import { SHOWN } from './feed-pane.ts';
import { inTheAir, isThrow } from './in-the-air.ts';
import { RollAnimation, THROW_LASTS } from './roll-animation.ts';
import { sentenceForRefused } from './sentences.ts';

/** New facts, as a table tells them. */
type Facts = Parameters<Parameters<Table['onFacts']>[0]>[0];

/** Not news below the table: what it shows by itself, and a vote, which is told with its keys. */
const UNSAID: readonly Topic[] = [...SHOWN, 'vote'];

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
  readonly #animation: RollAnimation;
  readonly #run: RunEars;
  readonly #chances: WinChances;
  readonly #ends: readonly (() => void)[];
  #waiting: string[] = [];
  /** Sentences that wait until the dice lie. */
  readonly #untold: string[] = [];
  #isBusy = false;
  readonly #held = new HeldKey();
  /** Why the latest move of a bot could not be kept. */
  #trouble: unknown;

  constructor(parts: DeskParts) {
    const { table, shell, clock } = parts;
    this.parts = parts;
    this.overlays = new Overlays(() => shell.words);
    this.#desk = new Desk(table, { isNew: parts.isNew, asksZero: () => shell.settings.get().asksZero });
    const { overlays } = this;
    this.#asking = new Asking({ desk: this.#desk, overlays, shell, say: wish => this.#say(wish) });
    this.state = new Observable<DeskState>({ ...freshDesk, run: openedRun(this.#desk.view().view) });
    this.shown = new Observable(this.#look());
    this.#animation = new RollAnimation(clock, thrown => this.#thrown(thrown));
    this.#run = new RunEars(this);
    this.#chances = new WinChances(this);
    this.#ends = [
      this.state.subscribe(() => this.shown.set(this.#look())),
      this.#desk.subscribe(() => this.#changed()),
      table.onLines(lines => this.#read(lines)),
      shell.size.subscribe(() => void this.#chances.refresh()),
    ];
    this.#toCard();
    this.#announceTurn();
    void this.#chances.refresh();
  }

  get view(): TableView {
    return this.shown.get().view;
  }

  /** What the player has chosen and not yet said. */
  get hand(): Hand {
    return this.#desk.view().hand;
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
    const wasRolling = this.#animation.skip();
    const wasCounting = this.#run.skip();
    const goesNowhere = isRepeat && actionOf(this.keys, key) !== 'main';
    if (goesNowhere || ((wasRolling || wasCounting) && this.#onlyHurries(key))) return;
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
    this.#animation.stop();
    this.#run.stop();
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
    this.#run.lookAgain();
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

  #read(lines: readonly FeedLine[]): void {
    const { table, shell } = this.parts;
    const facts = lines.flatMap(line => (line.kind === 'presence' ? [] : [line.fact]));
    this.#untold.push(...lines.flatMap(line => tell(shell.words, table.state(), line, UNSAID) ?? []));
    const areFlying = this.state.get().thrown !== null || (this.#isAnimated && lines.some(isThrow));
    if (!areFlying) this.#tellAll();
    if (facts.length > 0) this.#hear(facts);
  }

  /** What the coach said was about the position before. */
  #hear(facts: Facts): void {
    const events = facts.map(({ event }) => event);
    if (events.every(isRoomFact)) return;
    const before = this.view;
    this.state.change({ worth: freshDesk.worth });
    this.shown.set(this.#look());
    const { game } = this.parts.table.state();
    if (game?.family === 'run') this.#run.hear(events, game, this.#isAnimated);
    this.#throwDice(facts);
    if (events.some(({ type }) => type === 'TurnStarted' || type === 'GameOver')) this.#turnEnded(before);
    void refreshWorth(this);
    if (this.state.get().thrown === null) void this.#chances.refresh();
    this.#toCard();
  }

  /** With no roll left there is only the card, and nothing is chosen on it: a key that was meant to roll scores no row. */
  #toCard(): void {
    const mustScore = this.view.phase === 'must-score' && this.view.board?.family === 'scorecard';
    if (mustScore && this.hand.category === null) this.state.change({ focus: 'card', row: null });
  }

  #tellAll(): void {
    for (const said of this.#untold.splice(0)) this.parts.shell.message.note(said);
  }

  /** What came of a throw, and who will win, is told when the dice lie. */
  #thrown(thrown: DeskState['thrown']): void {
    this.state.change({ thrown });
    if (thrown !== null) return;
    this.#tellAll();
    void this.#chances.refresh();
  }

  #throwDice(facts: Facts): void {
    const roll = facts.map(({ event }) => event).findLast(event => event.type === 'DiceRolled' || event.type === 'DiceRerolled');
    if (!roll || !this.#isAnimated) return;
    this.#animation.start(roll.dice, roll.hold, sidesIn(this.view));
    this.parts.table.takeTime(THROW_LASTS);
  }

  /** Over a slow line pictures would only come late. */
  get #isAnimated(): boolean {
    return this.parts.shell.settings.get().hasAnimation && this.view.connection.state !== 'slow';
  }

  #turnEnded(before: TableView): void {
    const { view } = this;
    const isNext = view.turn !== null && view.turn !== before.turn && view.isMine;
    this.state.change({ focus: 'dice', row: null, firstColumn: 0 });
    const isTyping = this.overlays.open.get()?.kind === 'typing';
    if ((isNext || view.phase === 'over') && !isTyping) this.parts.shell.bell();
    this.#announceTurn();
  }

  #announceTurn(): void {
    const { shell } = this.parts;
    const { terminal } = shell.words;
    shell.title(this.view.isMine ? `${shell.look.glyphs.online} ${terminal.yourTurn} - yaht` : 'yaht');
  }
}

/** How many sides each die has, where they differ. */
const sidesIn = ({ board }: TableView): readonly number[] =>
  board?.family === 'run' ? board.dice.map(({ sides }) => sides) : [];
