/** Writing to everybody in a room, before its game and during it. */
import { MAX_CHAT_LENGTH, type Wish } from '@yaht/client';
import { can, type Ability } from '../keys/press.ts';
import type { Overlays } from '../shell/overlays.ts';
import type { Shell } from '../shell/shell.ts';

export function chatAbility({ words }: Shell, overlays: Overlays, refusal: string | null, send: (wish: Wish) => void): Ability {
  const say = (text: string): void => {
    if (text.trim() !== '') send({ type: 'Chat', text });
  };
  return can(() => overlays.type(`${words.terminal.say}:`, MAX_CHAT_LENGTH, say), refusal);
}
