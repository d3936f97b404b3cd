import { count, decimal, number } from './format.ts';

const days = { one: 'day', other: 'days' };

/** Positions to decide: from one's own games, and from packs by theme. */
export const puzzles = {
  title: 'Puzzles',
  due: (puzzles: number): string => `${number(puzzles)} due`,
  dueNow: (puzzles: number): string => `${count(puzzles, { one: 'puzzle waits', other: 'puzzles wait' })} for you today.`,
  own: 'From your games',
  ownAbout:
    'Mistakes of your reviewed games come back after 1, 3, 7 and 21 days, until you have solved them four times in a row.',
  noneYet: 'No mistakes yet. Review a finished game, and they come here by themselves.',
  noneDue: 'Nothing is due today.',
  nextDue: (inDays: number): string =>
    inDays === 1 ? 'The next one comes tomorrow.' : `The next one comes in ${count(inDays, days)}.`,
  kept: (kept: number, learned: number): string => `${number(kept)} kept${learned > 0 ? `, ${number(learned)} learned` : ''}.`,
  solveDue: (puzzles: number): string => `Solve ${count(puzzles, { one: 'puzzle', other: 'puzzles' })}`,
  list: 'All of them',
  dueIn: (inDays: number | null): string =>
    inDays === null ? 'learned' : inDays <= 0 ? 'due now' : inDays === 1 ? 'due tomorrow' : `due in ${count(inDays, days)}`,
  lostThen: (lost: number): string => (lost < 0.05 ? 'put aside' : `cost ${decimal(lost, 1)} points`),
  forget: 'Do not ask again',
  broken: 'The puzzles on this device could not be read. Your games are not touched by this.',

  packs: 'By theme',
  packsAbout: 'Found by the solver on this device, for the rules you choose. The easy ones come first.',
  themes: {
    'bonus-race': 'Bonus race',
    'full-house': 'The full house',
    'last-rows': 'Last two rows',
    straight: 'The straight',
    'give-up': 'Giving up a row',
    'three-alike': 'Three alike',
    'first-turns': 'The first turns',
  },
  themesAbout: {
    'bonus-race': 'The bonus is in reach. Is it worth it?',
    'full-house': 'Take it, or break it?',
    'last-rows': 'Two rows are open, and nothing can be made good later.',
    straight: 'Go for it, or keep what is there?',
    'give-up': 'Nothing fits well. Which row has to go?',
    'three-alike': 'Several rows would take them.',
    'first-turns': 'Everything is still open.',
  },
  solved: 'solved',
  outOf: (all: number): string => `of ${number(all)}`,
  levels: { 1: 'easy', 2: 'hard', 3: 'very hard' },
  ofAll: (at: number, all: number): string => `${at} of ${all}`,
  looking: 'Looking for good positions.',
  noPack: 'These rules have no positions of this kind.',
  noNumber: 'There is no such puzzle.',

  askKeep: 'Which dice stay?',
  askRow: 'Which row?',
  right: 'Right. That is the best there is.',
  close: (cost: number): string => `Right: only ${decimal(cost, 2)} points less than the best.`,
  wrong: (cost: number): string => `Not the best: it costs ${decimal(cost, 1)} points.`,
  typeAnswer: (hasRerolls: boolean): string =>
    hasRerolls ? 'Type the dice that stay (for example 4 4), none to throw all, or a row.' : 'Type a row.',
  notAnAnswer: (text: string, hasRerolls: boolean): string =>
    `"${text}" is no answer here: ${hasRerolls ? 'dice that lie there, none, or an open row' : 'name an open row'}.`,
  bestWas: (hint: string): string => `Best: ${hint}`,
  next: 'Next puzzle',
  finish: 'To the puzzles',
  backIn: (inDays: number | null): string =>
    inDays === null ? 'Learned. It does not come back.' : `It comes back in ${count(inDays, days)}.`,
  sessionDone: (solved: number, all: number): string => `${number(solved)} of ${number(all)} solved.`,

  save: 'Save as puzzle',
  saved: 'Kept, for tomorrow.',
  fromReview: (puzzles: number): string =>
    `${count(puzzles, { one: 'mistake is', other: 'mistakes are' })} kept as ${puzzles === 1 ? 'a puzzle' : 'puzzles'} for tomorrow.`,
};
