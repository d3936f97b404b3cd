/** A table in the whole terminal; whoever keeps the game, it looks the same. */
import type { TableView } from '@yaht/client';
import { fitLines, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useNow } from '../shell/use-now.ts';
import { useKeys, useLook, useSize, useValue, useWords } from '../shell/shell-context.ts';
import { layoutOf } from './layout.ts';
import type { PaneParts } from './pane-parts.ts';
import { bodyRule, tableBody } from './table-body.ts';
import type { TableDesk } from './table-desk.ts';
import { tableHeading, tableStatus } from './table-heading.ts';

type Props = { readonly desk: TableDesk };

export function TableScreen({ desk }: Props) {
  const { state, view } = useValue(desk.shown);
  const words = useWords();
  const { glyphs } = useLook();
  const size = useSize();
  const note = noteLines(desk.parts.note?.(view) ?? [], size.columns, glyphs);
  const layout = layoutOf(size, view.players, note.length);
  const now = useNow(desk.parts.clock, isCounting(view));
  useKeys(desk.press);

  const { game, feed } = desk.parts.table.state();
  const race = desk.parts.race?.() ?? null;
  const { keys } = desk;
  const parts: PaneParts = { view, state, game, race, feed, keys, words, glyphs, now };
  const mode = desk.parts.heading?.();
  return (
    <ScreenLayout
      heading={tableHeading(parts, mode)}
      status={tableStatus(parts, mode)}
      rule={bodyRule(parts, layout)}
      body={[...tableBody(parts, layout), ...note]}
      keys={keys}
      overlays={desk.overlays}
    />
  );
}

/** So many lines are always there, so that nothing jumps when a sentence is longer. */
const NOTE = 3;

/** A rule, and under it what is to be read. */
function noteLines(note: readonly string[], columns: number, { rule }: Glyphs): readonly Line[] {
  if (note.length === 0) return [];
  const texts = note.flatMap(text => sentence(text, columns, 'active'));
  return [lineOf(span(rule.repeat(columns), 'dim')), ...fitLines(texts, Math.max(NOTE, texts.length))];
}

/** Whether anything on the screen counts seconds. */
export const isCounting = ({ turnEndsAt, players, connection }: TableView): boolean =>
  turnEndsAt !== null ||
  players.some(({ awayUntil }) => awayUntil !== null) ||
  connection.state === 'reconnecting' ||
  connection.state === 'offline';
