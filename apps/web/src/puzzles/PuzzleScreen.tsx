/** One puzzle: one answer, then what it costs, what is best and why. */
import { CLOSE_ENOUGH, type TablePosition } from '@yaht/coach';
import type { Words } from '@yaht/messages';
import { tally, type Command } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { costOfAnswer } from '../review/judge.ts';
import { nameOf } from '../review/Lesson.tsx';
import { Verdict } from '../review/PositionPanel.tsx';
import { adviceFor } from '../solver/consult.ts';
import type { Named } from '../solver/questions.ts';
import { PositionBoard } from './PositionBoard.tsx';

type Props = {
  readonly position: TablePosition;
  readonly title: string;
  readonly next: { readonly text: string; readonly go: () => void };
  /** Writes the answer down; may add a sentence to what is said about it. */
  readonly onAnswered: (isSolved: boolean) => Promise<string | undefined>;
};

type Given = { readonly named: Named | null; readonly isSolved: boolean; readonly sentence: string };

export function PuzzleScreen({ position, title, next, onAnswered }: Props) {
  const words = useWords();
  const { puzzles, review } = words;
  const [, go] = useLocation();
  const [given, setGiven] = useState<Given | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // While somebody thinks, the device gets ready to answer.
    void adviceFor(position);
  }, [position]);
  const answer = async (wish: Command): Promise<void> => {
    const cost = await costOfAnswer(position, wish);
    if (cost === undefined) return setProblem(review.unsolved);
    const isSolved = cost <= CLOSE_ENOUGH;
    const more = await onAnswered(isSolved);
    const sentence = [judgedText(words, cost), more].filter(Boolean).join(' ');
    return setGiven({ named: nameOf(wish), isSolved, sentence });
  };
  return (
    <PositionBoard
      position={position}
      title={title}
      about={review.left(position.rollsLeft, tally(position.variant, position.card).total)}
      onBack={() => go('/puzzles')}
      question={position.rollsLeft > 0 ? puzzles.askKeep : puzzles.askRow}
      said={given?.sentence ?? problem}
      isSolved={given?.isSolved}
      verdict={given && <Verdict position={position} named={given.named} />}
      actions={
        given && (
          <Button look="main" testId="puzzle-next" onPress={next.go}>
            {next.text}
          </Button>
        )
      }
      onAnswer={answer}
    />
  );
}

function judgedText({ puzzles }: Words, cost: number): string {
  if (cost > CLOSE_ENOUGH) return puzzles.wrong(cost);
  return cost < 0.005 ? puzzles.right : puzzles.close(cost);
}
