/** What a player has in hand: decided, and not yet said to the table. */
import { bestInRun, bestSelection, type Game, type Hold, type RowPoints } from '@yaht/rules';
import { selectDice, selectedDice, type SelectAction } from '../selection.ts';
import type { Move } from './main-wish.ts';

/** A move that costs more than somebody likes, and what would be better: dice to hold, or a row. */
export type Mistake = { readonly move: Move; readonly cost: number; readonly better: Hold | RowPoints };

/** Whether a zero in this row is meant, or a mistake; whether a hint may mark the game, or whether this game is given up. */
type Asked =
  | { readonly type: 'zero'; readonly category: string }
  | ({ readonly type: 'mistake' } & Mistake)
  | { readonly type: 'hint' }
  | { readonly type: 'resign'; readonly game: string };

export type Hand = {
  /** Where in the game it belongs: the next roll, score, bank, turn or takeback ends it, and nothing that people say or do around the game. */
  readonly place: string;
  /** What the points of a way to score depend on beside the dice. */
  readonly kit: string;
  /** The dice to hold or to set aside; null when none was touched. */
  readonly dice: Hold | null;
  /** How the dice were before, the latest last. */
  readonly past: readonly (Hold | null)[];
  /** The row that waits for its second yes. */
  readonly category: string | null;
  /** The way to score the dice, by its place in the list. */
  readonly way: number;
  /** What is asked before it is done. */
  readonly asked: Asked | null;
};

/** The dice in hand as they can be put aside. */
export type KeptHand = Pick<Hand, 'place' | 'dice'>;

/** What is in hand now: all of it or, when the game has gone on, nothing. With other charms the ways come in another order. */
export function handNow(game: Game | null, hand: Hand): Hand {
  const [place, kit] = [placeOf(game), kitOf(game)];
  if (hand.place !== place) return { place, kit, dice: null, past: [], category: null, way: 0, asked: stillAsked(game, hand) };
  return hand.kit === kit ? hand : { ...hand, kit, way: 0 };
}

/** Resigning ends the game as a whole, whatever place it has reached. */
const stillAsked = (game: Game | null, { asked }: Hand): Asked | null =>
  asked?.type === 'resign' && asked.game === game?.start.id && !game.over ? asked : null;

/** Nothing in hand, or the dice that were put aside. */
export const handFrom = (kept: KeptHand | null): Hand => ({
  place: kept?.place ?? '',
  kit: '',
  dice: kept?.dice ?? null,
  past: [],
  category: null,
  way: 0,
  asked: null,
});

/** The hand with other dice in it. */
export function withDice(game: Game, hand: Hand, action: SelectAction | { readonly type: 'best' }): Hand {
  const dice = action.type === 'best' ? bestDice(game) : selectDice(game, hand.dice, action);
  return { ...hand, dice, past: [...hand.past, hand.dice], category: null, way: 0, asked: null };
}

/** One step back: the question is not answered, the row is let go, or the dice are as they were before. */
export function oneBack(hand: Hand): Hand {
  if (hand.asked) return { ...hand, asked: null };
  if (hand.category !== null) return { ...hand, category: null };
  return { ...hand, dice: hand.past.at(-1) ?? null, past: hand.past.slice(0, -1), way: 0 };
}

/** What scores most together; where dice are held and not set aside, those held already. */
function bestDice(game: Game): Hold {
  const best = bestOf(game);
  return selectedDice(game, null).map((isChosen, die) => best?.includes(die) ?? isChosen);
}

function bestOf(game: Game): readonly number[] | undefined {
  if (game.family === 'run') return bestInRun(game.start.variant, game.state).dice;
  return game.family === 'rollio' && game.state.turn?.dice ? bestSelection(game.start.variant, game.state.turn) : undefined;
}

/** The dice as they lie, until they are thrown or set aside. */
function placeOf(game: Game | null): string {
  if (!game?.state.turn) return game?.start.id ?? '';
  const { turn } = game.state;
  const aside = 'aside' in turn ? `/${turn.aside.filter(Boolean).length}` : '';
  return `${game.start.id}/${turn.number}/${turn.rolls}${aside}`;
}

const kitOf = (game: Game | null): string =>
  game?.family === 'run' ? [...game.state.charms, game.state.consumables.length].join() : '';
