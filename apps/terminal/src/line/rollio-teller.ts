/** Facts of classic Rollio as sentences. */
import type { Messages } from '@yaht/messages';
import { bestSelection, rollioOffersFor, waysToScore, type RollioEvent, type RollioGame, type SharedEvent } from '@yaht/rules';
import { endLines, factLines, isBot, toldSoFar, turnLines } from './table-teller.ts';

/** The sentences for what happened, for where the game stands, and for what the dice are worth. */
export function rollioTeller(words: Messages) {
  const { rollio } = words;

  const events = (facts: RollioGame['events'], game: RollioGame): readonly string[] => facts.flatMap(fact => tell(fact, game));

  function tell(fact: RollioEvent | SharedEvent, game: RollioGame): readonly string[] {
    switch (fact.type) {
      case 'TurnStarted':
        return turnLines(words, game, fact, [standing(fact.seat, game)], offers(game));
      case 'DiceRolled':
      case 'DiceScored':
        return [...factLines(words, game, fact), ...offers(game)];
      case 'Undone':
        return [...factLines(words, game, fact), ...position(game)];
      case 'GameOver':
        return endLines(words, game, fact);
      default:
        return factLines(words, game, fact);
    }
  }

  const standing = (seat: number, { state, start }: RollioGame): string =>
    rollio.total(state.totals[seat] ?? 0, start.variant.target);

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

  function totals({ start, state }: RollioGame): readonly string[] {
    const width = Math.max(...start.players.map(({ name }) => name.length));
    return start.players.map(({ name }, seat) => `${name.padEnd(width)}  ${rollio.pays(state.totals[seat] ?? 0).padStart(7)}`);
  }

  /** Whose turn it is, what lies on the table, and what is at risk. */
  function position(game: RollioGame): readonly string[] {
    const { turn } = game.state;
    if (!turn) return [];
    return [
      ...toldSoFar(words, game, [standing(turn.seat, game)]),
      ...(turn.pot > 0 ? [rollio.pot(turn.pot)] : []),
      ...offers(game),
    ];
  }

  return { events, offers, position, totals };
}
