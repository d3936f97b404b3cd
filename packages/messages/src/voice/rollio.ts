/** Facts of classic Rollio. */
import type { Banked, DiceScored, RollioDiceRolled, RollioEvent, RollioGame } from '@yaht/rules';
import { isAlone, isPassedOver, rollUntil, roundUntil, saidOfPass, type About } from './about.ts';
import type { Said, Tellers } from './told.ts';

export const rollio: Tellers<RollioEvent, About<RollioGame>> = {
  TurnStarted({ seat, dice }, about) {
    const { words, game, nameOf } = about;
    if (isPassedOver(about, seat)) return '';
    const round = roundUntil(about);
    return [
      isAlone(game) ? words.rollio.turnAlone(round) : words.rollio.turn(round, nameOf(seat)),
      dice ? words.rollio.rolled(1, dice) : '',
    ];
  },
  DiceRolled: rolled,
  DiceScored: scored,
  Banked: banked,
  Flopped: ({ seat, lost }, { words, nameOf }) => words.rollio.flopped(nameOf(seat), lost),
  TurnPassed: ({ seat }, about) => saidOfPass(about, seat, about.words.rollio.passed(about.nameOf(seat))),
};

/** All dice, or those that were thrown again with their places. */
function rolled({ dice, hold }: RollioDiceRolled, about: About): Said {
  const { rollio: say } = about.words;
  const roll = rollUntil(about);
  const thrown = dice.flatMap((_, die) => (hold[die] ? [] : [die]));
  if (thrown.length === dice.length) return say.rolled(roll, dice);
  return say.rolledSome(
    roll,
    thrown.map(die => dice[die] ?? 0),
    thrown.map(die => die + 1),
  );
}

function scored({ seat, combinations, points, pot, hotDice }: DiceScored, { words, game, nameOf }: About<RollioGame>): Said {
  return [
    words.rollio.scored(nameOf(seat), combinations, points),
    words.rollio.pot(pot),
    hotDice ? words.rollio.hotDice(game.start.variant.dice) : '',
  ];
}

/** The first to reach the target gives everybody else one more turn. */
function banked(fact: Banked, { words, game, until, nameOf }: About<RollioGame>): Said {
  const { seat, points, total } = fact;
  const { target } = game.start.variant;
  const isFirst = total >= target && !until().some(event => event !== fact && event.type === 'Banked' && event.total >= target);
  return [
    words.rollio.banked(nameOf(seat), points, total),
    isFirst && !isAlone(game) ? words.rollio.closing(nameOf(seat), target) : '',
  ];
}
