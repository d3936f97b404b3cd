/** A menu or a form in the whole terminal. */
import { block, flexible, growing, layoutOf, type Plan } from '../draw/layout.ts';
import { clickable, EMPTY, linesAround, lineOf, span, type Line } from '../draw/line.ts';
import { padEnd, widthOf, wrap } from '../draw/width.ts';
import { bodyOf } from '../shell/frame.ts';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useKeys, useLook, useSize, useValue } from '../shell/shell-context.ts';
import type { Item, ListDesk } from './list-desk.ts';

type Props = { readonly desk: ListDesk };

export function ListScreen({ desk }: Props) {
  const { columns } = useSize();
  useValue(desk.state);
  useKeys(desk.press);
  const items = desk.parts.items();
  const { glyphs } = useLook();
  return (
    <ScreenLayout
      heading={lineOf(span(' yaht', 'title'), `  ${desk.parts.title()}`)}
      body={room => bodyOf(layoutOf(planOf(desk, items, columns), room), glyphs)}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}

/** The list around the cursor comes first, then more about the item under it, and a picture is the last to find room. */
function planOf({ parts, at }: ListDesk, items: readonly Item[], columns: number): Plan<'list', ListPart> {
  const intro = parts.intro?.() ?? [EMPTY];
  const picture = parts.picture?.() ?? [];
  const list = itemLines(items, at);
  const blocks = [
    block('intro', intro),
    ...growing('list', 1, list.length, height => linesAround(list, at, height)),
    ...flexible('details', detailLines(items[at], columns)),
    block('picture', [EMPTY, ...picture]),
  ];
  return {
    widths: [{ part: 'list', to: columns }],
    stacks: () => [{ column: 'list', order: ['picture', 'intro', 'list', 'details'], blocks }],
  };
}

type ListPart = 'picture' | 'intro' | 'list' | 'details';

function itemLines(items: readonly Item[], at: number): readonly Line[] {
  const width = Math.max(0, ...items.filter(({ value }) => value !== undefined).map(({ label }) => widthOf(label)));
  return items.map(({ label, value, change, isMarked }, i) => {
    const isUnder = i === at;
    const cursor = isUnder ? '> ' : '  ';
    const mark = isMarked === undefined ? '' : isMarked ? '[x] ' : '[ ] ';
    const shown = value === undefined ? label : padEnd(label, width);
    const set = value === undefined ? [] : [span(change ? `  < ${value} >` : `  ${value}`, isUnder ? 'active' : 'pencil')];
    return clickable(lineOf(span(`  ${cursor}${mark}`, 'key'), span(shown, isUnder ? 'active' : 'plain'), ...set), `row-${i}`);
  });
}

function detailLines(item: Item | undefined, columns: number): readonly Line[] {
  if (item?.detail === undefined) return [];
  return [EMPTY, ...wrap(item.detail, Math.min(columns, 90) - 8).map(text => lineOf(span(`    ${text}`, 'dim')))];
}
