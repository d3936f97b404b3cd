/** Advice for people: what to do, what else there is and what it costs. */
import { facesKey, hintSentence } from '@yaht/coach';
import { categoryName, variantName, type Messages } from '@yaht/messages';
import { formatDice, type Dice } from '@yaht/rules';
import { ALL_HELD, heldBy, type Advice, type CategoryAdvice, type Tables } from '@yaht/solver';
import { padEnd, padStart, widest } from '@yaht/terminal/text';
import type { Output } from '../output/output.ts';
import type { Rolled } from './position-line.ts';

type Row = readonly string[];

/** Holds that are shown. */
const TOP = 5;

/** The lines of a position with dice. */
export function adviceLines(
  messages: Messages,
  tables: Tables,
  { dice, rerollsLeft }: Rolled,
  advice: Advice,
  chances: Float64Array,
  { paint }: Output,
): readonly string[] {
  const words = messages.solver;
  const name = variantName(messages, tables.variant);
  return [
    paint.heading(words.position(name, formatDice(dice), rerollsLeft)),
    '',
    paint.good(hintSentence(messages, tables.variant, dice, advice)),
    words.toCome(advice.value),
    ...(rerollsLeft > 0 ? ['', ...table(holdRows(messages, dice, advice), paint.dim)] : []),
    '',
    ...table(categoryRows(messages, tables, advice, chances), paint.dim),
    ...(rerollsLeft > 0 ? ['', paint.dim(words.endsHereNote)] : []),
  ];
}

/** Dice that look alike make one hold, the leftmost. */
function holdRows({ solver: words }: Messages, dice: Dice, { holds, value }: Advice): readonly Row[] {
  const seen = new Set<string>();
  const different = holds
    .map((expected, mask) => ({ expected, mask, key: facesKey(heldBy(dice, mask)) }))
    .filter(({ key, mask }) => mask !== ALL_HELD && !seen.has(key) && seen.add(key))
    .sort((one, other) => other.expected - one.expected);
  const more = different.length - TOP;
  return [
    [words.hold, words.worth, words.cost],
    ...different
      .slice(0, TOP)
      .map(({ expected, mask }) => [shownHold(dice, mask), words.decimal(expected, 2), cost(words, value, expected)]),
    ...(more > 0 ? [[words.moreHolds(more)]] : []),
  ];
}

const shownHold = (dice: Dice, mask: number): string => dice.map((face, die) => (mask & (1 << die) ? face : '·')).join(' ');

function categoryRows(messages: Messages, { variant }: Tables, advice: Advice, chances: Float64Array): readonly Row[] {
  const words = messages.solver;
  const worth = ({ expected, scratched }: CategoryAdvice): number => Math.max(expected, scratched);
  const rows = [...advice.categories].sort((one, other) => worth(other) - worth(one));
  const hasChances = advice.holds.length > 0;
  return [
    [words.scoring, words.points, words.worth, words.cost, ...(hasChances ? [words.endsHere] : [])],
    ...rows.map(row => [
      categoryName(messages, variant, row.id),
      String(row.scratched > row.expected ? 0 : row.points),
      words.decimal(worth(row), 2),
      cost(words, advice.value, worth(row)),
      ...(hasChances ? [words.percent(chances[row.category] ?? 0)] : []),
    ]),
  ];
}

/** Nothing beside the best. */
const cost = (words: Messages['solver'], value: number, expected: number): string =>
  value - expected < 0.005 ? '' : words.decimal(value - expected, 2);

/** Columns under their headings: words to the left, numbers to the right. */
function table(rows: readonly Row[], dim: (text: string) => string): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map(row => row[column] ?? '')));
  const lines = rows.map(row =>
    `  ${row.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return lines.map((line, i) => (i === 0 ? dim(line) : line));
}
