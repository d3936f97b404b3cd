/** What was said in a room, and how much of it was never in view on this screen. */
import { useCallback, useState } from 'react';
import type { Chat, ChatLine } from './said.ts';

/** `seen` is told once a frame has shown the last words. A player who writes has read what was said before. */
export function useChat(lines: readonly ChatLine[]): { readonly chat: Chat; readonly seen: () => void } {
  const count = lines.length;
  const [read, setRead] = useState(count);
  const seen = useCallback(() => setRead(count), [count]);
  const own = lines.findLastIndex(({ isMine }) => isMine) + 1;
  return { chat: { lines, unread: Math.max(0, count - Math.max(read, own)) }, seen };
}
