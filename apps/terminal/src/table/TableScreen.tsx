/** A table in the whole terminal; whoever keeps the game, it looks the same. */
import { useEffect, useState } from 'react';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
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
  const layout = layoutOf(useSize(), view.players.length);
  const now = useNow(desk, isCounting(desk));
  useKeys(desk.press);

  const parts: PaneParts = { view, state, feed: desk.parts.table.state().feed, words, glyphs, now };
  return (
    <ScreenLayout
      heading={tableHeading(parts)}
      status={tableStatus(parts)}
      rule={bodyRule(parts, layout)}
      body={tableBody(parts, layout)}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}

/** Whether anything on the screen counts seconds. */
const isCounting = ({ view: { turnEndsAt, players, connection } }: TableDesk): boolean =>
  turnEndsAt !== null ||
  players.some(({ awayUntil }) => awayUntil !== null) ||
  connection.state === 'reconnecting' ||
  connection.state === 'offline';

const SECOND = 1_000;

/** The time, every second while it is looked at. */
function useNow({ parts: { clock } }: TableDesk, isTicking: boolean): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (!isTicking) return;
    let callOff = (): void => {};
    const tick = (): void => {
      setNow(clock.now());
      callOff = clock.after(SECOND, tick);
    };
    tick();
    return () => callOff();
  }, [clock, isTicking]);
  return now;
}
