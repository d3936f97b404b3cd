/** The cards of all seats side by side. */
import { categoryName, type Messages } from '@yaht/messages';
import { categoryIds, emptyCard, isFilled, tally, yahtzeeCategory, type ScorecardGame } from '@yaht/rules';

type Row = readonly [string, ...string[]];

/** One line per category, then the sums; columns are as wide as their names. */
export function cardTable(words: Messages, game: ScorecardGame): readonly string[] {
  const rows = [header(game), ...categoryRows(words, game), ...sumRows(words, game)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  return rows.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
}

const header = ({ start }: ScorecardGame): Row => ['', ...start.players.map(({ name }) => name)];

const categoryRows = (words: Messages, { start, state }: ScorecardGame): readonly Row[] =>
  categoryIds(start.variant).map(category => [
    categoryName(words, start.variant, category),
    ...state.cards.map(card => (isFilled(card, category) ? String(card.points[category]) : '-')),
  ]);

function sumRows(words: Messages, { start: { variant, players }, state }: ScorecardGame): readonly Row[] {
  const { play } = words;
  const tallies = players.map((_, seat) => tally(variant, state.cards[seat] ?? emptyCard));
  const box = yahtzeeCategory(variant);
  const row = (name: string, sum: keyof (typeof tallies)[number]): Row => [name, ...tallies.map(card => String(card[sum]))];
  return [
    ...(variant.upperBonus.points > 0 ? [row(play.upperSum, 'upper'), row(play.upperBonus, 'upperBonus')] : []),
    ...((variant.yahtzeeBonus ?? 0) > 0 && box !== undefined
      ? [row(play.yahtzeeBonus(categoryName(words, variant, box)), 'yahtzeeBonus')]
      : []),
    row(play.totalRow, 'total'),
  ];
}
