/** A game kept on this device: pass and play. Each move is stored before anybody hears of it. */
import {
  err,
  ok,
  play,
  revealSeed,
  startGame,
  type Actor,
  type Chance,
  type Command,
  type Event,
  type Game,
  type Refusal,
  type Result,
  type Setup,
  type SetupRefusal,
} from '@yaht/rules';
import type { Saved } from './save.ts';

/** What a table needs from outside: the chance of its secret, and a place to keep it. */
export type LocalParts = {
  readonly secret: string;
  readonly chance: Chance;
  readonly store: (saved: Saved) => Promise<void>;
};

/** A move was legal but could not be stored, so it was not made. */
export type NotStored = { readonly code: 'not-stored'; readonly cause: unknown };

/** One game on this device. Moves are made one after the other, in the order they were sent. */
export class LocalTable {
  #game: Game;
  readonly #parts: LocalParts;
  #last: Promise<unknown> = Promise.resolve();

  /** A table for a game that was put aside. */
  constructor(game: Game, parts: LocalParts) {
    this.#game = game;
    this.#parts = parts;
  }

  /** A table for a new game; it exists once its beginning is stored. */
  static async open(setup: Setup, parts: LocalParts): Promise<Result<LocalTable, SetupRefusal | NotStored>> {
    const started = startGame(setup, parts.chance);
    if (!started.ok) return started;
    const stored = await attempt(() => parts.store({ game: started.value.game, secret: parts.secret }));
    return stored.ok ? ok(new LocalTable(started.value.game, parts)) : stored;
  }

  get game(): Game {
    return this.#game;
  }

  /** The facts of a granted wish, or why it was not granted; a refused or unstored move changes nothing. */
  send(actor: Actor, command: Command): Promise<Result<readonly Event[], Refusal | NotStored>> {
    const answer = this.#last.then(() => this.#move(actor, command));
    this.#last = answer;
    return answer;
  }

  async #move(actor: Actor, command: Command): Promise<Result<readonly Event[], Refusal | NotStored>> {
    const { chance, secret, store } = this.#parts;
    const played = play(this.#game, actor, command, chance);
    if (!played.ok) return played;
    const { game, events } = revealSeed(played.value, secret);
    const stored = await attempt(() => store({ game, secret }));
    if (!stored.ok) return stored;
    this.#game = game;
    return ok(events);
  }
}

async function attempt(work: () => Promise<void>): Promise<Result<true, NotStored>> {
  try {
    await work();
    return ok(true);
  } catch (cause) {
    return err({ code: 'not-stored', cause });
  }
}
