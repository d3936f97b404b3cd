import type { KeyNames, MaterialName, RunAction } from '../words.ts';
import { count, number } from './format.ts';

const dice = { one: 'die', other: 'dice' };
const bankForms = { one: 'bank', other: 'banks' };
const roundForms = { one: 'round', other: 'rounds' };
const rerolls = { one: 'reroll', other: 'rerolls' };

/** What keys do in a run, in a word for the line at the bottom and in a few for the help. */
export const runActions: Readonly<Record<RunAction, readonly [short: string, long: string]>> = {
  moveDie: ['die', 'move from die to die'],
  pickDie: ['pick', 'choose the die under the cursor, or let it go'],
  reroll: ['reroll', 'throw the chosen dice again without scoring'],
  takeFlop: ['flop', 'take the flop when nothing scores'],
  kit: ['charms', 'go to your charms and consumables, and back'],
  moveCharm: ['order', 'move the charm to the left or to the right'],
  details: ['details', 'read more about what is marked'],
  use: ['use', 'use a consumable; in the shop, buy it and use it'],
  breakdown: ['count', 'how the points come about, step by step'],
  allWays: ['all ways', 'show all ways to score these dice'],
  takeSet: ['take', 'play with these dice'],
  goToLine: ['go to', 'go to the line with this number'],
  buy: ['buy', 'buy what is marked; a charm or consumable of yours is explained or used'],
  sell: ['sell', 'sell what is marked for half its price'],
  otherWares: ['wares', 'other wares for money'],
  nextLevel: ['go on', 'leave the shop for the next level'],
  endRun: ['end run', 'end a run that is won'],
};

const codes: Readonly<Record<MaterialName, string>> = {
  plastic: '',
  crystal: 'CR',
  wooden: 'WO',
  golden: 'GO',
  volcano: 'VO',
  mirror: 'MI',
  rainbow: 'RB',
};

