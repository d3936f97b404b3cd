import type { Messages } from '../messages.ts';
import { or } from './format.ts';

const expected = {
  object: 'ett objekt inom { }',
  list: 'en lista inom [ ]',
  text: 'en text inom citattecken',
  'whole-number': 'ett heltal',
  'yes-or-no': 'true eller false',
};
const meant = (nearest: string | null): string => (nearest === null ? '' : ` Menade du "${nearest}"?`);

export const variantProblems: Messages['variantProblems'] = {
  'wrong-type': problem => `ska vara ${expected[problem.expected]}.`,
  missing: () => 'saknas. Lägg till det.',
  'unknown-field': ({ nearest }) => `är okänt.${nearest === null ? ' Ta bort det.' : meant(nearest)}`,
  'out-of-range': ({ min, max }) => `ska vara från ${min} till ${max}.`,
  'wrong-count': ({ min, max }) => `ska ha ${min} till ${max} poster.`,
  'not-a-choice': ({ choices, nearest }) => `ska vara ${or(choices.map(choice => `"${choice}"`))}.${meant(nearest)}`,
  'bad-id': ({ max }) => `är inget id. Ta högst ${max} bokstäver (a–z) och siffror, med en bokstav först.`,
  'bad-name': ({ max }) => `är inget namn. Ta 1 till ${max} synliga tecken, utan mellanslag i början och slutet.`,
  'id-taken': () => 'tillhör ett av husets spel. Välj ett annat id.',
  'never-met': () => 'går aldrig att få med de här tärningarna. Kräv mindre.',
  'needs-all-alike': () => 'kräver en ruta för alla tärningar lika. Lägg till en, eller utelämna detta.',
  conflict: problem => `kan inte stå tillsammans med "${problem.with}". Utelämna ett av dem.`,
  'unknown-content': ({ nearest }) => `är inget som Rollio har.${meant(nearest)}`,
  twice: () => 'står där två gånger. Ta bort den ena.',
  'look-alike': problem => `liknar ”${problem.with}”. Välj ett annat namn.`,
  'wrong-sum': ({ sum, got }) => `ska bli ${sum} tillsammans, inte ${got}.`,
};

export const wholeFile: Messages['wholeFile'] = 'filen';

/** A problem with the line it stands on. */
export const onLine: Messages['onLine'] = (line, sentence) => `rad ${line}: ${sentence}`;

/** More than a file of a custom game may have, in KiB. */
export const customTooLarge: Messages['customTooLarge'] = (path, most) =>
  `${path} är för stor. Ett eget spel har högst ${most} KiB.`;
