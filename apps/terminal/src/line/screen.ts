/** What the line mode asks of a family of games: how it is told, and what a typed line means in it. */
import type { Desk, Wish as TableWish } from '@yaht/client';
import type { Event, Game } from '@yaht/rules';

/** What a typed line means: a move, something to say, or leaving. */
export type Wish =
  | { readonly kind: 'move'; readonly wish: TableWish }
  | { readonly kind: 'say'; readonly lines: readonly string[] }
  | { readonly kind: 'quit' };

/** The sentences of a family. */
interface Teller {
  /** What happened. `game` is the game after it. */
  events(events: readonly Event[], game: Game): readonly string[];
  /** Where the game stands, for somebody who has just sat down. */
  position(game: Game): readonly string[];
}

/** A screen meets only games of its family: a table keeps the game it was opened with. */
export interface LineScreen {
  readonly teller: Teller;
  /** One line for somebody who comes back to the game. */
  welcomeBack(game: Game): string;
  prompt(game: Game, desk: Desk): string;
  /** What a line means with what is in hand, and what it takes in hand. */
  understand(game: Game, text: string, desk: Desk): Wish;
}

export const move = (wish: TableWish): Wish => ({ kind: 'move', wish });
export const say = (...lines: readonly string[]): Wish => ({ kind: 'say', lines });
