import { number } from './format.ts';

/** What a sentence of the tutorial may tell: the level's points, and the pot. */
type At = { readonly threshold: number; readonly pot: number };

/** The guided first run of Rollio; every lesson is a sentence or two, and ends with what to do. */
export const tutorial = {
  title: 'Rollio in two minutes',
  about: 'A guided first run. Nothing of it is kept.',
  start: 'Learn to play',
  step: (place: number, of: number): string => `Step ${place} of ${of}`,
  otherwise: 'Not now: do what the note says, and try everything else in a run of your own.',
  done: 'Start a run of your own',
  lessons: {
    set: () => 'A run is played with a set of dice. Take the Beginner set: six plain dice.',
    firstRoll: ({ threshold }: At) => `Level 1 asks for ${number(threshold)} points. Roll your dice.`,
    pick: () => 'Every 1 is worth 100, every 5 is worth 50. Pick the 1 and the 5.',
    score: () => 'Together they are worth 150. Score them: the points go into the pot.',
    rollOn: () => 'The pot is at risk until you bank it. Four dice are left, and they mostly score. Roll them.',
    pickThree: () => 'Three alike are worth a hundred times their face: three 4s are 400. Pick them.',
    scoreThree: () => 'Score the three 4s.',
    bank: ({ pot }: At) =>
      `${number(pot)} in the pot and one die left: rolling it flops two times in three. Bank, and the points are safe.`,
    again: () => 'A new round with all dice. Roll.',
    reroll: () => 'Nothing scores: a flop, unless you save it. A reroll throws dice again without scoring. Reroll them all.',
    pickAll: () => 'Now all six score. Pick them all.',
    ways: () => 'Dice can often be scored in several ways. The best one is chosen for you: two triplets for 2,500. Score them.',
    hotDice: ({ pot, threshold }: At) =>
      `Hot dice: all six are scored, and all six would come back. But ${number(pot)} is more than the ${number(threshold)} you need. Bank.`,
    buy: () =>
      'The level is cleared and has paid money. A charm bends your points for the rest of the run. Buy Purist: it multiplies what plain dice score.',
    leave: () =>
      'Charms work from left to right, so points before multipliers bring more. The shop also shows the next level. Go on to it.',
    boughtRoll: ({ threshold }: At) => `Level 2 asks for ${number(threshold)}. Roll.`,
    boughtPick: () => 'Pick the three 4s and the 1.',
    boughtScore: () => 'Score them and watch the count: first the combinations, then your charm.',
    end: () =>
      'That is all: roll, score, roll on or bank, and shop between the levels. Fifteen levels win, and every fifth has a boss with a rule of its own.',
  },
};
