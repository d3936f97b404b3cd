/** A level is cleared, or the run is won: the stamp, how it was reached, what it pays, and who waits next. */
import type { RunMoment, RunView } from '@yaht/client';
import { bossOf, type RunGame } from '@yaht/rules';
import { Chads } from '../design/Chads.tsx';
import { Stamp } from '../design/Stamp.tsx';
import { currentSettings, isStill } from '../device/settings.ts';
import { useMedia } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { quietened } from '../play/use-award.ts';
import { Levels } from './Levels.tsx';
import styles from './Cleared.module.css';

type Moment = Extract<RunMoment, { readonly type: 'cleared' }>;

type Props = {
  readonly moment: Moment;
  /** The run as it was, and as it is. */
  readonly run: RunView;
  readonly game: RunGame;
  readonly after: RunView;
};

export function Cleared({ moment, run, game, after }: Props) {
  const { runScreen } = useWords();
  const { level, total, threshold, won, income } = moment;
  const spare = run.level.banksLeft - 1;
  const isGreat = won || income.boss > 0;
  // The style sheet asks the same question.
  const isWide = useMedia('(min-width: 1024px)');
  const made = quietened(isGreat ? 4 : 3);
  return (
    <>
      <div className={styles['stamped']}>
        {made > 2 && !isStill(currentSettings()) && (
          <Chads many={isGreat ? 80 : 36} width={230} height={120} delay={120} length={1_000} />
        )}
        <h2>
          <Stamp
            {...(won ? {} : { above: runScreen.clearedWord })}
            text={won ? runScreen.wonTitle : runScreen.levelTitle(level)}
            below={runScreen.scoredOf(total, threshold)}
            size="small"
          />
        </h2>
      </div>
      <p className={styles['how']}>{won ? runScreen.wonAbout(run.levels) : runScreen.clearedBy(total - threshold, spare)}</p>
      <Tally {...moment} />
      <div className={styles['on']}>
        <Levels
          game={game}
          level={after.nextLevel?.plan.level ?? level + 1}
          next={after.nextLevel?.boss ?? null}
          levels={run.levels}
          isPart={!isWide}
        />
        {after.nextLevel && <Next next={after.nextLevel} />}
      </div>
    </>
  );
}

/** Money line by line, with the sum below a double rule. */
function Tally({ income, money }: Moment) {
  const { tally } = useWords().runScreen;
  const rows = (['level', 'banks', 'boss', 'charms'] as const).filter(name => name === 'level' || income[name] > 0);
  return (
    <dl className={styles['tally']}>
      {rows.map((name, i) => (
        <div key={name} style={{ animationDelay: `${160 * i}ms` }}>
          <dt>{tally[name]}</dt>
          <dd>+${income[name]}</dd>
        </div>
      ))}
      <div className={styles['sum']} style={{ animationDelay: `${160 * rows.length}ms` }}>
        <dt>{tally.money}</dt>
        <dd>${money}</dd>
      </div>
    </dl>
  );
}

function Next({ next: { plan, boss } }: { readonly next: NonNullable<RunView['nextLevel']> }) {
  const { runScreen } = useWords();
  return (
    <p className={styles['next']}>
      <b>{boss ? runScreen.nextBoss(bossOf(boss).name) : runScreen.nextLevel}</b>{' '}
      <span>{runScreen.needIn(plan.threshold, plan.banks)}</span>
    </p>
  );
}
