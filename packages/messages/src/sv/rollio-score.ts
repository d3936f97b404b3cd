import type { Messages } from '../messages.ts';
import { and, count, decimal, number, or } from './format.ts';

const partitions = { one: 'sätt', other: 'sätt' };
const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Menade du ${or(suggestions)}?` : '');

export const rollioScore: Messages['rollioScore'] = {
  materials: {
    plastic: 'Plast',
    crystal: 'Kristall',
    wooden: 'Trä',
    golden: 'Guld',
    volcano: 'Vulkan',
    mirror: 'Spegel',
    rainbow: 'Regnbåge',
  },
  title: (dice, ways) => `Rollio: ${dice}, ${count(ways, partitions)} att räkna`,
  nothing: dice => `Rollio: ${dice} kan inte räknas i sin helhet.`,
  unused: faces => `Ingen kombination finns kvar för ${and(faces.map(String))}.`,
  more: ways => `… och ${number(ways)} till; --all visar dem`,
  notAll: ways => `Det finns fler sätt. Det första är det bästa av alla; de andra hör till de ${number(ways)} som granskades.`,
  bestOfLooked: ways => `Det finns fler: det här är det bästa av de ${number(ways)} som granskades.`,
  averages: 'I medeltal; inom parentes det lägsta och det högsta.',
  searched: (combinations, steps, partitions, milliseconds) =>
    `sökning: ${number(combinations)} kombinationer, ${number(steps)} steg, ${number(partitions)} uppdelningar, ${decimal(milliseconds, 2)} ms`,
  how: 'Så blir det bästa till',
  die: positions => (positions.length === 1 ? `tärning ${positions[0] ?? ''}` : `tärningarna ${positions.join(' ')}`),
  missed: 'chans',
  cancelled: 'inställt',
  stopped: 'för lång kedja',
  by: names => `genom ${and(names)}`,
  gift: { consumable: 'en förbrukningsvara', clone: 'en till av tärningen' },
  pot: 'Pott',
  hotDice: 'Heta tärningar',

  badFace: (part, most) => `"${part}" finns inte på en tärning. Rollios tärningar visar 1 till ${most}, som i 3,3,3,4,4,4,1.`,
  noDice: 'inga tärningar angavs. Skriv dem som 3,3,3,4,4,4,1 eller 3334441.',
  tooManyDice: (given, most) => `${given} tärningar är för många. Ta högst ${most}.`,
  unknownCharm: (text, suggestions) =>
    `--charms: det finns ingen berlock "${text}".${meant(suggestions) || ' yaht rules rollio visar alla.'}`,
  ambiguousCharm: (text, candidates) => `--charms: "${text}" kan vara ${or(candidates)}. Skriv mer av namnet.`,
  charmTwice: name => `--charms: ${name} finns två gånger. Utelämna en.`,
  unknownMaterial: (text, all) => `--materials: det finns inget material "${text}". Ta ${or(all)}, ett per tärning.`,
  tooManyMaterials: (given, dice) =>
    `--materials: ${given} för ${dice} tärningar. Ange ett per tärning, eller färre; de andra är av plast.`,
  onlyRollio: flag => `${flag} hör till Rollio. Exempel: yaht score rollio 3,3,3,1`,

  notInClassic: 'Inte i det klassiska spelet; yaht score tar dem med --charms och --materials.',
  charmsTitle: 'Berlocker',
  materialsTitle: 'Material',
  consumablesTitle: 'Förbrukningsvaror',
  rarities: { common: 'vanlig', uncommon: 'ovanlig', rare: 'sällsynt', legendary: 'legendarisk' },
};
