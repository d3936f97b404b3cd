/** Facts of classic Rollio as sentences. */
import { rollNumber } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import {
  bestSelection,
  rollioOffersFor,
  roundOf,
  waysToScore,
  type Banked,
  type DiceScored,
  type RollioDiceRolled,
  type RollioEvent,
  type RollioGame,
  type RollioTurnStarted,
  type SharedEvent,
  type Undone,
} from '@yaht/rules';
import { isAlone, isBot, nameOf, tellEnd, tellOpening } from './table-teller.ts';

/** The sentences for what happened, for where the game stands, and for what the dice are worth. */
export function rollioTeller(words: Messages) {
  const { play, rollio } = words;

  const events = (facts: RollioGame['events'], game: RollioGame): readonly string[] => facts.flatMap(fact => tell(fact, game));

  function tell(fact: RollioEvent | SharedEvent, game: RollioGame): readonly string[] {
    switch (fact.type) {
      case 'OpeningRolled':
        return tellOpening(words, fact, game);
      case 'TurnStarted':
        return turnStarted(fact, game);
      case 'DiceRolled':
        return [rolled(fact, rollNumber(fact, game)), ...offers(game)];
      case 'DiceScored':
        return scored(fact, game);
      case 'Banked':
        return banked(fact, game);
      case 'Flopped':
        return [rollio.flopped(nameOf(words, game, fact.seat), fact.lost)];
      case 'TurnPassed':
        return [rollio.passed(nameOf(words, game, fact.seat))];
      case 'Undone':
        return undone(fact, game);
      case 'GameOver':
        return tellEnd(words, fact, game);
      default:
        return [];
    }
  }

  function turnStarted({ seat, dice }: RollioTurnStarted, game: RollioGame): readonly string[] {
    return ['', turnLine(seat, game), ...(dice ? [rollio.rolled(1, dice), ...offers(game)] : [])];
  }

  function turnLine(seat: number, game: RollioGame): string {
    const { state, start } = game;
    const round = roundOf(game);
    const turn = isAlone(game) ? rollio.turnAlone(round) : rollio.turn(round, nameOf(words, game, seat));
    return `${turn} ${rollio.total(state.totals[seat] ?? 0, start.variant.target)}`;
  }

  /** All dice, or those that were thrown again with their places. */
  function rolled({ dice, hold }: Pick<RollioDiceRolled, 'dice' | 'hold'>, roll: number): string {
    const thrown = dice.flatMap((_, die) => (hold[die] ? [] : [die]));
    if (thrown.length === dice.length) return rollio.rolled(roll, dice);
    return rollio.rolledSome(
      roll,
      thrown.map(die => dice[die] ?? 0),
      thrown.map(die => die + 1),
    );
  }

  /** What scores most, or what rolling on risks. */
  function offers(game: RollioGame): readonly string[] {
    const { variant } = game.start;
    const { turn } = game.state;
    if (!turn?.dice || isBot(game, turn.seat)) return [];
    const { now } = rollioOffersFor(variant, turn);
    if (turn.scored) return [rollio.risk(now.dice, now.flopRisk)];
    const dice = bestSelection(variant, turn);
    const ways = waysToScore(variant, turn, dice);
    const best = ways.ok ? ways.value.partitions[0] : undefined;
    return best
      ? [
          rollio.best(
            dice.map(die => die + 1),
            best.combinations,
            best.points,
          ),
        ]
      : [];
  }

  function scored({ seat, combinations, points, pot, hotDice }: DiceScored, game: RollioGame): readonly string[] {
    const sentence = rollio.scored(nameOf(words, game, seat), combinations, points);
    const hot = hotDice ? rollio.hotDice(game.start.variant.dice) : '';
    return [[sentence, rollio.pot(pot), hot].filter(Boolean).join(' '), ...offers(game)];
  }

  function banked({ seat, points, total }: Banked, game: RollioGame): readonly string[] {
    const { target } = game.start.variant;
    const isFirst = game.state.closer === seat && total >= target && total - points < target;
    const name = nameOf(words, game, seat);
    return [rollio.banked(name, points, total), ...(isFirst && !isAlone(game) ? [rollio.closing(name, target)] : [])];
  }

  function undone({ to }: Undone, game: RollioGame): readonly string[] {
    const fact = game.events[to];
    const what = fact?.type === 'DiceScored' ? rollio.undoneScore : fact?.type === 'Banked' ? rollio.undoneBank : play.undoneRoll;
    return [what, ...position(game)];
  }

  function totals({ start, state }: RollioGame): readonly string[] {
    const width = Math.max(...start.players.map(({ name }) => name.length));
    return start.players.map(({ name }, seat) => `${name.padEnd(width)}  ${String(state.totals[seat] ?? 0).padStart(6)}`);
  }

  /** Whose turn it is and what lies on the table. */
  function position(game: RollioGame): readonly string[] {
    const { turn } = game.state;
    if (!turn) return [];
    const dice = turn.dice ? [rolled({ dice: turn.dice, hold: asideBefore(turn) }, turn.rolls)] : [];
    return [turnLine(turn.seat, game), ...dice, ...(turn.pot > 0 ? [rollio.pot(turn.pot)] : []), ...offers(game)];
  }

  return { events, offers, position, totals };
}

/** Dice set aside lie apart; after hot dice all of them are on the table. */
const asideBefore = ({ aside }: { readonly aside: readonly boolean[] }): readonly boolean[] =>
  aside.every(Boolean) ? aside.map(() => false) : aside;
