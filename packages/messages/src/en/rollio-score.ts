import type { MaterialName } from '../words.ts';
import { and, count, number, or } from './format.ts';

const partitions = { one: 'way', other: 'ways' };
const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Did you mean ${or(suggestions)}?` : '');

const materials: Readonly<Record<MaterialName, string>> = {
  plastic: 'Plastic',
  crystal: 'Crystal',
  wooden: 'Wooden',
  golden: 'Golden',
  volcano: 'Volcano',
  mirror: 'Mirror',
  rainbow: 'Rainbow',
};

/** What dice of Rollio are worth, on the command line. */
export const rollioScore = {
  materials,
  title: (dice: string, ways: number): string => `Rollio: ${dice}, ${count(ways, partitions)} to score`,
  nothing: (dice: string): string => `Rollio: ${dice} cannot be scored as a whole.`,
  unused: (faces: readonly number[]): string => `No combination is left for ${and(faces.map(String))}.`,
  more: (ways: number): string => `… and ${number(ways)} more; --all shows them`,
  notAll: (ways: number): string =>
    `There are more ways. The first is the best of all; the others are from the ${number(ways)} looked at.`,
  bestOfLooked: (ways: number): string => `There are more: this is the best of the ${number(ways)} looked at.`,
  averages: 'On average; in brackets the lowest and the highest.',
  searched: (combinations: number, steps: number, partitions: number, milliseconds: number): string =>
    `search: ${number(combinations)} combinations, ${number(steps)} steps, ${number(partitions)} partitions, ${milliseconds.toFixed(2)} ms`,
  how: 'How the best one comes about',
  die: (positions: readonly number[]): string =>
    positions.length === 1 ? `die ${positions[0] ?? ''}` : `dice ${positions.join(' ')}`,
  missed: 'chance',
  cancelled: 'cancelled',
  stopped: 'chain too long',
  by: (names: readonly string[]): string => `by ${and(names)}`,
  gift: { consumable: 'a consumable', clone: 'one more of this die' } as Readonly<Record<'consumable' | 'clone', string>>,
  pot: 'Pot',
  hotDice: 'Hot dice',

  badFace: (part: string, most: number): string =>
    `"${part}" is not on a die. Dice of Rollio show 1 to ${most}, as in 3,3,3,4,4,4,1.`,
  noDice: 'no dice were given. Write them as 3,3,3,4,4,4,1 or 3334441.',
  tooManyDice: (given: number, most: number): string => `${given} dice are too many. Take at most ${most}.`,
  unknownCharm: (text: string, suggestions: readonly string[]): string =>
    `--charms: there is no charm "${text}".${meant(suggestions) || ' yaht rules rollio lists them.'}`,
  ambiguousCharm: (text: string, candidates: readonly string[]): string =>
    `--charms: "${text}" could be ${or(candidates)}. Type more of it.`,
  charmTwice: (name: string): string => `--charms: ${name} is there twice. Leave one out.`,
  unknownMaterial: (text: string, all: readonly string[]): string =>
    `--materials: there is no material "${text}". Take ${or(all)}, one for each die.`,
  tooManyMaterials: (given: number, dice: number): string =>
    `--materials: ${given} for ${dice} dice. Give one for each die, or fewer; the others are plastic.`,
  onlyRollio: (flag: string): string => `${flag} belongs to Rollio. Example: yaht score rollio 3,3,3,1`,

  notInClassic: 'Not in the classic game; yaht score takes them with --charms and --materials.',
  charmsTitle: 'Charms',
  materialsTitle: 'Materials',
  consumablesTitle: 'Consumables',
  rarities: { common: 'common', uncommon: 'uncommon', rare: 'rare', legendary: 'legendary' } as Readonly<
    Record<'common' | 'uncommon' | 'rare' | 'legendary', string>
  >,
};
