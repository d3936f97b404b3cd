import { count, decimal, number, ordinal } from './format.ts';

const points = { one: 'point', other: 'points' };
const days = { one: 'day', other: 'days' };
const losses = { one: 'small loss', other: 'small losses' };
const mistakes = { one: 'mistake', other: 'mistakes' };

/** The game of the day. */
export const daily = {
  name: 'Daily',
  title: (day: number): string => `Daily #${day}`,
  about: 'The same dice for everybody. One attempt counts, without hints.',
  rules: (game: string): string => `${game}, alone`,
  aboutToday: (game: string): string => `${game}. Everybody gets the same dice.`,
  left: 'ends in',
  week: 'This week',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as readonly string[],
  dayStates: { punched: 'played', missed: 'not played', today: 'today', ahead: 'to come' },
  oneAttempt: 'One attempt counts.',
  yesterday: (rank: number, players: number): string => `Yesterday ${ordinal(rank)} of ${number(players)}.`,
  placeToday: (rank: number, players: number): string => `Today ${ordinal(rank)} of ${number(players)} so far.`,
  playToday: 'Play today',
  runToday: 'Run of the day',
  endsIn: (hours: number, minutes: number): string => `Ends in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  endsNote: 'At midnight UTC, everywhere at once. What is finished later is on no board.',
  play: 'Play',
  goOn: 'Go on',
  again: 'Play again, unranked',
  states: { none: 'not played yet', playing: 'in progress', over: 'done' },
  streak: (streak: number): string => `${count(streak, days)} in a row`,
  loading: 'Asking the server …',

  offline: 'There is no connection to the server of the daily.',
  playOffline: 'Play offline, unverified',
  offlineNote:
    'These dice come from this device alone. They are other dice than everybody else has, and the game is on no board.',
  offlineTitle: (day: number): string => `Daily #${day}, offline and unverified`,

  signs: { best: 'best move', close: 'close', missed: 'missed' },
  sameDice: (game: string): string => `${game}, same dice for everybody`,
  nextIn: (hours: number, minutes: number): string => `The next one in ${hours > 0 ? `${hours} h ` : ''}${minutes} min.`,
  result: 'Your result',
  rank: (rank: number, players: number): string => `Rank ${number(rank)} of ${number(players)} so far`,
  noRank: 'On no board: it was finished after its day.',
  counting: 'Being counted …',
  expected: 'Perfect play expects',
  lost: 'Lost to perfect play',
  luck: 'Luck of the dice',
  comparing: 'Being compared with perfect play …',
  yourName: 'Your name on the board',

  board: (day: number): string => `Board of #${day}`,
  noBoard: 'Nobody has finished yet. Be the first.',
  noBoardThen: 'Nobody finished it.',
  columns: { rank: 'Rank', name: 'Name', score: 'Points', loss: 'Lost' },
  you: 'you',

  share: 'Share',
  copyText: 'Copy the text',
  copyWords: 'Copy as plain words',
  copied: 'Copied.',
  selectIt: 'Select the text and copy it.',
  shareTitle: (day: number, game: string): string => `Dice Daily #${day} - ${game}`,
  scored: (score: number): string => count(score, points),
  scoredWithLoss: (score: number, loss: number): string => `${count(score, points)}, ${decimal(loss, 1)} lost to perfect play`,
  legend: '(✓ best, ~ small, x miss)',
  words: (turns: number, best: number, small: number, missed: number): string =>
    `${turns} turns: ${best} best, ${count(small, losses)}, ${count(missed, mistakes)}.`,

  proof: 'The dice of this day',
  promise: 'Promise',
  promiseNote: 'The hash of the seed, known before the day began: it is the seed of the day before.',
  seed: 'Seed',
  seedLater: 'Told when the day is over. Then anybody can compute these dice again.',
  anchor: 'Anchor',
  anchorNote: (day: number): string =>
    `Published once. Hashing the seed ${count(day, { one: 'time', other: 'times' })} leads to it.`,
  checkChain: 'Check the chain',
  chainHolds: (day: number): string =>
    `Right: ${count(day, { one: 'hash', other: 'hashes' })} of the seed lead to the anchor. These dice were fixed before the first day.`,
  chainBroken: 'Wrong: this seed does not lead to the anchor.',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  today: 'Today',

  noServer: (address: string): string => `No server answers at ${address}. Offline, on dice of this machine: add --offline`,
  seedSecret: (day: number): string =>
    `This is a game of day ${day}. Its seed is told when the day is over; ask the server for it then.`,
  proven: (day: number): string => `These are the dice of day ${day}: its seed leads to the anchor.`,
  problems: {
    'not-a-daily': 'This is no game of a day, so it has no anchor.',
    'not-of-the-chain': 'The dice follow from the seed, but the seed does not lead to this anchor.',
  },
};
