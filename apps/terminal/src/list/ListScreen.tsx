/** A menu or a form in the whole terminal. */
import { around, EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import { padEnd, widthOf, wrap } from '../draw/width.ts';
import { CHROME } from '../shell/chrome.ts';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useKeys, useSize, useValue } from '../shell/shell-context.ts';
import type { Item, ListDesk } from './list-desk.ts';

type Props = { readonly desk: ListDesk };

export function ListScreen({ desk }: Props) {
  const { columns, rows } = useSize();
  useValue(desk.state);
  useKeys(desk.press);
  const items = desk.parts.items();
  const intro = desk.parts.intro?.() ?? [EMPTY];
  const details = detailLines(items[desk.at], columns);
  const room = rows - CHROME - intro.length - details.length;
  return (
    <ScreenLayout
      heading={lineOf(span(' yaht', 'title'), `  ${desk.parts.title()}`)}
      body={[...intro, ...around(itemLines(items, desk.at), desk.at, room).shown, ...details]}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}

function itemLines(items: readonly Item[], at: number): readonly Line[] {
  const width = Math.max(0, ...items.filter(({ value }) => value !== undefined).map(({ label }) => widthOf(label)));
  return items.map(({ label, value, change }, i) => {
    const isUnder = i === at;
    const mark = isUnder ? '> ' : '  ';
    const shown = value === undefined ? label : padEnd(label, width);
    const set = value === undefined ? [] : [span(change ? `  < ${value} >` : `  ${value}`, isUnder ? 'active' : 'pencil')];
    return lineOf(span(`  ${mark}`, 'key'), span(shown, isUnder ? 'active' : 'plain'), ...set);
  });
}

function detailLines(item: Item | undefined, columns: number): readonly Line[] {
  if (item?.detail === undefined) return [];
  return [EMPTY, ...wrap(item.detail, Math.min(columns, 90) - 8).map(text => lineOf(span(`    ${text}`, 'dim')))];
}
