/** Facts as one line each, for the log and the message below the table. */
import type { Table, TableView } from '@yaht/client';
import { categoryName, type Messages } from '@yaht/messages';
import { runSentence } from '../run/run-facts.ts';

/** A fact as a table tells it. */
export type Fact = Parameters<Parameters<Table['onFacts']>[0]>[0][number]['event'];

/** What a reader wants to know of a fact; undefined for those that the table itself shows. */
export function factSentence(words: Messages, { variant, players }: TableView, fact: Fact): string | undefined {
  const nameOf = (seat: number): string => players.find(player => player.seat === seat)?.name ?? words.play.defaultName(seat);
  const rowOf = (category: string): string =>
    variant?.family === 'scorecard' ? categoryName(words, variant, category) : category;
  if (variant?.family === 'run') return runSentence(words, fact);
  switch (fact.type) {
    case 'ScoreRecorded': {
      const { seat, category, points, zero } = fact;
      return zero === 'passed'
        ? words.play.passed(nameOf(seat), rowOf(category))
        : words.play.scored(nameOf(seat), { category: rowOf(category), points });
    }
    case 'DiceScored':
      return words.rollio.scored(nameOf(fact.seat), fact.combinations, fact.points);
    case 'Banked':
      return words.rollio.banked(nameOf(fact.seat), fact.points, fact.total);
    case 'Flopped':
      return words.rollio.flopped(nameOf(fact.seat), fact.lost);
    case 'TurnPassed':
      return words.rollio.passed(nameOf(fact.seat));
    case 'Undone':
      return words.terminal.undone;
    case 'HintTaken':
      return words.terminal.hintTaken(nameOf(fact.seat));
    case 'GameOver':
      return words.play.gameOver;
    default:
      return undefined;
  }
}
