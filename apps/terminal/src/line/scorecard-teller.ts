/** Facts of a scorecard game as sentences. */
import { categoryName, jokerBanner, type Messages } from '@yaht/messages';
import {
  categoryIds,
  effective,
  emptyCard,
  isAssisted,
  offersFor,
  standings,
  sumOf,
  tally,
  totals,
  yahtzeeCategory,
  type DiceRolled,
  type Event,
  type Game,
  type GameOver,
  type OpeningRolled,
  type ScoreRecorded,
  type Seat,
  type TurnStarted,
  type Undone,
} from '@yaht/rules';

/** The sentences for what happened, for where the game stands, and for what the dice are worth. */
export function scorecardTeller(words: Messages) {
  const { play, line } = words;
  const nameOf = ({ start }: Game, seat: Seat): string => start.players[seat]?.name ?? play.defaultName(seat);
  const isAlone = ({ start }: Game): boolean => start.players.length === 1;

  const events = (facts: readonly Event[], game: Game): readonly string[] => facts.flatMap(fact => tell(fact, game));

  function tell(fact: Event, game: Game): readonly string[] {
    switch (fact.type) {
      case 'OpeningRolled':
        return opening(fact, game);
      case 'TurnStarted':
        return turnStarted(fact, game);
      case 'DiceRolled':
        return [rolled(fact, game), ...offers(game)];
      case 'ScoreRecorded':
        return scored(fact, game);
      case 'Undone':
        return undone(fact, game);
      case 'GameOver':
        return ended(fact, game);
      default:
        return [];
    }
  }

  function opening({ rolls, order }: OpeningRolled, game: Game): readonly string[] {
    const highest = Math.max(...rolls.map(({ dice }) => sumOf(dice)));
    const level = rolls.filter(({ dice }) => sumOf(dice) === highest).map(({ seat }) => nameOf(game, seat));
    return [
      ...rolls.map(({ seat, dice }) => play.openingRoll(nameOf(game, seat), dice, sumOf(dice))),
      order ? play.starts(nameOf(game, order[0] ?? 0)) : play.openingTie(level),
    ];
  }

  function turnStarted({ seat, dice }: TurnStarted, game: Game): readonly string[] {
    return ['', roundLine(seat, game), ...(dice ? [firstRoll(game), ...offers(game)] : [])];
  }

  function roundLine(seat: Seat, game: Game): string {
    const { variant, players } = game.start;
    const { state } = game;
    const round = play.round(Math.ceil(state.turns / players.length), categoryIds(variant).length);
    const total = totals(game)[seat] ?? 0;
    const saved = state.savedRolls[seat] ?? 0;
    return [
      round,
      isAlone(game) ? '' : play.turn(nameOf(game, seat)),
      total > 0 ? play.total(total) : '',
      saved > 0 ? line.savedRolls(saved) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  const rollsInAll = ({ state: { turn } }: Game): number => (turn ? turn.rolls + turn.rollsLeft : 0);

  const firstRoll = (game: Game): string => play.rolled(1, rollsInAll(game), game.state.turn?.dice ?? [], []);

  function rolled({ dice, hold, rollsLeft }: DiceRolled, game: Game): string {
    const kept = dice.filter((_, die) => hold[die]);
    const said = play.rolled(rollsInAll(game) - rollsLeft, rollsInAll(game), dice, kept);
    return rollsLeft === 0 ? `${said} ${line.lastRoll}` : said;
  }

  /** What the dice would score now, the most first, after what the joker rule has to say. */
  function offers(game: Game): readonly string[] {
    const { turn, cards } = game.state;
    const { variant } = game.start;
    if (!turn?.dice) return [];
    const card = cards[turn.seat] ?? emptyCard;
    const banner = jokerBanner(words, variant, card, turn.dice);
    const allowed = offersFor(variant, card, turn.dice).filter(offer => offer.allowed);
    const worth = allowed
      .flatMap(({ category, points }) => (points ? [{ category: categoryName(words, variant, category), points }] : []))
      .sort((a, b) => b.points - a.points);
    const zeros = allowed.length - worth.length;
    const said = worth.length > 0 ? [line.worth(worth), zeros > 0 ? line.othersZero(zeros) : ''] : [line.allZero];
    return [...(banner === undefined ? [] : [banner]), said.filter(Boolean).join(' ')];
  }

  function scored({ seat, category, points, bonus, zero }: ScoreRecorded, game: Game): readonly string[] {
    const { variant } = game.start;
    const name = categoryName(words, variant, category);
    const box = yahtzeeCategory(variant);
    const sentence =
      zero === 'passed' ? play.passed(nameOf(game, seat), name) : play.scored(nameOf(game, seat), { category: name, points });
    return [
      [
        sentence,
        bonus > 0 && box !== undefined ? play.bonus(categoryName(words, variant, box), bonus) : '',
        play.total(totals(game)[seat] ?? 0),
        upperProgress(seat, category, game),
      ]
        .filter(Boolean)
        .join(' '),
      ...(points === 0 && zero === undefined && !game.over ? [line.undoHint] : []),
    ];
  }

  /** How far the bonus is, when the score was about it. */
  function upperProgress(seat: Seat, category: string, game: Game): string {
    const { variant } = game.start;
    const { target, points } = variant.upperBonus;
    const { upper } = tally(variant, game.state.cards[seat] ?? emptyCard);
    return points > 0 && variant.categories[category]?.kind === 'face' ? play.upperProgress(upper, target, points) : '';
  }

  /** What the takeback opened again, then the position it led to. */
  function undone({ to }: Undone, game: Game): readonly string[] {
    const fact = game.events[to];
    const what =
      fact?.type === 'ScoreRecorded' ? play.undone(categoryName(words, game.start.variant, fact.category)) : play.undoneRoll;
    return [what, ...position(game)];
  }

  function ended({ winners, totals: sums, abandoned }: GameOver, game: Game): readonly string[] {
    const names = winners.map(seat => nameOf(game, seat));
    const total = sums[winners[0] ?? 0] ?? 0;
    const result = isAlone(game) ? play.finished(nameOf(game, 0), total) : play.won(names, total);
    const list = isAlone(game)
      ? []
      : standings(sums).map(({ rank, seat, total: sum }) => play.standing(rank, nameOf(game, seat), sum));
    return ['', play.gameOver, abandoned ? play.abandoned : result, ...list, ...(isAssisted(game.events) ? [play.assisted] : [])];
  }

  /** Whose turn it is and what lies on the table. */
  function position(game: Game): readonly string[] {
    const { turn } = game.state;
    if (!turn) return [];
    const latest = effective(game.events).findLast(event => event.type === 'DiceRolled' || event.type === 'TurnStarted');
    const dice = latest?.type === 'DiceRolled' ? [rolled(latest, game)] : turn.dice ? [firstRoll(game)] : [];
    return [roundLine(turn.seat, game), ...dice, ...offers(game)];
  }

  return { events, offers, position };
}
