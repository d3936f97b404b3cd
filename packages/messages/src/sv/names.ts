import type { Names } from '../words.ts';

export const names: Names = {
  games: { 'yahtzee-official': 'Yahtzee (officiell joker)', 'maxi-yatzy': 'Maxi-Yatzy' },
  categories: {
    ones: { name: 'Ettor', short: 'Ettor' },
    twos: { name: 'Tvåor', short: 'Tvåor' },
    threes: { name: 'Treor', short: 'Treor' },
    fours: { name: 'Fyror', short: 'Fyror' },
    fives: { name: 'Femmor', short: 'Femmor' },
    sixes: { name: 'Sexor', short: 'Sexor' },
    onePair: { name: 'Ett par', short: 'Ett par', also: ['Par'] },
    twoPairs: { name: 'Två par', short: 'Två par' },
    threePairs: { name: 'Tre par', short: 'Tre par' },
    threeOfAKind: { name: 'Tretal', short: 'Tretal', also: ['Triss'] },
    fourOfAKind: { name: 'Fyrtal', short: 'Fyrtal' },
    fiveOfAKind: { name: 'Femtal', short: 'Femtal' },
    smallStraight: { name: 'Liten stege', short: 'Liten stege', also: ['Liten straight'] },
    largeStraight: { name: 'Stor stege', short: 'Stor stege', also: ['Stor straight'] },
    fullStraight: { name: 'Full stege', short: 'Full stege', also: ['Full straight'] },
    fullHouse: { name: 'Kåk', short: 'Kåk' },
    castle: { name: 'Hus', short: 'Hus' },
    tower: { name: 'Torn', short: 'Torn' },
    chance: { name: 'Chans', short: 'Chans' },
    yahtzee: { name: 'Yatzy', short: 'Yatzy' },
    yatzy: { name: 'Yatzy', short: 'Yatzy' },
    maxiYatzy: { name: 'Maxi-Yatzy', short: 'Maxi-Yatzy' },
  },
};
