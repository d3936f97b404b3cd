/** What the line mode asks of a family of games: how it is told, and what a typed line means in it. */
import type { Actor, Command, Event, Game } from '@yaht/rules';

/** What a typed line means: a move, something to say, or leaving. */
export type Wish =
  | { readonly kind: 'move'; readonly actor: Actor; readonly command: Command }
  | { readonly kind: 'say'; readonly lines: readonly string[] }
  | { readonly kind: 'quit' };

export type LineScreen = {
  /** Where the game stands, for somebody who has just sat down. */
  readonly present: (game: Game) => readonly string[];
  readonly prompt: (game: Game) => string;
  readonly understand: (game: Game, text: string) => Wish;
  /** What happened, in sentences. `game` is the game after it. */
  readonly tell: (events: readonly Event[], game: Game) => readonly string[];
  /** Why a wish was not granted. */
  readonly refuse: (game: Game, command: Command, reason: string) => string;
};
