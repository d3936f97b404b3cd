import type { Names } from '../words.ts';

export const names: Names = {
  games: { 'yahtzee-official': 'Yahtzee (offizieller Joker)', 'maxi-yatzy': 'Maxi-Yatzy' },
  /** As on a Kniffel sheet; what Kniffel does not have is named in the same way. */
  categories: {
    ones: { name: 'Einser', short: 'Einser' },
    twos: { name: 'Zweier', short: 'Zweier' },
    threes: { name: 'Dreier', short: 'Dreier' },
    fours: { name: 'Vierer', short: 'Vierer' },
    fives: { name: 'Fünfer', short: 'Fünfer', also: ['Fuenfer'] },
    sixes: { name: 'Sechser', short: 'Sechser' },
    onePair: { name: 'Ein Paar', short: 'Ein Paar', also: ['Paar'] },
    twoPairs: { name: 'Zwei Paare', short: 'Zwei Paare' },
    threePairs: { name: 'Drei Paare', short: 'Drei Paare' },
    threeOfAKind: { name: 'Dreierpasch', short: 'Dreierpasch' },
    fourOfAKind: { name: 'Viererpasch', short: 'Viererpasch' },
    fiveOfAKind: { name: 'Fünferpasch', short: 'Fünferpasch', also: ['Fuenferpasch'] },
    smallStraight: { name: 'Kleine Straße', short: 'Kl. Straße' },
    largeStraight: { name: 'Große Straße', short: 'Gr. Straße' },
    fullStraight: { name: 'Volle Straße', short: 'V. Straße' },
    fullHouse: { name: 'Full House', short: 'Full House' },
    castle: { name: 'Burg', short: 'Burg' },
    tower: { name: 'Turm', short: 'Turm' },
    chance: { name: 'Chance', short: 'Chance' },
    yahtzee: { name: 'Kniffel', short: 'Kniffel' },
    yatzy: { name: 'Yatzy', short: 'Yatzy' },
    maxiYatzy: { name: 'Maxi-Yatzy', short: 'Maxi-Yatzy' },
  },
};
