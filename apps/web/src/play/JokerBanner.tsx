/** Five alike once more: what it brings and where it may go. It takes the place of the tabs, so that nothing moves. */
import { jokerPlacement, jokerSentence } from '@yaht/messages';
import type { JokerSituation, ScorecardVariant } from '@yaht/rules';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './JokerBanner.module.css';

type Props = { readonly situation: JokerSituation; readonly variant: ScorecardVariant; readonly onWhy: () => void };

export function JokerBanner({ situation, variant, onWhy }: Props) {
  const words = useWords();
  // The bonus stands beside the sentence as a figure.
  const place = situation.bonus > 0 ? jokerPlacement(words, variant, situation) : '';
  return (
    <div className={styles['banner']} data-testid="joker">
      {situation.bonus > 0 && <span className={styles['bonus']}>+{situation.bonus}</span>}
      <span className={styles['text']}>{place || jokerSentence(words, variant, situation)}</span>
      <TextButton onPress={onWhy}>{words.web.why}</TextButton>
    </div>
  );
}
