/** A question to everybody who plays here, with the answers that this player may give. */
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './Vote.module.css';

type Props = {
  readonly testId: string;
  readonly text: string;
  readonly mayAnswer: boolean;
  readonly mayWithdraw: boolean;
  readonly onAnswer: (yes: boolean) => void;
};

export function Vote({ testId, text, mayAnswer, mayWithdraw, onAnswer }: Props) {
  const { web } = useWords();
  return (
    <section className={styles['vote']} role="status" data-testid={testId}>
      <p>{text}</p>
      {mayAnswer && (
        <div>
          <Button look="paper" onPress={() => onAnswer(false)}>
            {web.refuse}
          </Button>
          <Button look="paper" onPress={() => onAnswer(true)}>
            {web.agree}
          </Button>
        </div>
      )}
      {mayWithdraw && (
        <div>
          <Button look="paper" onPress={() => onAnswer(false)}>
            {web.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
}
