/** Wishes to a table, each once; whoever asks is told whether it was refused. */
import type { Refused, Table, Wish } from '@yaht/client';
import { usePress } from './use-press.ts';

type Asked = Pick<Table, 'send'>;

const nothing = async (): Promise<void> => {};

/** `show` is what can be seen of a wish before it is granted. */
export function useSend(
  table: Asked,
  onAnswer: (refused: Refused | null) => void,
  show: (wish: Wish) => Promise<void> = nothing,
): (wish: Wish) => void {
  const press = usePress();
  return wish =>
    press(async () => {
      await show(wish);
      const answer = await table.send(wish);
      onAnswer(answer.ok ? null : answer.error);
    }, wish.type);
}
