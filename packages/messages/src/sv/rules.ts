import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const points = { one: 'poäng', other: 'poäng' };

export const rules: Messages['rules'] = {
  turn: 'Tur',
  upper: 'Övre delen',
  lower: 'Nedre delen',
  bonuses: 'Bonus',
  joker: 'Joker',
  end: 'Slut',

  dice: (dice, rolls) => `${count(dice, { one: 'tärning', other: 'tärningar' })}, högst ${rolls} kast per tur.`,
  holding: 'Efter ett kast: spara vilka tärningar du vill och kasta de andra igen, eller fyll i en ruta.',
  oneRoll: 'Efter kastet fyller du i en ruta.',
  savesRolls: 'Kast som du inte använder läggs till din nästa tur.',
  scoring: 'Varje tur fyller en ledig ruta, med 0 om tärningarna inte ger något där. Det som är ifyllt står kvar.',
  players: max => (max === 1 ? 'För en spelare.' : `För 1 till ${max} spelare.`),
  ending: categories =>
    `Spelet slutar efter ${count(categories, { one: 'omgång', other: 'omgångar' })}. Högst summa vinner; lika summor delar segern.`,

  needsFace: face => `tärningar som visar ${face}`,
  needsAlike: size => (size === 2 ? 'ett par' : `${size} lika`),
  needsAllAlike: size => `alla ${size} lika`,
  needsPairs: pairs => `${pairs} par med olika ögon`,
  needsGroups: sizes =>
    sizes.length === 2
      ? `${sizes[0]} av ett slag, ${sizes[1]} av ett annat`
      : `grupper om ${and(sizes.map(String))}, alla av olika slag`,
  needsSameFaceGroups: sizes => `${sizes.join(' + ')} lika, även av samma slag`,
  needsRow: length => `${length} i rad, vilka som helst`,
  needsExactRow: faces => faces.join('-'),
  needsNothing: 'vilka tärningar som helst',

  paysPoints: value => count(value, points),
  paysTheirSum: 'summan av dem',
  paysSumOfAll: 'summan av alla',

  upperBonus: (value, target) => `${count(value, points)} när övre delen når ${number(target)}.`,
  yahtzeeBonus: (box, value) =>
    `${count(value, points)} för varje ytterligare ${box} när rutan ${box} har poäng, var den än fylls i.`,
  jokerWhen: (box, afterZero) =>
    afterZero
      ? `Alla tärningar lika när ${box} är ifylld, med poäng eller struken:`
      : `Alla tärningar lika när ${box} har poäng (är rutan struken är de vanliga tärningar):`,
  jokerForced: [
    'Den övre rutan för de ögonen måste användas om den är ledig.',
    'Annars valfri ledig nedre ruta, med dess fasta poäng.',
    'Annars en nolla i en ledig övre ruta.',
  ],
  jokerFree: ['Valfri ledig ruta får användas.', 'Nedre rutor ger sina fasta poäng när den övre rutan för de ögonen är ifylld.'],

  summary: (dice, categories) =>
    `${count(dice, { one: 'tärning', other: 'tärningar' })}, ${count(categories, { one: 'ruta', other: 'rutor' })}`,
  summaryBonus: value => `bonus ${value}`,
  summaryYahtzeeBonus: (box, value) => `fler ${box} +${value}`,
  summaryJoker: (rule, afterZero) => `${rule === 'free' ? 'fri joker' : 'joker'}${afterZero ? ' även efter 0' : ''}`,
  summarySavesRolls: 'oanvända kast sparas',
};
