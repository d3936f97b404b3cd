/** Setting dice aside line by line: one way to score them is taken at once, of several one is chosen by its number. */
import type { Desk, RollioView, RunView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { move, say, type Wish } from './screen.ts';

/** With more than ten ways only the best are shown. */
const MANY = 10;
const TOP = 5;

type Table = RollioView | RunView;
type Row = readonly [combinations: Parameters<Messages['rollio']['wayRow']>[1], points: number];

/** Whether the dice in hand score in several ways, and none is chosen yet. */
export const isChoosing = (desk: Desk): boolean => (tableOf(desk)?.ways.length ?? 0) > 1;

/** The way that a number names while one is chosen; an empty line names the best. Any other line lets the dice go. */
export function wayNamed(desk: Desk, text: string): Wish | undefined {
  const table = isChoosing(desk) ? tableOf(desk) : undefined;
  if (!table) return undefined;
  if (/^\d*$/.test(text.trim()))
    return move({ type: 'ScoreDice', dice: table.selected, partition: Number(text.trim() || '1') - 1 });
  desk.press({ type: 'none' });
  return undefined;
}

/** Dice that cannot be had together are sent as they were named, so that the rules say why. */
export function setAside(words: Messages, desk: Desk, dice: readonly number[]): Wish {
  desk.press({ type: 'these', dice });
  const table = tableOf(desk);
  const isWhole = table?.selected.length === dice.length;
  if (!isWhole) desk.press({ type: 'none' });
  const ways = isWhole ? rowsOf(table) : [];
  if (ways.length <= 1) return move({ type: 'ScoreDice', dice });
  const shown = ways.length > MANY ? ways.slice(0, TOP) : ways;
  return say(
    words.rollio.ways(ways.length),
    ...shown.map(([combinations, points], i) => words.rollio.wayRow(i + 1, combinations, points)),
  );
}

function tableOf(desk: Desk): Table | undefined {
  const { board } = desk.view().view;
  return board && board.family !== 'scorecard' ? board : undefined;
}

const rowsOf = (table: Table): readonly Row[] =>
  table.family === 'rollio'
    ? table.ways.map(({ combinations, points }) => [combinations, points])
    : table.ways.map(({ partition, preview }) => [partition.combinations, Math.round(preview.average)]);
