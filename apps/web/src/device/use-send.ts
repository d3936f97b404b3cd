/** Wishes to a table, each once; whoever asks is told whether it was refused. */
import type { Refused, Table, Wish } from '@yaht/client';
import { usePress } from './use-press.ts';

type Asked = Pick<Table, 'send'>;

export function useSend(table: Asked, onAnswer: (refused: Refused | null) => void): (wish: Wish) => void {
  const press = usePress();
  return wish =>
    press(async () => {
      const answer = await table.send(wish);
      onAnswer(answer.ok ? null : answer.error);
    }, wish.type);
}
