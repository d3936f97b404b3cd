import type { Messages } from '../messages.ts';
import { or } from './format.ts';

const expected = {
  object: 'ein Objekt in { }',
  list: 'eine Liste in [ ]',
  text: 'ein Text in Anführungszeichen',
  'whole-number': 'eine ganze Zahl',
  'yes-or-no': 'true oder false',
};
const meant = (nearest: string | null): string => (nearest === null ? '' : ` Meinst du „${nearest}“?`);

export const variantProblems: Messages['variantProblems'] = {
  'wrong-type': problem => `muss ${expected[problem.expected]} sein.`,
  missing: () => 'fehlt. Ergänze es.',
  'unknown-field': ({ nearest }) => `ist unbekannt.${nearest === null ? ' Entferne es.' : meant(nearest)}`,
  'out-of-range': ({ min, max }) => `muss von ${min} bis ${max} gehen.`,
  'wrong-count': ({ min, max }) => `muss ${min} bis ${max} Einträge haben.`,
  'not-a-choice': ({ choices, nearest }) => `muss ${or(choices.map(choice => `"${choice}"`))} sein.${meant(nearest)}`,
  'bad-id': ({ max }) => `ist keine Kennung. Nimm höchstens ${max} Buchstaben (a–z) und Ziffern, einen Buchstaben zuerst.`,
  'bad-name': ({ max }) => `ist kein Name. Nimm 1 bis ${max} sichtbare Zeichen, ohne Leerzeichen am Anfang und Ende.`,
  'id-taken': () => 'gehört einem Spiel des Hauses. Wähle eine andere Kennung.',
  'never-met': () => 'ist mit diesen Würfeln nie zu erreichen. Verlange weniger.',
  'needs-all-alike': () => 'braucht ein Feld für lauter gleiche Würfel. Ergänze eines, oder lass dies weg.',
  conflict: problem => `verträgt sich nicht mit „${problem.with}“. Lass eines davon weg.`,
  'unknown-content': ({ nearest }) => `gibt es in Rollio nicht.${meant(nearest)}`,
  twice: () => 'steht zweimal da. Lass eines weg.',
  'look-alike': problem => `sieht aus wie „${problem.with}“. Wähle einen anderen Namen.`,
  'wrong-sum': ({ sum, got }) => `muss zusammen ${sum} ergeben, nicht ${got}.`,
};

export const wholeFile: Messages['wholeFile'] = 'die Datei';

/** A problem with the line it stands on. */
export const onLine: Messages['onLine'] = (line, sentence) => `Zeile ${line}: ${sentence}`;

/** More than a file of a custom game may have, in KiB. */
export const customTooLarge: Messages['customTooLarge'] = (path, most) =>
  `${path} ist zu groß. Ein eigenes Spiel hat höchstens ${most} KiB.`;
