/** The final scores of perfect play, and where this one stands among them. */
import type { ScorecardVariant } from '@yaht/rules';
import { chanceOfAtLeast, type Scores } from '@yaht/solver';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { ask } from '../solver/ask.ts';
import { Histogram } from './Histogram.tsx';
import { useAnswer } from './use-found.ts';
import styles from './Spread.module.css';

type Props = { readonly variant: ScorecardVariant; readonly score: number };

/** Working it out takes seconds, so somebody has to want it. */
export function Spread({ variant, score }: Props) {
  const { review } = useWords();
  const [isWanted, setWanted] = useState(false);
  const answer = useAnswer(isWanted ? variant.id : null, () => ask('spread', variant));
  return (
    <section className={styles['spread']}>
      <h2>{review.perfectSpread}</h2>
      {!isWanted && (
        <TextButton testId="spread-show" onPress={() => setWanted(true)}>
          {review.spreadShow}
        </TextButton>
      )}
      {isWanted && !answer && <p role="status">{review.reviewing}</p>}
      {answer?.ok && <Compared scores={answer.value} score={score} />}
    </section>
  );
}

function Compared({ scores, score }: { readonly scores: Scores; readonly score: number }) {
  const { review } = useWords();
  return (
    <>
      <p data-testid="spread-place">{review.betterThan(review.chance(1 - chanceOfAtLeast(scores, score)))}</p>
      <Histogram scores={scores} mark={score} label={review.perfectSpread} />
    </>
  );
}
