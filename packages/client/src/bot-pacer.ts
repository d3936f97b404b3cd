/** Programs at a local table, at a pace that people can follow: what a bot keeps is shown, then it moves. */
import { fault, hasResigned, type Actor, type BotLevel, type Command, type Game, type Hold, type Seat } from '@yaht/rules';
import type { CallOff, Clock } from './clock.ts';
import type { Acted } from './local-table.ts';

/** What the bot in a seat does next. */
export type BotMove = (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;

export type BotParts = {
  readonly move: BotMove;
  readonly clock: Clock;
  /** Milliseconds for which a step is seen before the next, if not the usual. */
  readonly step?: number;
};

/** The table as its bots see it. */
type Seated = {
  readonly game: Game;
  readonly act: (actor: Actor, command: Command) => Promise<Acted>;
  readonly show: (hold: Hold) => void;
};

/** Milliseconds from one step of a bot to the next, for somebody who follows. */
const BOT_STEP = 600;

export class BotPacer {
  readonly #table: Seated;
  readonly #parts: BotParts;
  readonly #onTrouble: (trouble: unknown) => void;
  #isPlaying = false;
  #isHurried = false;
  #isStopped = false;
  #stillAt = 0;
  #waiting: { readonly callOff: CallOff; readonly go: () => void } | undefined;

  constructor(table: Seated, parts: BotParts, onTrouble: (trouble: unknown) => void) {
    this.#table = table;
    this.#parts = parts;
    this.#onTrouble = onTrouble;
  }

  /** Something happened: if it is a bot's turn now, it plays. */
  look(): void {
    if (!this.#isPlaying) void this.#play();
  }

  /** No more waiting until a person is to move. */
  skip(): void {
    this.#isHurried = true;
    this.#waiting?.go();
    this.look();
  }

  /** What came last is being shown for so long; the next pause begins after that. */
  takeTime(milliseconds: number): void {
    this.#stillAt = this.#parts.clock.now() + milliseconds;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting?.callOff();
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    // Whoever made the table has it in hand before the first bot moves.
    await Promise.resolve();
    try {
      for (let next = programInTurn(this.#table.game); next && !this.#isStopped; next = programInTurn(this.#table.game))
        await this.#step(next);
    } catch (trouble) {
      this.#onTrouble(trouble);
    } finally {
      this.#isPlaying = false;
      this.#isHurried = false;
    }
  }

  async #step(inTurn: Program): Promise<void> {
    const { actor, command } = await moveByProgram(this.#table.game, inTurn, this.#parts.move);
    if (command.type === 'RollDice' && command.hold?.some(Boolean)) this.#table.show(command.hold);
    if (actor !== 'house') await this.#pause();
    if (this.#isStopped) return;
    const acted = await this.#table.act(actor, command);
    if (acted.ok) return;
    if (typeof acted.error === 'string') fault(`a bot was refused: ${acted.error}`);
    // Where the game is open as well, the bot has moved already.
    if (acted.error.code === 'not-stored') throw acted.error.cause;
  }

  #pause(): Promise<void> {
    if (this.#isHurried || this.#isStopped) return Promise.resolve();
    const { clock, step = BOT_STEP } = this.#parts;
    const wait = Math.max(0, this.#stillAt - clock.now()) + step;
    return new Promise(resolve => {
      const go = (): void => {
        this.#waiting?.callOff();
        this.#waiting = undefined;
        resolve();
      };
      this.#waiting = { callOff: clock.after(wait, go), go };
    });
  }
}

/** Whose turn goes on without a person: a bot's, or that of somebody who gave up. */
type Program = { readonly seat: Seat; readonly level: BotLevel | null };

/** The program in turn; undefined while it is a person's turn. */
function programInTurn(game: Game): Program | undefined {
  const seat = game.over ? undefined : game.state.turn?.seat;
  if (seat === undefined) return undefined;
  const level = game.start.players[seat]?.bot ?? null;
  return level !== null || hasResigned(game, seat) ? { seat, level } : undefined;
}

/** What happens in such a turn. Nobody waits for the turn of somebody who gave up: it is passed. */
const moveByProgram = async (
  game: Game,
  { seat, level }: Program,
  move: BotMove,
): Promise<{ readonly actor: Actor; readonly command: Command }> =>
  level === null
    ? { actor: 'house', command: { type: 'PassTurn', seat } }
    : { actor: seat, command: await move(game, seat, level) };
