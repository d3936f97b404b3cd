/** The form of every screen: a heading, a body, what was said, and the keys. */
import { useLayoutEffect } from 'react';
import type { Line } from '../draw/line.ts';
import { Lines } from '../draw/Lines.tsx';
import type { KeyMap } from '../keys/press.ts';
import { frameOf, type FrameParts } from './frame.ts';
import type { Overlays } from './overlays.ts';
import type { ChatLine } from './said.ts';
import { useLook, useMessage, useShell, useSize, useValue, useWords } from './shell-context.ts';
import { useChat } from './use-chat.ts';

type Props = {
  readonly heading: Line;
  readonly status?: Line;
  readonly body: FrameParts['body'];
  readonly keys: KeyMap;
  readonly overlays: Overlays;
  /** What was said in the room, where there is one. */
  readonly said?: readonly ChatLine[];
};

const NOTHING: readonly ChatLine[] = [];

export function ScreenLayout({ heading, status = [], body, keys, overlays, said = NOTHING }: Props) {
  const size = useSize();
  const { glyphs } = useLook();
  const words = useWords();
  const message = useMessage();
  const overlay = useValue(overlays.open);
  const { chat, seen } = useChat(said);
  const { lines, hasChat } = frameOf({ size, heading, status, body, keys, chat, message, overlay, words, glyphs });
  const shell = useShell();
  useLayoutEffect(() => shell.drew(lines), [shell, lines]);
  useLayoutEffect(() => {
    if (hasChat) seen();
  }, [hasChat, seen]);
  return <Lines lines={lines} />;
}
