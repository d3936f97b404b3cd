/** A position to decide as often as it takes; the answer is nowhere on the page until somebody finds it or asks to see it. */
import type { TablePosition } from '@yaht/coach';
import { tally, type Command } from '@yaht/rules';
import type { Advice } from '@yaht/solver';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, IconButton } from '../design/Button.tsx';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { PositionBoard } from '../puzzles/PositionBoard.tsx';
import { adviceFor } from '../solver/consult.ts';
import type { Named } from '../solver/questions.ts';
import type { Attempt } from './judge.ts';
import { Verdict } from './PositionPanel.tsx';

type Props = {
  readonly position: TablePosition;
  readonly title: string;
  readonly back: string;
  readonly aside?: ReactNode;
  readonly judge: (wish: Command) => Promise<Attempt>;
  readonly onSolved?: () => void;
  /** Missing where nothing follows. */
  readonly onNext?: () => void;
};

export function Lesson({ position, title, back, aside, judge, onSolved, onNext }: Props) {
  const { review } = useWords();
  const [, go] = useLocation();
  const press = usePress();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [named, setNamed] = useState<Named | null>(null);
  const [isShown, setShown] = useState(false);
  const isDone = isShown || attempt?.isSolved === true;
  const answer = async (wish: Command): Promise<void> => {
    const next = await judge(wish);
    setAttempt(next);
    setNamed(nameOf(wish));
    if (next.isSolved) onSolved?.();
  };
  const hint = async (): Promise<void> => {
    const advice = await adviceFor(position);
    if (advice.ok) setAttempt({ isSolved: false, sentence: hintText(review, advice.value) });
  };
  return (
    <PositionBoard
      position={position}
      title={title}
      about={review.left(position.rollsLeft, tally(position.variant, position.card).total)}
      aside={aside}
      onBack={() => go(back)}
      question={position.rollsLeft > 0 ? review.askKeep : review.askRow}
      said={attempt?.sentence}
      isSolved={attempt?.isSolved}
      verdict={isDone && <Verdict position={position} named={named} />}
      actions={
        isDone ? (
          onNext && (
            <Button look="main" testId="lesson-next" onPress={onNext}>
              {review.next}
            </Button>
          )
        ) : (
          <>
            <IconButton icon="hint" testId="lesson-hint" onPress={() => press(hint)}>
              {review.hint}
            </IconButton>
            <IconButton icon="eye" testId="lesson-show" onPress={() => setShown(true)}>
              {review.show}
            </IconButton>
          </>
        )
      }
      onAnswer={answer}
    />
  );
}

/** An answer as the solver is asked about it. */
export function nameOf(wish: Command): Named | null {
  if (wish.type === 'RollDice') return { hold: wish.hold ?? [] };
  return wish.type === 'ScoreCategory' ? { category: wish.category } : null;
}

/** How many dice stay, and not which. */
function hintText(review: ReturnType<typeof useWords>['review'], { best }: Advice): string {
  if (best.type !== 'hold') return review.hintScore;
  return review.hintHold([...best.hold.toString(2)].filter(bit => bit === '1').length);
}
