/** A player offers to end the game without a result: the others who play here are asked. */
import type { EndOfferView, Wish } from '@yaht/client';
import { useWords } from '../device/words.ts';
import { Vote } from './Vote.tsx';

type Props = { readonly offer: EndOfferView; readonly onSend: (wish: Wish) => void };

export function EndOffer({ offer: { name, mayAnswer, mayWithdraw }, onSend }: Props) {
  const { room } = useWords();
  const text = mayWithdraw ? room.offeredEnd : room.offersEnd(name);
  return <Vote testId="end-offer" {...{ text, mayAnswer, mayWithdraw }} onAnswer={yes => onSend({ type: 'AnswerEnd', yes })} />;
}
