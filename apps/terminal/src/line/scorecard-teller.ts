/** Facts of a scorecard game as sentences. */
import { categoryName, jokerBanner, type Messages } from '@yaht/messages';
import {
  categoryIds,
  emptyCard,
  offersFor,
  roundOf,
  tally,
  totals,
  yahtzeeCategory,
  type DiceRolled,
  type SharedEvent,
  type ScorecardEvent,
  type ScorecardGame,
  type ScoreRecorded,
  type Seat,
  type TurnStarted,
  type Undone,
} from '@yaht/rules';
import { isAlone, isBot, nameOf, tellEnd, tellOpening } from './table-teller.ts';

/** The sentences for what happened, for where the game stands, and for what the dice are worth. */
export function scorecardTeller(words: Messages) {
  const { play, line } = words;

  const events = (facts: ScorecardGame['events'], game: ScorecardGame): readonly string[] =>
    facts.flatMap(fact => tell(fact, game));

  function tell(fact: SharedEvent | ScorecardEvent, game: ScorecardGame): readonly string[] {
    switch (fact.type) {
      case 'OpeningRolled':
        return tellOpening(words, fact, game);
      case 'TurnStarted':
        return turnStarted(fact, game);
      case 'DiceRolled':
        return [rolled(fact, game), ...offers(game)];
      case 'ScoreRecorded':
        return scored(fact, game);
      case 'Undone':
        return undone(fact, game);
      case 'GameOver':
        return tellEnd(words, fact, game);
      default:
        return [];
    }
  }

  function turnStarted({ seat, dice }: TurnStarted, game: ScorecardGame): readonly string[] {
    return ['', roundLine(seat, game), ...(dice ? [firstRoll(game), ...offers(game)] : [])];
  }

  function roundLine(seat: Seat, game: ScorecardGame): string {
    const round = play.round(roundOf(game), categoryIds(game.start.variant).length);
    const total = totals(game)[seat] ?? 0;
    const saved = game.state.savedRolls[seat] ?? 0;
    return [
      round,
      isAlone(game) ? '' : play.turn(nameOf(words, game, seat)),
      total > 0 ? play.total(total) : '',
      saved > 0 ? line.savedRolls(saved) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  const rollsInAll = ({ state: { turn } }: ScorecardGame): number => (turn ? turn.rolls + turn.rollsLeft : 0);

  const firstRoll = (game: ScorecardGame): string => play.rolled(1, rollsInAll(game), game.state.turn?.dice ?? [], []);

  function rolled({ dice, hold, rollsLeft }: DiceRolled, game: ScorecardGame): string {
    const kept = dice.filter((_, die) => hold[die]);
    const said = play.rolled(rollsInAll(game) - rollsLeft, rollsInAll(game), dice, kept);
    return rollsLeft === 0 ? `${said} ${line.lastRoll}` : said;
  }

  /** What the dice would score now, the most first, after what the joker rule has to say. */
  function offers(game: ScorecardGame): readonly string[] {
    const { turn, cards } = game.state;
    const { variant } = game.start;
    if (!turn?.dice || isBot(game, turn.seat)) return [];
    const card = cards[turn.seat] ?? emptyCard;
    const banner = jokerBanner(words, variant, card, turn.dice);
    const allowed = offersFor(variant, card, turn.dice).filter(offer => offer.allowed);
    const worth = allowed
      .flatMap(({ category, points }) => (points ? [{ category: categoryName(words, variant, category), points }] : []))
      .sort((a, b) => b.points - a.points);
    const zeros = allowed.length - worth.length;
    const said = worth.length > 0 ? [line.worth(worth), zeros > 0 ? line.othersZero(zeros) : ''] : [line.allZero(turn.rollsLeft)];
    return [...(banner === undefined ? [] : [banner]), said.filter(Boolean).join(' ')];
  }

  function scored({ seat, category, points, bonus, zero }: ScoreRecorded, game: ScorecardGame): readonly string[] {
    const { variant } = game.start;
    const name = categoryName(words, variant, category);
    const box = yahtzeeCategory(variant);
    const sentence =
      zero === 'passed'
        ? play.passed(nameOf(words, game, seat), name)
        : play.scored(nameOf(words, game, seat), { category: name, points });
    return [
      [
        sentence,
        bonus > 0 && box !== undefined ? play.bonus(categoryName(words, variant, box), bonus) : '',
        play.total(totals(game)[seat] ?? 0),
        upperProgress(seat, category, game),
      ]
        .filter(Boolean)
        .join(' '),
      ...(points === 0 && zero === undefined && isStillOpen(game, seat) ? [line.undoHint] : []),
    ];
  }

  /** A bot that comes next has rolled before anybody could take something back. */
  const isStillOpen = (game: ScorecardGame, seat: Seat): boolean =>
    game.start.options.undo !== 'off' && !game.over && ![seat, game.state.turn?.seat ?? seat].some(other => isBot(game, other));

  /** How far the bonus is, when the score was about it. */
  function upperProgress(seat: Seat, category: string, game: ScorecardGame): string {
    const { variant } = game.start;
    const { target, points } = variant.upperBonus;
    const { upper } = tally(variant, game.state.cards[seat] ?? emptyCard);
    return points > 0 && variant.categories[category]?.kind === 'face' ? play.upperProgress(upper, target, points) : '';
  }

  /** What the takeback opened again, then the position it led to. */
  function undone({ to }: Undone, game: ScorecardGame): readonly string[] {
    const fact = game.events[to];
    const what =
      fact?.type === 'ScoreRecorded' ? play.undone(categoryName(words, game.start.variant, fact.category)) : play.undoneRoll;
    return [what, ...position(game)];
  }

  /** Whose turn it is and what lies on the table. */
  function position(game: ScorecardGame): readonly string[] {
    const { turn } = game.state;
    if (!turn) return [];
    const { dice, hold, rollsLeft } = turn;
    const shown = dice
      ? [turn.rolls > 1 ? rolled({ type: 'DiceRolled', seat: turn.seat, hold, dice, rollsLeft }, game) : firstRoll(game)]
      : [];
    return [roundLine(turn.seat, game), ...shown, ...offers(game)];
  }

  return { events, offers, position };
}
