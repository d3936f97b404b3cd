/** Between two moves: a flop, a pot that was saved, a level that is over. One look, one tap. */
import type { RunMoment } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import type { RunParts } from './RunScreen.tsx';
import { useGoOnKey } from './use-run-keys.ts';
import styles from './Interlude.module.css';

type Shown = Exclude<RunMoment, { readonly type: 'count' | 'level' }>;

type Props = RunParts & { readonly moment: Shown; readonly isOver: boolean; readonly onNext: () => void };

export function Interlude({ bar, moment, run, isOver, onNext }: Props) {
  const { runScreen } = useWords();
  useGoOnKey(onNext);
  const label: Readonly<Record<Shown['type'], string>> = {
    flopped: isOver ? runScreen.goOn : runScreen.nextRound,
    shielded: runScreen.goOn,
    cleared: runScreen.toTheShop,
    lost: runScreen.seeResult,
  };
  return (
    <Frame
      bar={bar}
      tray={
        <Button look="main" testId="go-on" onPress={onNext}>
          {label[moment.type]}
        </Button>
      }
    >
      <section className={styles['moment']} data-testid={`moment-${moment.type}`} data-kind={moment.type}>
        <Content moment={moment} levels={run.levels} />
      </section>
    </Frame>
  );
}

function Content({ moment, levels }: { readonly moment: Shown; readonly levels: number }): ReactNode {
  const words = useWords();
  const { run, runScreen } = words;
  switch (moment.type) {
    case 'flopped':
      return (
        <>
          <h2>{runScreen.flopTitle}</h2>
          {moment.lost > 0 && <s className={styles['rubbed']}>{runScreen.points(moment.lost)}</s>}
          <p>{run.flopped(moment.lost)}</p>
          {moment.penalty > 0 && <p className={styles['cost']}>{run.penalty(moment.penalty)}</p>}
          {moment.banks > 0 && <p className={styles['cost']}>{run.bankLost(moment.banks)}</p>}
        </>
      );
    case 'shielded':
      return (
        <>
          <h2>{runScreen.shieldTitle}</h2>
          <CharmCard id={moment.charm} figure={charmFigure(words, moment.charm, moment.usesLeft)} />
          <p>{run.shielded(charmOf(moment.charm).name, moment.usesLeft)}</p>
        </>
      );
    case 'cleared':
      return (
        <>
          <h2>{moment.won ? runScreen.wonTitle : runScreen.clearedTitle(moment.level)}</h2>
          {moment.won && <p>{runScreen.wonAbout(levels)}</p>}
          <p className={styles['total']}>{runScreen.scoredOf(moment.total, moment.threshold)}</p>
          <Tally {...moment} />
        </>
      );
    case 'lost':
      return (
        <>
          <h2>{runScreen.lostTitle(moment.level)}</h2>
          <p className={styles['total']}>{runScreen.scoredOf(moment.total, moment.threshold)}</p>
          <p>{run.lost(moment.level)}</p>
        </>
      );
  }
}

/** Money line by line, with the sum below a double rule. */
function Tally({ income, money }: Extract<Shown, { readonly type: 'cleared' }>) {
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
