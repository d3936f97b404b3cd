import type { VariantProblemWords } from '../words.ts';
import { or } from './format.ts';

const expected = {
  object: 'an object in { }',
  list: 'a list in [ ]',
  text: 'a text in quotes',
  'whole-number': 'a whole number',
  'yes-or-no': 'true or false',
};
const meant = (nearest: string | null): string => (nearest === null ? '' : ` Did you mean "${nearest}"?`);

/** What is wrong with a custom game; the field is named before the sentence. */
export const variantProblems: VariantProblemWords = {
  'wrong-type': problem => `must be ${expected[problem.expected]}.`,
  missing: () => 'is missing. Add it.',
  'unknown-field': ({ nearest }) => `is not known.${nearest === null ? ' Remove it.' : meant(nearest)}`,
  'out-of-range': ({ min, max }) => `must be from ${min} to ${max}.`,
  'wrong-count': ({ min, max }) => `must have ${min} to ${max} entries.`,
  'not-a-choice': ({ choices, nearest }) => `must be ${or(choices.map(choice => `"${choice}"`))}.${meant(nearest)}`,
  'bad-id': ({ max }) => `is not an id. Take up to ${max} letters and digits, a letter first.`,
  'bad-name': ({ max }) => `is not a name. Take 1 to ${max} visible characters, without spaces at the ends.`,
  'id-taken': () => 'belongs to a game of the house. Choose another id.',
  'never-met': () => 'can never be met with these dice. Ask for less.',
  'needs-all-alike': () => 'needs a category for all dice alike. Add one, or leave this out.',
  conflict: problem => `cannot stand beside "${problem.with}". Leave one out.`,
  'unknown-content': ({ nearest }) => `is nothing that Rollio has.${meant(nearest)}`,
  twice: () => 'is there twice. Leave one out.',
  'look-alike': problem => `looks like "${problem.with}". Choose another name.`,
  'wrong-sum': ({ sum, got }) => `must add up to ${sum}, not ${got}.`,
};

/** The whole file, when no field can be named. */
export const wholeFile = 'the file';

/** A problem with the line it stands on. */
export const onLine = (line: number, sentence: string): string => `line ${line}: ${sentence}`;

/** More than a file of a custom game may have, in KiB. */
export const customTooLarge = (path: string, most: number): string =>
  `${path} is too large. A custom game has at most ${most} KiB.`;
