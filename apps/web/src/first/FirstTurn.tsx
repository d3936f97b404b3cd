/** The guided first turn: one table, one sentence, one ring. Whoever has played one turn goes on with the game. */
import { categoryName } from '@yaht/messages';
import { categoryIds, type ScorecardVariant } from '@yaht/rules';
import { readFromHere } from '../app/top.ts';
import { useTitle } from '../app/title.ts';
import { Button } from '../design/Button.tsx';
import { Wordmark } from '../design/Mark.tsx';
import { stockOf } from '../design/paper.ts';
import { TextButton } from '../design/TextButton.tsx';
import { useConstant } from '../device/use-constant.ts';
import { dieKeys, useKeys } from '../device/use-keys.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { ActionBar } from '../play/ActionBar.tsx';
import { Desk } from '../play/Desk.tsx';
import { DiceTray } from '../play/DiceTray.tsx';
import table from '../play/TableScreen.module.css';
import { Hand } from './Hand.tsx';
import { LessonRows } from './LessonRows.tsx';
import { BEST_ROW, pointsIn, STEPS } from './lesson.ts';
import { useLesson, type Lesson } from './use-lesson.ts';
import styles from './FirstTurn.module.css';

type Props = {
  readonly variant: ScorecardVariant;
  /** To the game that has begun here. */
  readonly onGoOn: (row: string) => Promise<void>;
  readonly onLeave: () => void;
};

const PLACES = [0, 1, 2, 3, 4];

export function FirstTurn({ variant, onGoOn, onLeave }: Props) {
  const { firstTurn, web } = useWords();
  const lesson = useLesson();
  const { step, isWritten, other, thrown, dice } = lesson;
  const press = usePress();
  const toggle = useConstant(lesson.toggle);
  useTitle(firstTurn.title);
  const roll = thrown.isRolling ? thrown.skip : lesson.roll;
  useKeys({ ...dieKeys(PLACES, toggle), r: roll, space: roll });
  const { title, text } = firstTurn.steps[step];
  const place = STEPS.indexOf(step);
  const steps = STEPS.length - 1;
  return (
    <main className={`${table['screen']} ${styles['screen']}`} data-stock={stockOf(variant)} data-ring={ringOf(lesson)}>
      <header className={styles['bar']}>
        <Wordmark />
        <TextButton testId="leave-lesson" onPress={onLeave}>
          {step === 'done' ? web.home : firstTurn.leave}
        </TextButton>
      </header>
      <Desk
        tabs={null}
        paper={
          <div className={styles['paper']}>
            <p className={styles['steps']}>
              <span className="unseen">{firstTurn.step(Math.min(place + 1, steps), steps)}</span>
              {STEPS.slice(0, steps).map((each, i) => (
                <i key={each} data-done={i <= place} aria-hidden="true" />
              ))}
            </p>
            <div className={styles['note']} role="status">
              <h1 ref={readFromHere}>{title}</h1>
              <p>{other === null ? text : firstTurn.otherDie(other)}</p>
            </div>
            <LessonRows {...{ variant, lesson }} />
          </div>
        }
        onTouch={thrown.isRolling ? thrown.skip : undefined}
        tray={
          <>
            <div className={styles['dice']}>
              <DiceTray {...{ dice, thrown }} order={PLACES} resting={null} isMine={!isWritten} onToggle={toggle} />
              {lesson.nextDie !== undefined && <Hand at={lesson.nextDie} />}
            </div>
            <ActionBar>
              <MainButton {...{ variant, lesson }} onGoOn={row => press(() => onGoOn(row))} />
            </ActionBar>
          </>
        }
      />
    </main>
  );
}

type MainProps = { readonly variant: ScorecardVariant; readonly lesson: Lesson; readonly onGoOn: (row: string) => void };

/** One button all the while, so that the keyboard stays on it. */
function MainButton({ variant, lesson, onGoOn }: MainProps) {
  const words = useWords();
  const { firstTurn, web } = words;
  const { step, row, isWritten, rolls, missing, dice, thrown, roll, write } = lesson;
  if (thrown.isRolling)
    return (
      <Button look="main" testId="roll" onPress={thrown.skip}>
        {web.skip}
      </Button>
    );
  if (row !== null && isWritten)
    return (
      <Button look="main" testId="go-on" about={firstTurn.goOnAbout(categoryIds(variant).length - 1)} onPress={() => onGoOn(row)}>
        {firstTurn.goOn}
      </Button>
    );
  const points = row === null ? undefined : pointsIn(variant, row, rolls);
  if (row !== null && points !== undefined)
    return (
      <Button look="main" testId="commit" about={web.inCategory(categoryName(words, variant, row))} onPress={() => write(points)}>
        {web.scoreIn(points)}
      </Button>
    );
  if (step === 'row')
    return (
      <Button look="prompt" testId="roll" about={firstTurn.chooseRowAbout}>
        {firstTurn.chooseRow}
      </Button>
    );
  const isKeeping = rolls > 0;
  return (
    <Button
      look="main"
      testId="roll"
      about={firstTurn.rollAbout(rolls + 1)}
      reason={isKeeping && missing > 0 ? firstTurn.keepFirst(missing) : undefined}
      onPress={roll}
    >
      {isKeeping ? web.rollDice(dice.filter(({ held }) => !held).length) : web.roll}
    </Button>
  );
}

/** What is asked for now. */
function ringOf({ step, row, nextDie, thrown }: Lesson): string {
  if (thrown.isRolling) return '';
  if (step === 'row') return row === null ? BEST_ROW : 'commit';
  if (step === 'done') return 'go-on';
  return nextDie === undefined ? 'roll' : `die-${nextDie}`;
}
