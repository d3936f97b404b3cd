/** What can be wrong with a custom game: a closed list, each with what its sentence needs. The sentences are in `messages`. */

export const VARIANT_PROBLEMS = [
  'wrong-type',
  'missing',
  'unknown-field',
  'out-of-range',
  'wrong-count',
  'not-a-choice',
  'bad-id',
  'bad-name',
  'id-taken',
  'never-met',
  'needs-all-alike',
  'conflict',
  'unknown-content',
  'twice',
  'look-alike',
  'wrong-sum',
] as const;

export type ProblemDetail =
  | { readonly code: 'wrong-type'; readonly expected: 'object' | 'list' | 'text' | 'whole-number' | 'yes-or-no' }
  | { readonly code: 'missing' }
  /** `nearest` is the known name that was probably meant. */
  | { readonly code: 'unknown-field'; readonly nearest: string | null }
  /** A number outside its limits. */
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  /** Too few or too many entries. */
  | { readonly code: 'wrong-count'; readonly min: number; readonly max: number }
  | { readonly code: 'not-a-choice'; readonly choices: readonly string[]; readonly nearest: string | null }
  | { readonly code: 'bad-id'; readonly max: number }
  | { readonly code: 'bad-name'; readonly max: number }
  /** A game that comes with the house has this id and other rules. */
  | { readonly code: 'id-taken' }
  /** No roll can ever show it. */
  | { readonly code: 'never-met' }
  /** Bonus and joker ask for a category in which all dice are alike. */
  | { readonly code: 'needs-all-alike' }
  /** Of these two fields, or categories, only one can be there. */
  | { readonly code: 'conflict'; readonly with: string }
  /** No charm, boss, consumable, set or material of this program has this id. */
  | { readonly code: 'unknown-content'; readonly nearest: string | null }
  /** It is there already. */
  | { readonly code: 'twice' }
  /** Another name that is not this one and cannot be told from it. */
  | { readonly code: 'look-alike'; readonly with: string }
  /** Parts that must make up a whole. */
  | { readonly code: 'wrong-sum'; readonly sum: number; readonly got: number };

/** `field` is a path such as `categories.castle.sizes[1]`; it is empty for the file as a whole. */
export type VariantProblem = { readonly field: string } & ProblemDetail;

/** More would not help anybody; the rest shows once these are mended. */
export const MAX_PROBLEMS = 50;

export type Range = { readonly min: number; readonly max: number };

/** The limits of custom games. Rules: spec/custom.md. */
export const VARIANT_LIMITS = {
  dice: { min: 1, max: 8 },
  rolls: { min: 1, max: 9 },
  maxPlayers: { min: 1, max: 6 },
  categories: { min: 1, max: 40 },
  points: { min: 0, max: 10_000 },
  groups: { min: 1, max: 4 },
  groupSize: { min: 2, max: 8 },
  straightLength: { min: 2, max: 6 },
  idLength: { min: 1, max: 31 },
  nameLength: { min: 1, max: 40 },
} as const satisfies Record<string, Range>;
