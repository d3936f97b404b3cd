/** A position to decide: dice to hold and rows to choose, as at the table. */
import type { TablePosition } from '@yaht/coach';
import { categoryName } from '@yaht/messages';
import { offersFor, tally, type Command } from '@yaht/rules';
import type { Advice } from '@yaht/solver';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { Die } from '../design/Die.tsx';
import { stockOf } from '../design/paper.ts';
import { ScoreRow } from '../design/ScoreRow.tsx';
import { useSettings } from '../device/settings.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { adviceFor } from '../solver/consult.ts';
import type { Attempt } from './judge.ts';
import { Verdict } from './PositionPanel.tsx';
import styles from './Lesson.module.css';

type Props = {
  readonly position: TablePosition;
  readonly title: string;
  readonly back: string;
  readonly judge: (wish: Command) => Promise<Attempt>;
  readonly onSolved?: () => void;
  /** Missing where nothing follows. */
  readonly onNext?: () => void;
};

export function Lesson({ position, title, back, judge, onSolved, onNext }: Props) {
  const { review } = useWords();
  const press = usePress();
  const [held, setHeld] = useState<readonly boolean[]>(() => position.dice.map(() => false));
  const [row, setRow] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isShown, setShown] = useState(false);
  const isDone = isShown || attempt?.isSolved === true;
  const answer = async (): Promise<void> => {
    const next = await judge(row === null ? { type: 'RollDice', hold: held } : { type: 'ScoreCategory', category: row });
    setAttempt(next);
    if (next.isSolved) onSolved?.();
  };
  const hint = async (): Promise<void> => {
    const advice = await adviceFor(position);
    if (advice.ok) setAttempt({ isSolved: false, sentence: hintText(review, advice.value) });
  };
  const kept = held.filter(Boolean).length;
  const isAnswer = row !== null || (position.rollsLeft > 0 && kept < position.dice.length);
  return (
    <Page
      title={title}
      about={review.left(position.rollsLeft, tally(position.variant, position.card).total)}
      back={back}
      stock={stockOf(position.variant)}
      tray={
        <>
          {!isDone && (
            <>
              <Button testId="lesson-hint" onPress={() => press(hint)}>
                {review.hint}
              </Button>
              <Button testId="lesson-show" onPress={() => setShown(true)}>
                {review.show}
              </Button>
              <Button
                look="main"
                testId="lesson-answer"
                about={row === null && position.rollsLeft > 0 ? review.answerHold(kept) : undefined}
                reason={isAnswer ? undefined : position.rollsLeft > 0 ? review.lessonAbout : review.askRow}
                onPress={() => press(answer)}
              >
                {review.answer}
              </Button>
            </>
          )}
          {isDone && onNext && (
            <Button look="main" testId="lesson-next" onPress={onNext}>
              {review.next}
            </Button>
          )}
        </>
      }
    >
      <h2 className={styles['question']}>{position.rollsLeft > 0 ? review.askKeep : review.askRow}</h2>
      <Hand position={position} held={held} isOpen={!isDone && row === null} onChange={setHeld} />
      <p className={styles['said']} role="status" data-solved={attempt?.isSolved === true} data-testid="lesson-said">
        {attempt?.sentence}
      </p>
      {isDone ? (
        <Verdict position={position} chosen={null} />
      ) : (
        <Rows position={position} chosen={row} onChoose={next => setRow(next === row ? null : next)} />
      )}
    </Page>
  );
}

/** How many dice stay, and not which. */
function hintText(review: ReturnType<typeof useWords>['review'], { best }: Advice): string {
  if (best.type !== 'hold') return review.hintScore;
  return review.hintHold([...best.hold.toString(2)].filter(bit => bit === '1').length);
}

type HandProps = {
  readonly position: TablePosition;
  readonly held: readonly boolean[];
  readonly isOpen: boolean;
  readonly onChange: (held: readonly boolean[]) => void;
};

function Hand({ position: { dice, rollsLeft }, held, isOpen, onChange }: HandProps) {
  const { play, web } = useWords();
  const { dieLook } = useSettings();
  return (
    <div className={`${styles['hand']} on-tray`} role="group" aria-label={web.diceOnTable}>
      {dice.map((face, die) => (
        <Die
          key={die}
          testId={`die-${die}`}
          label={play.die(die + 1, face)}
          face={face}
          state={held[die] === true ? 'held' : 'free'}
          look={dieLook}
          note={web.held}
          {...(isOpen && rollsLeft > 0 ? { onToggle: () => onChange(held.map((stays, i) => (i === die ? !stays : stays))) } : {})}
        />
      ))}
    </div>
  );
}

type RowsProps = {
  readonly position: TablePosition;
  readonly chosen: string | null;
  readonly onChoose: (category: string) => void;
};

/** The whole card: what is filled, and what could be scored now. */
function Rows({ position: { variant, card, dice }, chosen, onChoose }: RowsProps) {
  const words = useWords();
  return (
    <div className={styles['rows']}>
      {offersFor(variant, card, dice).map(({ category, points, allowed }, i) => {
        const name = categoryName(words, variant, category);
        const filled = card.points[category];
        const figure =
          filled !== undefined
            ? ({ kind: 'ink', points: `${filled}` } as const)
            : points === 0
              ? ({ kind: 'zero' } as const)
              : ({ kind: 'pencil', points: `${points ?? ''}` } as const);
        const label =
          filled === undefined
            ? words.play.offer({ category: name, points: points ?? 0 })
            : words.play.filled({ category: name, points: filled });
        return (
          <ScoreRow
            key={category}
            name={name}
            label={label}
            figure={figure}
            isBand={i % 2 === 0}
            isChosen={category === chosen}
            testId={`row-${category}`}
            onChoose={allowed && filled === undefined ? () => onChoose(category) : undefined}
          />
        );
      })}
    </div>
  );
}
