/** Somebody would like a score back: whoever else plays here is asked. */
import type { TableView, TakebackView, Wish } from '@yaht/client';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './TakebackVote.module.css';

type Props = { readonly view: TableView; readonly vote: TakebackView; readonly onSend: (wish: Wish) => void };

export function TakebackVote({ view, vote, onSend }: Props) {
  const { web, room } = useWords();
  const player = view.players.find(({ seat }) => seat === vote.seat)?.name ?? '';
  const answer = (yes: boolean) => () => onSend({ type: 'AnswerUndo', yes });
  return (
    <section className={styles['vote']} role="status" data-testid="takeback">
      <p>{vote.mayWithdraw ? room.askedBack : room.asksBack(player)}</p>
      {vote.mayAnswer && (
        <div>
          <Button look="paper" onPress={answer(false)}>
            {web.refuse}
          </Button>
          <Button look="paper" onPress={answer(true)}>
            {web.agree}
          </Button>
        </div>
      )}
      {vote.mayWithdraw && (
        <div>
          <Button look="paper" onPress={answer(false)}>
            {web.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
}
