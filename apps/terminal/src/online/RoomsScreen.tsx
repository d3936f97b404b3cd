/** The rooms of a server, in the whole terminal. */
import { useEffect } from 'react';
import { lineOf, span } from '../draw/line.ts';
import { formatAddress } from '../remote/address.ts';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useKeys, useLook, useValue, useWords } from '../shell/shell-context.ts';
import type { RoomsDesk } from './rooms-desk.ts';
import { roomsLines } from './rooms-lines.ts';

type Props = { readonly desk: RoomsDesk };

export function RoomsScreen({ desk }: Props) {
  const state = useValue(desk.state);
  const words = useWords();
  const { glyphs } = useLook();
  useEffect(() => desk.look(), [desk]);
  useKeys(desk.press);

  const { server, guest } = desk.parts;
  return (
    <ScreenLayout
      heading={lineOf(span(' yaht', 'title'), `  ${words.online.rooms(formatAddress(server.address))}`)}
      status={lineOf(span(guest.name, 'dim'), ' ')}
      body={({ height }) => ({ lines: roomsLines(state, { words, key: desk.parts.shell.key, glyphs }, height) })}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}
