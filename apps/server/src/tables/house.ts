/** Does what the house has to do at a table, one thing at a time, with one timer. */
import type { Room, RoomCommand } from '@yaht/room';
import { fault, type BotLevel, type Command, type Game, type Seat } from '@yaht/rules';
import { LONGEST_TIMER, type CallOff, type Clock } from '../clock.ts';
import type { Act } from './agenda.ts';
import type { Answer } from './answer.ts';

/** The table as the house sees it. */
export type HouseParts = {
  readonly clock: Clock;
  readonly room: () => Room;
  /** The next thing to do as the table stands now. */
  readonly next: () => Act | undefined;
  /** Has the wish judged in its turn, if the act is still the next one then. */
  readonly submit: (act: Act, command: RoomCommand) => Promise<Answer | 'too-early' | undefined>;
  readonly bot: (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;
  readonly onFault: (error: unknown) => void;
};

/** After something went wrong (a full disk, a bot that failed) the house waits this long before it tries again. */
const RETRY_AFTER = 5_000;
/** By the log's own time it was too early. */
const SOON = 250;

/** The table is done for; whoever writes the room next goes on with it. */
const isEnd = (code: string): boolean => code === 'going-away' || code === 'storage-away';

export class House {
  readonly #parts: HouseParts;
  #callOff: CallOff = () => {};
  #isBusy = false;
  #isOver = false;
  #notBefore = 0;

  constructor(parts: HouseParts) {
    this.#parts = parts;
  }

  /** Looks at the table again: called after everything that changes it. */
  look(): void {
    this.#callOff();
    const { clock, next } = this.#parts;
    const act = this.#isBusy || this.#isOver ? undefined : next();
    const at = act && Math.max(act.at, this.#notBefore);
    const wait = at === undefined ? undefined : Math.min(at - clock.now(), LONGEST_TIMER);
    this.#callOff = wait === undefined ? () => {} : clock.after(wait, () => void this.#rise());
  }

  /** Does at once what is due, one thing after another. */
  async rouse(): Promise<void> {
    while (this.#isDue()) await this.#rise();
  }

  /** Time has jumped by so much. */
  putOff(by: number): void {
    this.#notBefore += by;
    this.look();
  }

  /** Nothing is begun any more. */
  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  #isDue(): boolean {
    const act = this.#isBusy || this.#isOver ? undefined : this.#parts.next();
    return act !== undefined && Math.max(act.at, this.#notBefore) <= this.#parts.clock.now();
  }

  /** A timer may ring early, so what is due is asked again. */
  async #rise(): Promise<void> {
    const { clock, next, onFault } = this.#parts;
    const act = next();
    if (!act || act.at > clock.now()) return this.look();
    this.#callOff();
    this.#isBusy = true;
    try {
      await this.#work(act);
    } catch (error) {
      this.#notBefore = clock.now() + RETRY_AFTER;
      onFault(error);
    }
    this.#isBusy = false;
    this.look();
  }

  /** A bot thinks while others may speak; what it found is done only if the table still waits for it. */
  async #work(act: Act): Promise<void> {
    const command = act.kind === 'command' ? act.command : await this.#botMove(act.seat, act.level);
    const answer = await this.#parts.submit(act, command);
    if (answer === 'too-early') this.#notBefore = this.#parts.clock.now() + SOON;
    else if (answer && !answer.ok && !isEnd(answer.code)) fault(`the house was refused ${command.type}: ${answer.code}`);
  }

  async #botMove(seat: Seat, level: BotLevel): Promise<RoomCommand> {
    const { room, bot } = this.#parts;
    const command = await bot(room().game ?? fault('a bot without a game'), seat, level);
    if (command.type === 'Undo' || command.type === 'Resign') return fault(`a bot does not ask for ${command.type}`);
    return { type: 'PlayFor', seat, command };
  }
}
