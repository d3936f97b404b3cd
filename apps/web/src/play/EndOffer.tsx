/** Somebody offers to end the game without a result: whoever else plays here is asked. */
import type { EndOfferView, Wish } from '@yaht/client';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './TakebackVote.module.css';

type Props = { readonly offer: EndOfferView; readonly onSend: (wish: Wish) => void };

export function EndOffer({ offer, onSend }: Props) {
  const { web, room } = useWords();
  const answer = (yes: boolean) => () => onSend({ type: 'AnswerEnd', yes });
  return (
    <section className={styles['vote']} role="status" data-testid="end-offer">
      <p>{offer.mayWithdraw ? room.offeredEnd : room.offersEnd(offer.name)}</p>
      {offer.mayAnswer && (
        <div>
          <Button look="paper" onPress={answer(false)}>
            {web.refuse}
          </Button>
          <Button look="paper" onPress={answer(true)}>
            {web.agree}
          </Button>
        </div>
      )}
      {offer.mayWithdraw && (
        <div>
          <Button look="paper" onPress={answer(false)}>
            {web.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
}
