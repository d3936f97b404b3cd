/** The games a player can choose, in the order they are offered. A new game is a file beside this one and its line here. */
import { listsOf, type ContentLists } from '../rollio/content/lists.ts';
import type { DuelVariant } from '../rollio/duel/variant.ts';
import type { RunVariant } from '../rollio/run/variant.ts';
import type { RollioVariant } from '../rollio/variant.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';
import { kniffel } from './kniffel.ts';
import { maxiYatzy } from './maxi-yatzy.ts';
import { rollioDuel } from './rollio-duel.ts';
import { rollioClassic } from './rollio-classic.ts';
import { rollio } from './rollio.ts';
import { yahtzeeOfficial } from './yahtzee-official.ts';
import { yahtzee } from './yahtzee.ts';
import { yatzy } from './yatzy.ts';

/** Every family's rules; `family` tells which engine plays them. */
export type Variant = ScorecardVariant | RollioVariant | RunVariant | DuelVariant;

export const variants: readonly Variant[] = [
  yahtzee,
  yahtzeeOfficial,
  yatzy,
  kniffel,
  maxiYatzy,
  rollioClassic,
  rollio,
  rollioDuel,
];

/** Those for a table; runs have screens of their own. */
export const tableVariants: readonly Variant[] = variants.filter(({ family }) => family !== 'run' && family !== 'duel');

/** Those with a card. */
export const scorecardVariants: readonly ScorecardVariant[] = variants.filter(variant => variant.family === 'scorecard');

/** The content of a run that begins today. */
export const listsToday: ContentLists = listsOf(rollio);

/** The game with this id, if the house has it. */
export const variantById = (id: string): Variant | undefined => variants.find(variant => variant.id === id);
