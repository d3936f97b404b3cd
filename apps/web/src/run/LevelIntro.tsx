/** What a level asks for, before it begins. */
import type { LevelPlan } from '@yaht/rules';
import { Frame } from '../app/Frame.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { useGoOnKey } from './use-run-keys.ts';
import { Levels } from './Levels.tsx';
import styles from './LevelIntro.module.css';
import type { RunParts } from './RunScreen.tsx';

type Props = Pick<RunParts, 'bar' | 'run' | 'game'> & { readonly plan: LevelPlan; readonly onBegin: () => void };

export function LevelIntro({ bar, run, game, plan, onBegin }: Props) {
  const { runScreen } = useWords();
  useGoOnKey(onBegin);
  return (
    <Frame
      bar={bar}
      tray={
        <Button look="main" testId="begin-level" about={runScreen.beginAbout(plan.threshold)} onPress={onBegin}>
          {runScreen.begin(plan.level)}
        </Button>
      }
    >
      <section className={styles['level']}>
        <p className={styles['number']} aria-hidden="true">
          {plan.level}
        </p>
        <h2>{runScreen.levelTitle(plan.level)}</h2>
        <p className={styles['goal']}>
          <b>{runScreen.points(plan.threshold)}</b>
          <span>{runScreen.reach}</span>
        </p>
        <dl className={styles['allowed']}>
          <Allowed name={runScreen.banks} count={plan.banks} />
          <Allowed name={runScreen.rounds} count={plan.rounds} />
          <Allowed name={runScreen.rerolls} count={plan.rerolls} />
        </dl>
        <Levels game={game} level={plan.level} levels={run.levels} />
      </section>
    </Frame>
  );
}

function Allowed({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div>
      <dd>{count}</dd>
      <dt>{name}</dt>
    </div>
  );
}
