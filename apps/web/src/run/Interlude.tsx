/** Between two moves: a pot that was saved, a level that is over. One look, one tap. */
import type { RunMoment, RunView } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { Seal } from '../art/Seal.tsx';
import { GoalBar } from '../rollio/GoalBar.tsx';
import { Cleared } from './Cleared.tsx';
import { Levels } from './Levels.tsx';
import type { RunParts } from './RunScreen.tsx';
import { useGoOnKey } from './use-run-keys.ts';
import styles from './Interlude.module.css';

type Shown = Exclude<RunMoment, { readonly type: 'count' | 'level' | 'flopped' }>;

type Props = RunParts & { readonly moment: Shown; readonly onNext: () => void };

export function Interlude({ bar, board, game, moment, run, onNext }: Props) {
  const { runScreen } = useWords();
  useGoOnKey(onNext);
  const label: Readonly<Record<Shown['type'], string>> = {
    shielded: runScreen.goOn,
    cleared: runScreen.toTheShop,
    lost: runScreen.seeResult,
  };
  return (
    <Frame
      bar={bar}
      isBroad
      tray={
        <Button look="main" testId="go-on" onPress={onNext}>
          {label[moment.type]}
        </Button>
      }
    >
      <section className={styles['moment']} data-testid={`moment-${moment.type}`} data-kind={moment.type}>
        <Content {...{ moment, run, game }} after={board.view.board?.family === 'run' ? board.view.board : run} />
      </section>
    </Frame>
  );
}

type ContentProps = Pick<RunParts, 'run' | 'game'> & { readonly moment: Shown; readonly after: RunView };

function Content({ moment, run, game, after }: ContentProps): ReactNode {
  const words = useWords();
  const { runScreen } = words;
  switch (moment.type) {
    case 'shielded':
      return (
        <>
          <h2>{runScreen.shieldTitle}</h2>
          <CharmCard id={moment.charm} figure={charmFigure(words, moment.charm, moment.usesLeft)} />
          <p>{words.run.shielded(charmOf(moment.charm).name, moment.usesLeft)}</p>
        </>
      );
    case 'cleared':
      return <Cleared {...{ moment, run, game, after }} />;
    case 'lost':
      return (
        <>
          <h2>{runScreen.lostTitle(moment.level)}</h2>
          {run.boss && <Seal id={run.boss} />}
          <div className={styles['short']}>
            <GoalBar banked={moment.total} pot={0} target={moment.threshold} />
            <p>{runScreen.shortBy(moment.threshold - moment.total)}</p>
          </div>
          <Levels game={game} level={moment.level} levels={run.levels} end="lost" />
        </>
      );
  }
}
