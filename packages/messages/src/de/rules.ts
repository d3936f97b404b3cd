import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const points = { one: 'Punkt', other: 'Punkte' };

export const rules: Messages['rules'] = {
  turn: 'Zug',
  upper: 'Oberer Teil',
  lower: 'Unterer Teil',
  bonuses: 'Bonus',
  joker: 'Joker',
  end: 'Ende',

  dice: (dice, rolls) => `${dice} Würfel, bis zu ${count(rolls, { one: 'Wurf', other: 'Würfe' })} pro Zug.`,
  holding: 'Nach einem Wurf beliebige Würfel liegen lassen und die anderen neu werfen, oder eintragen.',
  oneRoll: 'Nach dem Wurf wird eingetragen.',
  savesRolls: 'Nicht gebrauchte Würfe kommen zum nächsten Zug hinzu.',
  scoring: 'Jeder Zug füllt ein freies Feld, mit 0, wenn die Würfel dort nichts bringen. Was eingetragen ist, bleibt.',
  players: max => (max === 1 ? 'Für eine Person.' : `Für 1 bis ${max} Personen.`),
  ending: categories =>
    `Das Spiel endet nach ${count(categories, { one: 'Runde', other: 'Runden' })}. Die höchste Summe gewinnt; bei Gleichstand teilen sich alle den Sieg.`,

  needsFace: face => `Würfel, die ${face} zeigen`,
  needsAlike: size => (size === 2 ? 'ein Paar' : `${size} gleiche`),
  needsAllAlike: size => `alle ${size} gleich`,
  needsPairs: pairs => `${pairs} verschiedene Paare`,
  needsGroups: sizes =>
    sizes.length === 2
      ? `${sizes[0]} gleiche und ${sizes[1]} andere gleiche`
      : `verschiedene Gruppen zu ${and(sizes.map(String))}`,
  needsSameFaceGroups: sizes => `${sizes.join(' + ')} gleiche, auch derselben Zahl`,
  needsRow: length => `${length} in Folge, egal welche`,
  needsExactRow: faces => faces.join('-'),
  needsNothing: 'beliebige Würfel',

  paysPoints: value => count(value, points),
  paysTheirSum: 'ihre Summe',
  paysSumOfAll: 'Summe aller Würfel',

  upperBonus: (value, target) => `${count(value, points)}, sobald der obere Teil ${number(target)} erreicht.`,
  yahtzeeBonus: (box, value) =>
    `${count(value, points)} für jeden weiteren ${box}, sobald das Feld ${box} Punkte hat, egal wo er eingetragen wird.`,
  jokerWhen: (box, afterZero) =>
    afterZero
      ? `Alle Würfel gleich, wenn ${box} ausgefüllt ist, mit Punkten oder gestrichen:`
      : `Alle Würfel gleich, wenn ${box} Punkte hat (ist das Feld gestrichen, sind es gewöhnliche Würfel):`,
  jokerForced: [
    'Das obere Feld dieser Zahl muss benutzt werden, wenn es frei ist.',
    'Sonst jedes freie untere Feld, mit dessen vollen festen Punkten.',
    'Sonst eine Null in einem freien oberen Feld.',
  ],
  jokerFree: [
    'Jedes freie Feld darf benutzt werden.',
    'Untere Felder bringen ihre vollen festen Punkte, sobald das obere Feld dieser Zahl ausgefüllt ist.',
  ],

  summary: (dice, categories) => `${dice} Würfel, ${count(categories, { one: 'Feld', other: 'Felder' })}`,
  summaryBonus: value => `Bonus ${value}`,
  summaryYahtzeeBonus: (box, value) => `weitere ${box} +${value}`,
  summaryJoker: (rule, afterZero) => `${rule === 'free' ? 'freier Joker' : 'Joker'}${afterZero ? ' auch nach 0' : ''}`,
  summarySavesRolls: 'übrige Würfe werden gespart',
};
