/** A player would like a score back: the others who play here are asked. */
import type { TableView, TakebackView, Wish } from '@yaht/client';
import { useWords } from '../device/words.ts';
import { Vote } from './Vote.tsx';

type Props = { readonly view: TableView; readonly vote: TakebackView; readonly onSend: (wish: Wish) => void };

export function TakebackVote({ view, vote: { seat: asker, mayAnswer, mayWithdraw }, onSend }: Props) {
  const { room } = useWords();
  const player = view.players.find(({ seat }) => seat === asker)?.name ?? '';
  const text = mayWithdraw ? room.askedBack : room.asksBack(player);
  return <Vote testId="takeback" {...{ text, mayAnswer, mayWithdraw }} onAnswer={yes => onSend({ type: 'AnswerUndo', yes })} />;
}
