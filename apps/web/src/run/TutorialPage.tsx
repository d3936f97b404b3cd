/** `/learn-rollio`: a guided first run of two minutes. */
import { isAskedFor, lessonFor, openTutorial, type LessonId, type LocalTable, type RunView, type Wish } from '@yaht/client';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { newRun } from './new-run.ts';
import { RunScreen } from './RunScreen.tsx';
import screen from './RunScreen.module.css';
import styles from './TutorialPage.module.css';

export function TutorialPage() {
  const { play } = useWords();
  const [, go] = useLocation();
  const press = usePress();
  const [table, setTable] = useState<LocalTable>();
  const [isOffTrack, setOffTrack] = useState(false);
  const name = play.defaultName(0);
  useEffect(() => {
    let isOver = false;
    void openTutorial(name).then(opened => isOver || setTable(opened));
    return () => {
      isOver = true;
    };
  }, [name]);
  if (!table) return null;
  const begin = async (): Promise<void> => {
    const id = await newRun(name);
    if (id) go(`/play/${id}`, { replace: true });
  };
  const ask = (run: RunView, wish: Wish): boolean => {
    const isAsked = isAskedFor(lessonFor(run), run, wish);
    setOffTrack(!isAsked);
    return isAsked;
  };
  return (
    <RunScreen
      table={table}
      onHome={() => go('/')}
      onRematch={() => press(begin)}
      onCheck={() => go('/check')}
      onAsk={ask}
      renderAround={(run, stage) => (
        <Guided run={run} stage={stage}>
          <Note run={run} isOffTrack={isOffTrack} onDone={() => press(begin)} />
        </Guided>
      )}
    />
  );
}

type GuidedProps = { readonly run: RunView; readonly stage: ReactNode; readonly children: ReactNode };

/** What a lesson speaks of beside what it asks for: the same names as in the style sheet. */
const ABOUT: Partial<Readonly<Record<LessonId, 'goal' | 'dial' | 'rail' | 'next-level' | 'hand'>>> = {
  firstRoll: 'goal',
  score: 'rail',
  rollOn: 'dial',
  scoreThree: 'rail',
  bank: 'dial',
  ways: 'rail',
  hotDice: 'goal',
  leave: 'next-level',
  boughtRoll: 'goal',
  boughtScore: 'hand',
};

/** The note above, the run below; what it speaks of has a dotted frame, and what is to be pressed a ring. */
function Guided({ run, stage, children }: GuidedProps) {
  const { id, press } = lessonFor(run);
  return (
    <div
      className={styles['guided']}
      data-about={ABOUT[id]}
      data-press={press.kind}
      data-dice={press.kind === 'dice' ? press.dice.join(' ') : undefined}
    >
      {children}
      <div className={`${styles['stage']} ${screen['crowded']}`}>{stage}</div>
    </div>
  );
}

type NoteProps = {
  readonly run: RunView;
  readonly isOffTrack: boolean;
  /** On to a run of one's own. */
  readonly onDone: () => void;
};

/** What to do now, and why. */
function Note({ run, isOffTrack, onDone }: NoteProps) {
  const { tutorial, firstTurn } = useWords();
  const { id, press, place, of } = lessonFor(run);
  const text = tutorial.lessons[id]({ threshold: run.level.threshold, pot: run.pot });
  return (
    <aside className={styles['note']} data-testid="lesson" data-lesson={id} data-press={press.kind}>
      <header>
        <small>{tutorial.step(place, of)}</small>
        {press.kind !== 'end' && (
          <TextButton testId="tutorial-skip" onPress={onDone}>
            {firstTurn.leave}
          </TextButton>
        )}
      </header>
      <p aria-live="polite">{text}</p>
      {isOffTrack && <p className={styles['otherwise']}>{tutorial.otherwise}</p>}
      {press.kind === 'end' && (
        <Button look="main" testId="tutorial-done" onPress={onDone}>
          {tutorial.done}
        </Button>
      )}
    </aside>
  );
}
