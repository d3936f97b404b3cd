/** What games and categories are called in English; a file of its own because names are understood in every language. */
import type { Names } from '../words.ts';

export const names: Names = {
  games: { 'yahtzee-official': 'Yahtzee (official joker)' },
  categories: {
    ones: { name: 'Ones', short: 'Ones', also: ['Aces'] },
    twos: { name: 'Twos', short: 'Twos' },
    threes: { name: 'Threes', short: 'Threes' },
    fours: { name: 'Fours', short: 'Fours' },
    fives: { name: 'Fives', short: 'Fives' },
    sixes: { name: 'Sixes', short: 'Sixes' },
    onePair: { name: 'One pair', short: 'One pair', also: ['Pair', '1p'] },
    twoPairs: { name: 'Two pairs', short: 'Two pairs', also: ['2p'] },
    threePairs: { name: 'Three pairs', short: 'Three pairs', also: ['3p'] },
    threeOfAKind: { name: 'Three of a kind', short: '3 of a kind', also: ['3k'] },
    fourOfAKind: { name: 'Four of a kind', short: '4 of a kind', also: ['4k'] },
    fiveOfAKind: { name: 'Five of a kind', short: '5 of a kind', also: ['5k'] },
    smallStraight: { name: 'Small straight', short: 'Sm straight', also: ['ss'] },
    largeStraight: { name: 'Large straight', short: 'Lg straight', also: ['ls'] },
    fullStraight: { name: 'Full straight', short: 'Fl straight', also: ['fs'] },
    fullHouse: { name: 'Full house', short: 'Full house', also: ['House', 'fh'] },
    castle: { name: 'Castle', short: 'Castle' },
    tower: { name: 'Tower', short: 'Tower' },
    chance: { name: 'Chance', short: 'Chance' },
    yahtzee: { name: 'Yahtzee', short: 'Yahtzee' },
    yatzy: { name: 'Yatzy', short: 'Yatzy' },
    maxiYatzy: { name: 'Maxi Yatzy', short: 'Maxi Yatzy' },
  },
};
