/** What a screen does about the news of its table: dice fly, sentences are told, the bell rings, the cursor goes where it is needed. */
import { awardOf, factsIn, isRoomFact, type FeedLine, type TableView } from '@yaht/client';
import { tell, type Topic } from '@yaht/messages';
import { refreshWorth } from '../coach/desk-coach.ts';
import { WinChances } from '../coach/win-chances.ts';
import { RunEars } from '../run/run-ears.ts';
import { AwardFlash } from './award-flash.ts';
import { freshDesk, type DeskState } from './desk-state.ts';
import { SHOWN } from './feed-pane.ts';
import { isThrow } from './in-the-air.ts';
import { placeOf } from './own-place.ts';
import { RollAnimation, THROW_LASTS } from './roll-animation.ts';
import type { TableDesk } from './table-desk.ts';

/** New facts, as a table tells them. */
type Facts = ReturnType<typeof factsIn>;

/** Not news below the table: what it shows by itself, what is said, which has a place in every frame, and a vote, which is told with its keys. */
const UNSAID: readonly Topic[] = [...SHOWN, 'chat', 'vote'];

export class TableNews {
  readonly #desk: TableDesk;
  readonly #animation: RollAnimation;
  readonly #flash: AwardFlash;
  readonly #run: RunEars;
  readonly #chances: WinChances;
  readonly #ends: readonly (() => void)[];
  /** Sentences that wait until the dice lie. */
  readonly #untold: string[] = [];

  constructor(desk: TableDesk) {
    const { table, shell, clock } = desk.parts;
    this.#desk = desk;
    this.#animation = new RollAnimation(clock, thrown => this.#thrown(thrown));
    this.#flash = new AwardFlash(clock, flash => desk.state.change({ flash }));
    this.#run = new RunEars(desk);
    this.#chances = new WinChances(desk);
    this.#ends = [table.onLines(lines => this.#read(lines)), shell.size.subscribe(() => void this.#chances.refresh())];
    this.#toCard();
    this.#announceTurn();
    void this.#chances.refresh();
    void this.#findPlace();
  }

  /** The table may have gone elsewhere, as a replay does. */
  readonly lookAgain = (): void => this.#run.lookAgain();

  /** Ends what is moving; answers whether anything was. */
  skip(): boolean {
    this.#flash.stop();
    const wasRolling = this.#animation.skip();
    return this.#run.skip() || wasRolling;
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#animation.stop();
    this.#flash.stop();
    this.#run.stop();
  }

  #read(lines: readonly FeedLine[]): void {
    const { table, shell } = this.#desk.parts;
    const facts = factsIn(lines);
    this.#untold.push(...lines.flatMap(line => tell(shell.words, table.state(), line, UNSAID) ?? []));
    const areFlying = this.#desk.state.get().thrown !== null || (this.#isAnimated && lines.some(isThrow));
    if (!areFlying) this.#tellAll();
    if (facts.length > 0) this.#hear(facts);
  }

  /** What the coach said was about the position before. */
  #hear(facts: Facts): void {
    const events = facts.map(({ event }) => event);
    if (events.every(isRoomFact)) return;
    const before = this.#desk.view;
    this.#desk.state.change({ worth: freshDesk.worth });
    const { game } = this.#desk.parts.table.state();
    if (game?.family === 'run') this.#run.hear(events, game, this.#isAnimated);
    this.#throwDice(facts);
    const scored = events.findLast(event => event.type === 'ScoreRecorded');
    if (scored && game?.family === 'scorecard' && scored.zero !== 'passed' && this.#isAnimated)
      this.#flash.start(awardOf(game, scored));
    if (events.some(({ type }) => type === 'TurnStarted' || type === 'GameOver')) this.#turnEnded(before);
    if (events.some(({ type }) => type === 'GameOver')) void this.#findPlace();
    void refreshWorth(this.#desk);
    if (this.#desk.state.get().thrown === null) void this.#chances.refresh();
    this.#toCard();
  }

  /** With no roll left there is only the card, and nothing is chosen on it: a key that was meant to roll scores no row. */
  #toCard(): void {
    const mustScore = this.#desk.view.phase === 'must-score' && this.#desk.view.board?.family === 'scorecard';
    if (mustScore && this.#desk.hand.category === null) this.#desk.state.change({ focus: 'card', row: null });
  }

  /** The end does not wait for it. */
  async #findPlace(): Promise<void> {
    const { table, ended } = this.#desk.parts;
    const { game } = table.state();
    if (!game?.over || !ended) return;
    this.#desk.state.change({ place: placeOf(game, await ended()) });
  }

  #tellAll(): void {
    for (const said of this.#untold.splice(0)) this.#desk.parts.shell.message.note(said);
  }

  /** What came of a throw, and who will win, is told when the dice lie. */
  #thrown(thrown: DeskState['thrown']): void {
    this.#desk.state.change({ thrown });
    if (thrown !== null) return;
    this.#tellAll();
    void this.#chances.refresh();
  }

  #throwDice(facts: Facts): void {
    const roll = facts.map(({ event }) => event).findLast(event => event.type === 'DiceRolled' || event.type === 'DiceRerolled');
    if (!roll || !this.#isAnimated) return;
    this.#animation.start(roll.dice, roll.hold, sidesIn(this.#desk.view));
    this.#desk.parts.table.takeTime(THROW_LASTS);
  }

  /** Over a slow line pictures would only come late. */
  get #isAnimated(): boolean {
    return this.#desk.parts.shell.settings.get().hasAnimation && this.#desk.view.connection.state !== 'slow';
  }

  #turnEnded(before: TableView): void {
    const { view } = this.#desk;
    const isNext = view.turn !== null && view.turn !== before.turn && view.isMine;
    this.#desk.state.change({ focus: 'dice', row: null, firstColumn: 0 });
    const isTyping = this.#desk.overlays.open.get()?.kind === 'typing';
    if ((isNext || view.phase === 'over') && !isTyping) this.#desk.parts.shell.bell();
    this.#announceTurn();
  }

  #announceTurn(): void {
    const { shell } = this.#desk.parts;
    const { terminal } = shell.words;
    shell.title(this.#desk.view.isMine ? `${shell.look.glyphs.online} ${terminal.yourTurn} - yaht` : 'yaht');
  }
}

/** How many sides each die has, where they differ. */
const sidesIn = ({ board }: TableView): readonly number[] =>
  board?.family === 'run' ? board.dice.map(({ sides }) => sides) : [];
