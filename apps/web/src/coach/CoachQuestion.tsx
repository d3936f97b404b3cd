/** Before a mistake: what it costs, and not what would be better unless somebody wants to know. */
import { useState } from 'react';
import { AskSheet } from '../design/AskSheet.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import type { Doubt } from './use-coach.ts';

type Props = { readonly doubt: Doubt; readonly onClose: () => void };

export function CoachQuestion({ doubt: { kind, cost, best, goOn }, onClose }: Props) {
  const { review } = useWords();
  const [isShown, setShown] = useState(false);
  const show = (
    <Button testId="coach-show" onPress={() => setShown(true)}>
      {review.show}
    </Button>
  );
  return (
    <AskSheet
      title={review.coach}
      yes={review.playAnyway}
      no={review.thinkAgain}
      other={!isShown && show}
      onYes={() => {
        onClose();
        goOn();
      }}
      onNo={onClose}
    >
      <p role="status" data-testid="coach-doubt">
        {isShown ? review.bestIs(best) : review.costs(kind, cost)}
      </p>
    </AskSheet>
  );
}
