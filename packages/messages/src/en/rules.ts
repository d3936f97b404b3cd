import { and, count, number } from './format.ts';

const points = { one: 'point', other: 'points' };

/** The rules of any variant, piece by piece from its data. */
export const rules = {
  turn: 'Turn',
  upper: 'Upper section',
  lower: 'Lower section',
  bonuses: 'Bonus',
  joker: 'Joker',
  end: 'End',

  dice: (dice: number, rolls: number): string =>
    `${count(dice, { one: 'die', other: 'dice' })}, up to ${count(rolls, { one: 'roll', other: 'rolls' })} a turn.`,
  holding: 'After a roll, keep any dice and roll the others again, or score.',
  oneRoll: 'After the roll, score.',
  savesRolls: 'Rolls you leave unused are added to your next turn.',
  scoring: 'Each turn fills one open category, with 0 if the dice earn nothing there. What is filled stays.',
  players: (max: number): string => (max === 1 ? 'For one player.' : `For 1 to ${max} players.`),
  ending: (categories: number): string =>
    `The game ends after ${count(categories, { one: 'round', other: 'rounds' })}. The highest total wins; equal totals share the win.`,

  needsFace: (face: number): string => `dice showing ${face}`,
  needsAlike: (size: number): string => (size === 2 ? 'a pair' : `${size} alike`),
  needsAllAlike: (size: number): string => `all ${size} alike`,
  needsPairs: (pairs: number): string => `${pairs} pairs of different faces`,
  needsGroups: (sizes: readonly number[]): string =>
    sizes.length === 2 ? `${sizes[0]} of one face, ${sizes[1]} of another` : `groups of ${and(sizes.map(String))}, faces differ`,
  needsSameFaceGroups: (sizes: readonly number[]): string => `${sizes.join(' + ')} alike, faces may repeat`,
  needsRow: (length: number): string => `any ${length} in a row`,
  needsExactRow: (faces: readonly number[]): string => faces.join('-'),
  needsNothing: 'any dice',

  paysPoints: (value: number): string => count(value, points),
  paysTheirSum: 'their sum',
  paysSumOfAll: 'sum of all dice',

  upperBonus: (value: number, target: number): string =>
    `${count(value, points)} when the upper section reaches ${number(target)}.`,
  yahtzeeBonus: (box: string, value: number): string =>
    `${count(value, points)} for every further ${box}, once ${box} holds points, wherever it is scored.`,
  jokerWhen: (box: string, afterZero: boolean): string =>
    afterZero
      ? `All dice alike when ${box} is filled, with points or with a zero:`
      : `All dice alike when ${box} holds points (with a zero there they are ordinary dice):`,
  jokerForced: [
    'The upper category of that face must be used if it is open.',
    'Otherwise any open lower category, with its fixed points in full.',
    'Otherwise a zero in an open upper category.',
  ],
  jokerFree: [
    'Any open category may be used.',
    'Lower categories pay their fixed points in full once the upper category of that face is filled.',
  ],

  summary: (dice: number, categories: number): string =>
    `${count(dice, { one: 'die', other: 'dice' })}, ${count(categories, { one: 'category', other: 'categories' })}`,
  summaryBonus: (value: number): string => `bonus ${value}`,
  summaryYahtzeeBonus: (box: string, value: number): string => `further ${box} +${value}`,
  summaryJoker: (rule: 'forced' | 'free', afterZero: boolean): string =>
    `${rule === 'free' ? 'free joker' : 'joker'}${afterZero ? ' also after 0' : ''}`,
  summarySavesRolls: 'unused rolls are saved',
};
