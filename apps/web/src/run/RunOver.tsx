/** The end of a run: how far it came, and where to go from here. */
import { runLine } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import type { RunParts } from './RunScreen.tsx';
import styles from './RunOver.module.css';

export type RunEnd = {
  /** In place of how far the run came, which then stands below. */
  readonly head?: ReactNode;
  /** What the main button says; another run, unless told otherwise. */
  readonly text?: string | undefined;
};

type Props = RunParts & {
  readonly end: RunEnd;
  /** Why the main button does nothing. */
  readonly reason: string | undefined;
  readonly onAgain: () => void;
  readonly onCheck: () => void;
  readonly onHome: () => void;
};

export function RunOver({ bar, game, end, reason, onAgain, onCheck, onHome }: Props) {
  const words = useWords();
  const { runScreen, run, web } = words;
  const [, go] = useLocation();
  const { score, level, won, best, rounds, flops, charms } = runLine(game);
  const figures = { best: runScreen.points(best), rounds, flops, money: `$${game.state.money}` };
  return (
    <Frame
      bar={bar}
      tray={
        <Button look="main" testId="new-run" reason={reason} onPress={onAgain}>
          {end.text ?? runScreen.newRun}
        </Button>
      }
    >
      {end.head}
      <header className={styles['head']} data-testid="run-over">
        {end.head === undefined && <h2>{runScreen.overTitle(score)}</h2>}
        <p>{runScreen.overAbout(level, won)}</p>
      </header>
      <dl className={styles['figures']}>
        {(['best', 'rounds', 'flops', 'money'] as const).map(name => (
          <div key={name}>
            <dt>{runScreen.figures[name]}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {charms.length > 0 && (
        <ul className={styles['charms']} aria-label={runScreen.charms}>
          {charms.map(id => (
            <li key={id}>
              <CharmCard id={id} figure={charmFigure(words, id)} />
              <span>{charmOf(id).name}</span>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles['links']}>
        <TextButton icon="book" onPress={() => go('/runs')}>
          {runScreen.collection}
        </TextButton>
        <TextButton icon="share" onPress={() => void shareText(`${runScreen.title}: ${run.over(score, level, won)}`)}>
          {web.share}
        </TextButton>
        <TextButton icon="shield" onPress={onCheck}>
          {web.checkDice}
        </TextButton>
        <TextButton onPress={onHome}>{web.home}</TextButton>
      </nav>
    </Frame>
  );
}
