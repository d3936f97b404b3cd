/** Facts of a scorecard game as sentences. */
import { categoryName, jokerBanner, type Messages } from '@yaht/messages';
import {
  emptyCard,
  offersFor,
  tally,
  totals,
  type ScorecardEvent,
  type ScorecardGame,
  type ScoreRecorded,
  type Seat,
  type SharedEvent,
} from '@yaht/rules';
import { endLines, factLine, factLines, isBot, toldSoFar, turnLines } from './table-teller.ts';

/** The sentences for what happened, for where the game stands, and for what the dice are worth. */
export function scorecardTeller(words: Messages) {
  const { play, line } = words;

  const events = (facts: ScorecardGame['events'], game: ScorecardGame): readonly string[] =>
    facts.flatMap(fact => tell(fact, game));

  function tell(fact: SharedEvent | ScorecardEvent, game: ScorecardGame): readonly string[] {
    switch (fact.type) {
      case 'TurnStarted':
        return turnLines(words, game, fact, standing(fact.seat, game), offers(game));
      case 'DiceRolled':
        return [factLine(words, game, fact, fact.rollsLeft === 0 ? line.lastRoll : ''), ...offers(game)];
      case 'ScoreRecorded':
        return scored(fact, game);
      case 'Undone':
        return [...factLines(words, game, fact), ...position(game)];
      case 'GameOver':
        return endLines(words, game, fact);
      default:
        return factLines(words, game, fact);
    }
  }

  /** What the seat in turn has so far. */
  function standing(seat: Seat, game: ScorecardGame): readonly string[] {
    const total = totals(game)[seat] ?? 0;
    const saved = game.state.savedRolls[seat] ?? 0;
    return [total > 0 ? play.total(total) : '', saved > 0 ? line.savedRolls(saved) : ''];
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

  function scored(fact: ScoreRecorded, game: ScorecardGame): readonly string[] {
    const { seat, category, points, zero } = fact;
    if (zero === 'passed') return factLines(words, game, fact);
    return [
      factLine(words, game, fact, play.total(totals(game)[seat] ?? 0), upperProgress(seat, category, game)),
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

  /** Whose turn it is and what lies on the table. */
  function position(game: ScorecardGame): readonly string[] {
    const { turn } = game.state;
    if (!turn) return [];
    return [...toldSoFar(words, game, standing(turn.seat, game), turn.rollsLeft === 0 ? line.lastRoll : ''), ...offers(game)];
  }

  return { events, offers, position };
}
