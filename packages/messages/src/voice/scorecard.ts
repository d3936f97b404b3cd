/** Facts of a game with a card. */
import {
  categoryIds,
  emptyCard,
  fill,
  upperBonusBy,
  yahtzeeCategory,
  type Card,
  type ScorecardEvent,
  type ScorecardGame,
  type ScoreRecorded,
  type Seat,
} from '@yaht/rules';
import { categoryName } from '../names.ts';
import { isAlone, isPassedOver, rollUntil, roundUntil, saidOfPass, type About } from './about.ts';
import type { Said, Tellers } from './told.ts';

export const scorecard: Tellers<ScorecardEvent, About<ScorecardGame>> = {
  TurnStarted({ seat, dice, rollsLeft }, about) {
    const { words, game, nameOf } = about;
    const { play } = words;
    if (isPassedOver(about, seat)) return '';
    return [
      play.round(roundUntil(about), categoryIds(game.start.variant).length),
      isAlone(game) ? '' : play.turn(nameOf(seat)),
      dice ? play.rolled(1, 1 + rollsLeft, dice, []) : '',
    ];
  },
  DiceRolled({ dice, hold, rollsLeft }, about) {
    const roll = rollUntil(about);
    const kept = dice.filter((_, die) => hold[die]);
    return about.words.play.rolled(roll, roll + rollsLeft, dice, kept);
  },
  DiceHeld({ hold }, { words, before }) {
    const dice = before().state.turn?.dice ?? [];
    return words.play.held(dice.filter((_, die) => hold[die]));
  },
  ScoreRecorded: scored,
};

function scored({ seat, category, points, bonus, zero }: ScoreRecorded, about: About<ScorecardGame>): Said {
  const { words, game, nameOf } = about;
  const { play } = words;
  const { variant } = game.start;
  const name = categoryName(words, variant, category);
  const box = yahtzeeCategory(variant);
  const upper = upperBonusBy(variant, cardUntil(about, seat), category);
  return [
    zero === 'passed'
      ? saidOfPass(about, seat, play.passed(nameOf(seat), name))
      : play.scored(nameOf(seat), { category: name, points }),
    bonus > 0 && box !== undefined ? play.bonus(categoryName(words, variant, box), bonus) : '',
    upper > 0 ? play.upperBonusMade(upper) : '',
  ];
}

/** The card of a seat when the fact had been recorded. */
const cardUntil = ({ until }: About, seat: Seat): Card =>
  until().reduce(
    (card, event) =>
      event.type === 'ScoreRecorded' && event.seat === seat ? fill(card, event.category, event.points, event.bonus) : card,
    emptyCard,
  );
