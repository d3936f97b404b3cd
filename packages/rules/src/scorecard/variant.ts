/** A scorecard game as data: what a player can choose, a record carries and the solver compiles. */
import type { Face } from '../dice.ts';
import { needsAllAlike, type Pattern } from './pattern.ts';

/** `forced`: the matching upper category first; `free`: any open category, joker values once the upper one is filled. */
export const JOKER_RULES = ['forced', 'free', 'none'] as const;
export type JokerRule = (typeof JOKER_RULES)[number];

export type ScorecardVariant = {
  readonly family: 'scorecard';
  readonly id: string;
  readonly name: string;
  readonly dice: number;
  /** Rolls in a turn, the first one included. */
  readonly rolls: number;
  /** Rolls that a turn leaves unused are added to the same seat's next turn. */
  readonly savesRolls?: boolean;
  readonly maxPlayers?: number;
  readonly upperBonus: { readonly target: number; readonly points: number };
  /** Points for all dice alike once that category holds points. */
  readonly yahtzeeBonus?: number;
  readonly joker?: JokerRule;
  /** Whether the joker also counts when the category for all dice alike holds a zero. */
  readonly jokerAfterZero?: boolean;
  /** In the order of the card and of the solver. */
  readonly categories: Readonly<Record<string, Pattern>>;
  /** What a custom game calls its own categories; known ones are named by the language. */
  readonly names?: Readonly<Record<string, string>>;
};

/** In the order of the card. */
export const categoryIds = (variant: ScorecardVariant): readonly string[] => Object.keys(variant.categories);

/** What the category looks for; undefined when the card has no such line. */
export const patternOf = (variant: ScorecardVariant, category: string): Pattern | undefined =>
  Object.hasOwn(variant.categories, category) ? variant.categories[category] : undefined;

/** The upper section is made of the categories that count one face. */
export const isUpper = (pattern: Pattern): boolean => pattern.kind === 'face';

/** The category for all dice alike, on which bonus and joker depend. */
export const yahtzeeCategory = (variant: ScorecardVariant): string | undefined =>
  Object.entries(variant.categories).find(([, pattern]) => needsAllAlike(pattern, variant.dice))?.[0];

/** The upper category that counts this face. */
export const upperCategory = (variant: ScorecardVariant, face: Face): string | undefined =>
  Object.entries(variant.categories).find(([, pattern]) => pattern.kind === 'face' && pattern.face === face)?.[0];
