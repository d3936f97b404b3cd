/** A position to decide, on the board of the game itself: dice to hold, rows to choose, and one button that gives the answer. */
import { LocalTable, mainWish, type LocalParts, type Move } from '@yaht/client';
import { gameAt, type TablePosition } from '@yaht/coach';
import { categoryName } from '@yaht/messages';
import { fault } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { TopBar } from '../app/TopBar.tsx';
import { Button } from '../design/Button.tsx';
import { stockOf } from '../design/paper.ts';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useKeys } from '../device/use-keys.ts';
import { usePress } from '../device/use-press.ts';
import { useWide } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { ActionBar } from '../play/ActionBar.tsx';
import { cardKeys } from '../play/board-keys.ts';
import { Card } from '../play/Card.tsx';
import { Desk } from '../play/Desk.tsx';
import { DiceTray } from '../play/DiceTray.tsx';
import screen from '../play/TableScreen.module.css';
import { useBoard, type Board } from '../play/use-board.ts';
import { useThrow } from '../play/use-throw.ts';
import { WideCard } from '../play/WideCard.tsx';
import styles from './PositionBoard.module.css';

type Props = {
  readonly position: TablePosition;
  readonly title: string;
  readonly about: string;
  readonly aside?: ReactNode;
  readonly onBack: () => void;
  readonly question: string;
  /** What was said to the latest answer. */
  readonly said: string | undefined;
  /** Whether that answer was good enough; undefined before one was given. */
  readonly isSolved?: boolean | undefined;
  /** In the place of the card once there is nothing more to decide. */
  readonly verdict: ReactNode;
  /** Small buttons beside the answer, or what there is to do after it. */
  readonly actions: ReactNode;
  readonly onAnswer: (wish: Move) => Promise<void>;
};

export function PositionBoard({ position, question, said, isSolved, verdict, actions, onAnswer, ...bar }: Props) {
  const words = useWords();
  const press = usePress();
  const isWide = useWide();
  const [table] = useState(() => new LocalTable(gameAt(position, words.review.you), NOBODY_MOVES));
  const board = useBoard(table);
  const thrown = useThrow(table);
  const isOpen = !verdict;
  const card = board.view.board?.family === 'scorecard' ? board.view.board : fault('a position without a card');
  const { variant, dice } = position;
  const wish = mainWish(board.view);
  const answer = (): void => {
    if (isOpen && wish) press(() => onAnswer(wish));
  };
  const choose = (category: string): void =>
    board.desk.press({ type: 'row', category: card.rows.some(row => row.category === category && row.chosen) ? null : category });
  const undo = (): void => board.desk.press({ type: 'row', category: null });
  const order = [...dice.keys()];
  useKeys(cardKeys({ board, card, order, thrown, deeds: { main: answer, undo, skip: () => {} } }));
  const shared = { view: board.view, board: card, variant, isRolling: false, onChoose: choose };
  return (
    <main ref={deafAtFirst} className={screen['screen']} data-stock={stockOf(variant)}>
      <TopBar {...bar} />
      <Desk
        tabs={
          <div className={styles['strip']} data-solved={isSolved}>
            <h2>{question}</h2>
            <p role="status" data-testid="lesson-said">
              {said}
            </p>
          </div>
        }
        paper={
          isOpen ? (
            isWide ? (
              <WideCard {...shared} />
            ) : (
              <Card {...shared} seat={0} />
            )
          ) : (
            <div className={styles['verdict']}>{verdict}</div>
          )
        }
        tray={
          <>
            <DiceTray
              dice={card.dice}
              order={order}
              thrown={thrown}
              resting={null}
              isMine={isOpen}
              onToggle={die => board.desk.press({ type: 'toggle', die })}
            />
            <ActionBar>
              {actions}
              {isOpen && <Answer board={board} position={position} onPress={answer} />}
            </ActionBar>
          </>
        }
      />
    </main>
  );
}

/** A position stays as it is: whatever is answered is judged and not played. */
const NOBODY_MOVES: LocalParts = { secret: '', chance: () => fault('a position is not played'), store: () => Promise.resolve() };

type AnswerProps = { readonly board: Board; readonly position: TablePosition; readonly onPress: () => void };

function Answer({ board, position: { variant, rollsLeft }, onPress }: AnswerProps) {
  const words = useWords();
  const { review } = words;
  const wish = mainWish(board.view);
  const { main } = board.view;
  const about =
    main.type === 'score-row'
      ? `${categoryName(words, variant, main.category)} ${main.points}`
      : wish?.type === 'RollDice'
        ? review.answerHold((wish.hold ?? []).filter(Boolean).length)
        : undefined;
  return (
    <Button
      look="main"
      testId="lesson-answer"
      about={about}
      reason={wish ? undefined : rollsLeft > 0 ? review.lessonAbout : review.askRow}
      onPress={onPress}
    >
      {review.answer}
    </Button>
  );
}
