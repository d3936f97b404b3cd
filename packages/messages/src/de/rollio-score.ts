import type { Messages } from '../messages.ts';
import { and, count, decimal, number, or } from './format.ts';

const partitions = { one: 'Wertung', other: 'Wertungen' };
const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Meinst du ${or(suggestions)}?` : '');

export const rollioScore: Messages['rollioScore'] = {
  materials: {
    plastic: 'Plastik',
    crystal: 'Kristall',
    wooden: 'Holz',
    golden: 'Gold',
    volcano: 'Vulkan',
    mirror: 'Spiegel',
    rainbow: 'Regenbogen',
  },
  title: (dice, ways) => `Rollio: ${dice}, ${count(ways, partitions)} möglich`,
  nothing: dice => `Rollio: ${dice} lassen sich nicht als Ganzes werten.`,
  unused: faces => `Keine Kombination bleibt für ${and(faces.map(String))}.`,
  more: ways => `… und ${number(ways)} weitere; --all zeigt sie`,
  notAll: ways =>
    `Es gibt mehr. Die erste ist die beste von allen; die anderen sind aus den ${number(ways)}, die angesehen wurden.`,
  bestOfLooked: ways => `Es gibt mehr: dies ist die beste der ${number(ways)}, die angesehen wurden.`,
  averages: 'Im Mittel; in Klammern das Niedrigste und das Höchste.',
  searched: (combinations, steps, partitions, milliseconds) =>
    `Suche: ${number(combinations)} Kombinationen, ${number(steps)} Schritte, ${number(partitions)} Aufteilungen, ${decimal(milliseconds, 2)} ms`,
  how: 'So kommt die beste zustande',
  die: positions => (positions.length === 1 ? `Würfel ${positions[0] ?? ''}` : `Würfel ${positions.join(' ')}`),
  missed: 'Zufall',
  cancelled: 'aufgehoben',
  stopped: 'Kette zu lang',
  by: names => `durch ${and(names)}`,
  gift: { consumable: 'ein Verbrauchsgut', clone: 'ein Würfel wie dieser' },
  pot: 'Topf',
  hotDice: 'Heiße Würfel',

  badFace: (part, most) => `„${part}“ steht auf keinem Würfel. Würfel von Rollio zeigen 1 bis ${most}, wie in 3,3,3,4,4,4,1.`,
  noDice: 'Es wurden keine Würfel angegeben. Schreib sie als 3,3,3,4,4,4,1 oder 3334441.',
  tooManyDice: (given, most) => `${given} Würfel sind zu viele. Nimm höchstens ${most}.`,
  unknownCharm: (text, suggestions) =>
    `--charms: Es gibt keinen Talisman „${text}“.${meant(suggestions) || ' yaht rules rollio zeigt alle.'}`,
  ambiguousCharm: (text, candidates) => `--charms: „${text}“ kann ${or(candidates)} sein. Schreib mehr davon.`,
  charmTwice: name => `--charms: ${name} steht zweimal da. Lass einen weg.`,
  unknownMaterial: (text, all) => `--materials: Es gibt kein Material „${text}“. Nimm ${or(all)}, eines je Würfel.`,
  tooManyMaterials: (given, dice) =>
    `--materials: ${given} für ${dice} Würfel. Gib eines je Würfel an, oder weniger; die anderen sind aus Plastik.`,
  onlyRollio: flag => `${flag} gehört zu Rollio. Beispiel: yaht score rollio 3,3,3,1`,

  notInClassic: 'Nicht im klassischen Spiel; yaht score nimmt sie mit --charms und --materials.',
  charmsTitle: 'Talismane',
  materialsTitle: 'Materialien',
  consumablesTitle: 'Verbrauchsgüter',
  rarities: { common: 'gewöhnlich', uncommon: 'ungewöhnlich', rare: 'selten', legendary: 'legendär' },
};
