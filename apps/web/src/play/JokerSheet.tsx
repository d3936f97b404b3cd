/** Why a joker may go where it may: its sentence, and the rule it follows from. */
import type { TableView } from '@yaht/client';
import { jokerSentence, rulesOf } from '@yaht/messages';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import styles from '../rules/RulesText.module.css';

type Props = { readonly view: TableView; readonly onRules: () => void; readonly onClose: () => void };

export function JokerSheet({ view: { board, variant }, onRules, onClose }: Props) {
  const words = useWords();
  const situation = board?.family === 'scorecard' ? board.banner : null;
  if (!situation || variant?.family !== 'scorecard') return null;
  const rule = rulesOf(words, variant).sections.find(({ title }) => title === words.rules.joker);
  return (
    <Sheet
      title={words.rules.joker}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onRules}>{words.web.allRules}</Button>
          <Button look="main" onPress={onClose}>
            {words.web.close}
          </Button>
        </>
      }
    >
      <section className={styles['text']}>
        <div>
          <p data-testid="joker-why">
            <b>{jokerSentence(words, variant, situation)}</b>
          </p>
          {rule?.sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </section>
    </Sheet>
  );
}
