/** A game as text: who played what, the cards side by side, and what is needed to check the dice. */
import { categoryName, variantName, type Messages } from '@yaht/messages';
import { categoryIds, emptyCard, tally, totals, type Game } from '@yaht/rules';

export function recordText(game: Game, messages: Messages): string {
  const { start, over } = game;
  const names = start.players.map(({ name }) => name);
  const head = [`${start.id}: ${variantName(messages, start.variant)}, ${names.join(', ')}`, ''];
  const proof = ['', `commitment  ${start.commitment ?? '-'}`, ...(over?.seed === undefined ? [] : [`seed        ${over.seed}`])];
  return [...head, ...table([['', ...names], ...rowsOf(game, messages)]), ...proof, ''].join('\n');
}

type Row = readonly string[];

function rowsOf(game: Game, messages: Messages): readonly Row[] {
  const sums: Row = ['=', ...totals(game).map(String)];
  if (game.family !== 'scorecard') return [sums];
  const { variant } = game.start;
  const cards = game.state.cards;
  const lines = categoryIds(variant).map(category => [
    categoryName(messages, variant, category),
    ...cards.map(({ points }) => String(points[category] ?? '')),
  ]);
  const bonus: Row = ['+', ...cards.map(card => String(bonusOf(tally(variant, card ?? emptyCard))))];
  return [...lines, bonus, sums];
}

const bonusOf = ({ upperBonus, yahtzeeBonus }: { readonly upperBonus: number; readonly yahtzeeBonus: number }): number =>
  upperBonus + yahtzeeBonus;

/** Columns as wide as their widest cell; numbers stand to the right. */
function table(rows: readonly Row[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
