/** What a family of games must be able to do; the one shape behind `startGame`, `play` and `replay`. */
import type { Chance, Place, Stream } from './chance.ts';
import type { Actor } from './command.ts';
import type { GameOver, GameStarted, OpeningRolled, Resigned, Seat, SeatPlayedBy, SharedEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';

/** The shared facts that change a family's state. */
export type TableFact = OpeningRolled | SeatPlayedBy | Resigned | GameOver;

export type Engine<Variant, State, Command extends { readonly type: string }, Event> = {
  /** The commands it understands. */
  readonly commands: readonly Command['type'][];
  /** The state before the first turn. */
  readonly begin: (start: GameStarted) => State;
  /** The facts with which the first turn begins. */
  readonly open: (start: StartOf<Variant>, state: State, chance: Chance) => readonly Event[];
  readonly evolve: (variant: Variant, state: State, event: Event | TableFact) => State;
  readonly decide: (
    start: StartOf<Variant>,
    state: State,
    actor: Actor,
    command: Command,
    chance: Chance,
  ) => Result<readonly (Event | GameOver)[], Refusal>;
  /** The wish that this fact answers, when it leads an answer; read from outside data, so nothing about its fields is certain. */
  readonly wishBehind: (fact: Event) => { readonly actor: Actor; readonly command: Command } | undefined;
  /** The values that chance gave for this fact when it was asked so, in the order they were drawn. */
  readonly drawnFor: (fact: Event | SharedEvent, stream: Stream, at: Place) => readonly number[] | undefined;
  /** The seats that may move now; left out, the one in turn. */
  readonly acting?: (state: State) => readonly Seat[];
  /** What decides who is ahead, by seat, the weightiest number first; left out, the points. */
  readonly merits?: (state: State) => readonly (readonly number[])[];
  /** Whether somebody who plays alone has won already, however it ends; left out, nobody has. */
  readonly isWonAlone?: (state: State) => boolean;
  /** Points by seat, as they stand. */
  readonly totals: (variant: Variant, state: State) => readonly number[];
};

/** How a game began, with its variant known. */
export type StartOf<Variant> = GameStarted & { readonly variant: Variant };