/** A run of Rollio in the whole terminal. */
export const runTerminal = {
  codes,
  need: (threshold: string, total: string): string => `Need ${threshold}   have ${total}`,
  left: (banks: number, rounds: number, rerollsLeft: number): string =>
    `${count(banks, bankForms)}, ${count(rounds, roundForms)}, ${count(rerollsLeft, rerolls)}`,
  money: (money: number): string => `Money $${money}`,
  score: (points: string): string => `run ${points}`,

  setSlots: (charms: number, consumables: number): string => `Room for ${charms} charms and ${consumables} consumables`,
  drawn: 'Drawn when you take it.',

  picked: (picked: number): string => `${picked} picked`,
  aside: (aside: number): string => `${aside} set aside`,
  noPot: 'POT 0',
  riskOf: (all: number, risk: string, isExact: boolean): string => `${count(all, dice)} ${isExact ? '' : '~'}${risk}`,
  hotDice: (times: number): string => (times === 1 ? 'Hot dice!' : `Hot dice ${times} times!`),
  enterRolls: (key: KeyNames, all: number): string => `${key('scoreDice')} rolls ${count(all, dice)}`,
  pickDice: (key: KeyNames, keys: string): string => `Pick scoring dice: ${keys}, ${key('selectAll')} for the best`,
  enterScores: (key: KeyNames, points: string): string => `${key('scoreDice')} scores ${points}`,
  enterOn: (key: KeyNames, all: number, pot: string): string =>
    `${key('scoreDice')} rolls ${count(all, dice)}, ${key('bank')} banks ${pot}`,
  nothingScores: (key: KeyNames, left: number): string =>
    `Nothing scores. ${key('reroll')} throws dice again (${count(left, rerolls)} left), ${key('takeFlop')} takes the flop.`,
  pickToReroll: 'Choose the dice to throw again first. Keys 1-9 choose them.',
  useKeys: (key: KeyNames): string => `Nothing scores. ${key('reroll')} throws dice again, ${key('takeFlop')} takes the flop.`,

  scoring: 'Score',
  banking: 'Bank',
  anyKey: 'any key ends the count',

  charms: (used: number, slots: number): string => `CHARMS ${used}/${slots}`,
  inOrder: 'left to right',
  consumables: (used: number, slots: number): string => `CONSUMABLES ${used}/${slots}`,
  nothingOwned: 'none; the shop sells them',
  more: (more: number): string => `… ${more} more`,
  sells: (money: number): string => `sells for $${money}`,
  charm: 'charm',
  onDie: (all: number): string => `On which die? 1-${all}:`,
  noKit: 'You own no charms and no consumables yet. The shop sells them.',
  notACharm: 'Only charms have an order. Go to one of them.',
  notConsumable: 'Charms work by themselves. Only consumables are used.',
  noDetails: 'There is nothing to read here. Go to a charm or a consumable.',
  enterReads: (key: KeyNames): string => `${key('details')} reads more   < > order`,
  enterUses: (key: KeyNames): string => `${key('use')} uses it   ${key('sell')} sells it`,
  sellsBy: (key: KeyNames, money: number): string => `${key('sell')} sells it for $${money}`,

  eachMore: 'each die more alike',
  moreWays: (key: KeyNames, more: number): string => `${more} more ways: ${key('allWays')} shows all`,
  notComplete: (looked: number): string => `best of the ${number(looked)} looked at`,
  average: (low: string, high: string): string => `${low} to ${high}, average`,
  howTitle: 'How the points come about',
  noCount: 'Nothing has been scored yet. Set dice aside first.',

  shop: (money: number): string => `SHOP   you have $${money}`,
  noSlot: 'no free slot',
  other: (key: KeyNames, price: number): string => `${key('otherWares')}  other wares $${price}`,
  nGoesOn: (key: KeyNames): string => `${key('nextLevel')} leaves the shop`,
  enterBuys: (key: KeyNames): string => `${key('buy')} buys it`,
  orUses: (key: KeyNames): string => `${key('use')} buys and uses it`,
  nothingToSell: 'That is not yours to sell. Go to one of your charms or consumables.',
  soldAlready: 'That is sold already. Choose something else.',

  cleared: (level: number): string => `LEVEL ${level} CLEARED`,
  silenced: 'silent',
  levelIntro: (level: number): string => `LEVEL ${level}`,
  target: (points: string): string => `Reach ${points} points`,
  with: (banks: number, rounds: number, rerollsLeft: number): string =>
    `with ${count(banks, bankForms)}, ${count(rounds, roundForms)} and ${count(rerollsLeft, rerolls)}.`,
  introBanks: 'A bank keeps the pot. A flop loses it and the round, but no bank.',
  goOn: (key: KeyNames): string => `${key('main')} goes on`,
  toShop: (key: KeyNames): string => `${key('main')} opens the shop`,
  flop: 'FLOP',
  flopWhy: 'Nothing scores.',
  reached: (total: string, threshold: string): string => `${total} of ${threshold} points`,
  runWon: 'RUN WON',
  runLost: 'RUN LOST',
  lostAt: (level: number, total: string, threshold: string): string => `Level ${level} ended at ${total} of ${threshold} points.`,
  final: (points: string): string => `${points} points in this run`,
  again: (key: KeyNames): string => `${key('rematch')} starts another run`,
  setNeedsRun: '--set belongs to Rollio. Example: yaht play rollio --set crystal',
  newRunDetail: 'Choose your dice and climb fifteen levels, with charms from the shop.',
  historyDetail: (key: KeyNames): string => `Every run of this machine. ${key('choose')} shows it again.`,
  collectionDetail: 'Charms, bosses and dice you have come across.',
  press: (keys: string): string => `Press ${keys}`,
  goOnRun: 'Go on with a run',
  goOnDetail: 'The run you left is where it was.',
  askEnd: 'End the run here?',
};
