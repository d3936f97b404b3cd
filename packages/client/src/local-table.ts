/** A game kept on this device: pass and play, with bots that take their time. Each move is stored before anybody hears of it. */
import type { NumberedFact } from '@yaht/protocol';
import { unusedName } from '@yaht/room';
import {
  err,
  ok,
  play,
  revealSeed,
  seqOf,
  startGame,
  type Actor,
  type Chance,
  type Command,
  type Event,
  type Game,
  type Hold,
  type Player,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type SetupRefusal,
} from '@yaht/rules';
import { BotPacer, type BotParts } from './bot-pacer.ts';
import { Changing } from './changing.ts';
import { judgedSeat } from './local-seat.ts';
import type { Saved } from './save.ts';
import { localState, type Answer, type FeedLine, type Table, type TableState, type Wish } from './table.ts';

/** What a table needs from outside: the chance of its secret, a place to keep it, and whoever plays for the bots. */
export type LocalParts = {
  readonly secret: string;
  readonly chance: Chance;
  /** Where the stored game went on without this table it is not replaced, and it is the answer. */
  readonly store: (saved: Saved) => Promise<Saved | undefined | void>;
  /** Left out, nobody moves for the bots but whoever calls `act`. */
  readonly bots?: BotParts;
};

/** A move was legal but was not made: it could not be stored, or the game had gone on elsewhere and is now as it is stored. */
export type NotStored = { readonly code: 'not-stored' | 'played-elsewhere'; readonly cause: unknown };

/** The facts of a granted wish, or why it was not granted. */
export type Acted = Result<readonly Event[], Refusal | NotStored>;

/** One game on this device. Moves are made one after the other, in the order they were sent. */
export class LocalTable implements Table {
  #game: Game;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  readonly #parts: LocalParts;
  readonly #changing: Changing;
  readonly #pacer: BotPacer | undefined;

  /** A table for a game that was put aside. */
  constructor(game: Game, parts: LocalParts) {
    this.#game = game;
    this.#parts = parts;
    this.#changing = new Changing(localState(game));
    this.#pacer = parts.bots && new BotPacer(this, parts.bots, trouble => this.#showTrouble(trouble));
    this.#pacer?.look();
  }

  /** A table for a new game; it exists once its beginning is stored. */
  static async open(setup: Setup, parts: LocalParts): Promise<Result<LocalTable, SetupRefusal | NotStored>> {
    const started = startGame({ ...setup, players: namedApart(setup.players) }, parts.chance);
    if (!started.ok) return started;
    const stored = await attempt(() => parts.store({ game: started.value.game, secret: parts.secret }));
    return stored.ok ? ok(new LocalTable(started.value.game, parts)) : stored;
  }

  get game(): Game {
    return this.#game;
  }

  readonly state = (): TableState => this.#changing.get();
  readonly subscribe: Table['subscribe'] = listener => this.#changing.subscribe(listener);
  readonly onLines: Table['onLines'] = listener => this.#changing.onLines(listener);

  /** A wish of whoever sits at the screen: the person in turn or, for a takeback, the one who moved last. */
  readonly send = (wish: Wish): Promise<Answer> =>
    this.#inOrder(async () => {
      if (this.#isClosed) return err({ code: 'table-closed' });
      const judged = judgedSeat(this.#game, wish);
      if (!judged.ok) return err({ code: judged.error });
      const { seat, command } = judged.value;
      if (command.type === 'HoldDice') return this.#showHold(seat, command.hold);
      const moved = await this.#move(seat, command);
      this.#pacer?.look();
      if (moved.ok) return ok(true);
      return err(typeof moved.error === 'string' ? { code: moved.error } : moved.error);
    });

  /** A wish of one seat or of the house; a refused or unstored move changes nothing. */
  readonly act = (actor: Actor, command: Command): Promise<Acted> => this.#inOrder(() => this.#move(actor, command));

  readonly skip = (): void => this.#pacer?.skip();
  readonly takeTime = (milliseconds: number): void => this.#pacer?.takeTime(milliseconds);

  readonly close = (): void => {
    this.#isClosed = true;
    this.#pacer?.stop();
  };

  /** Shows what somebody in turn thinks of holding; it travels with the next roll and is no fact. */
  show(hold: Hold): void {
    this.#changing.change({ shownHold: hold });
  }

  #inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const answer = this.#last.then(work);
    this.#last = answer;
    return answer;
  }

  #showHold(seat: Seat, hold: Hold): Answer {
    const judged = play(this.#game, seat, { type: 'HoldDice', hold }, this.#parts.chance);
    if (!judged.ok) return err({ code: judged.error });
    this.show([...hold]);
    return ok(true);
  }

  async #move(actor: Actor, command: Command): Promise<Acted> {
    const { chance, secret, store } = this.#parts;
    const played = play(this.#game, actor, command, chance);
    if (!played.ok) return played;
    const { game, events } = revealSeed(played.value, secret);
    const stored = await attempt(() => store({ game, secret }));
    if (!stored.ok) return stored;
    if (stored.value) return this.#takeOver(stored.value.game);
    this.#tell(game, events);
    return ok(events);
  }

  /** Goes on from what another table of the same game has made of it. */
  #takeOver(game: Game): Acted {
    this.#tell(game, game.events.slice(seqOf(this.#game)));
    return err({ code: 'played-elsewhere', cause: new Error('the game went on elsewhere') });
  }

  #tell(game: Game, events: readonly Event[]): void {
    this.#game = game;
    const at = this.#parts.bots?.clock.now() ?? 0;
    const first = seqOf(game) - events.length + 1;
    const facts: readonly NumberedFact[] = events.map((event, i) => ({ seq: first + i, at, event }));
    const lines = facts.map((fact): FeedLine => ({ kind: 'fact', at, fact, who: null }));
    this.#changing.change({ game, shownHold: null, connection: { state: 'local' } }, lines);
  }

  #showTrouble(trouble: unknown): void {
    this.#changing.change({ connection: { state: 'local', trouble } });
  }
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, NotStored>> {
  try {
    return ok(await work());
  } catch (cause) {
    return err({ code: 'not-stored', cause });
  }
}

/** As in a room: whoever has the name of somebody before gets a number. */
const namedApart = (players: readonly Player[]): readonly Player[] =>
  players.reduce<readonly Player[]>((before, player) => {
    const taken = before.map(({ name }) => name);
    return [...before, { ...player, name: unusedName(player.name, taken) }];
  }, []);
