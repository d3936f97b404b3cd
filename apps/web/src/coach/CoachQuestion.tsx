/** Before a mistake: what it costs, and not what would be better unless somebody wants to know. */
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import type { Doubt } from './use-coach.ts';

type Props = { readonly doubt: Doubt; readonly onClose: () => void };

export function CoachQuestion({ doubt: { kind, cost, best, goOn }, onClose }: Props) {
  const { review } = useWords();
  const [isShown, setShown] = useState(false);
  const playOn = (): void => {
    onClose();
    goOn();
  };
  return (
    <Sheet
      title={review.coach}
      onClose={onClose}
      actions={
        <>
          <Button testId="coach-anyway" onPress={playOn}>
            {review.playAnyway}
          </Button>
          {!isShown && (
            <Button testId="coach-show" onPress={() => setShown(true)}>
              {review.show}
            </Button>
          )}
          <Button look="main" testId="coach-think" onPress={onClose}>
            {review.thinkAgain}
          </Button>
        </>
      }
    >
      <p role="status" data-testid="coach-doubt">
        {isShown ? review.bestIs(best) : review.costs(kind, cost)}
      </p>
    </Sheet>
  );
}
