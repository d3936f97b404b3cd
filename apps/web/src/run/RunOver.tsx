/** The end of a run: its points, how far it came, where that stands among one's own runs, and what would be next. */
import { runLine, type RunLine } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Button } from '../design/Button.tsx';
import { Stamp } from '../design/Stamp.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { ownPlace } from '../end/own-place.ts';
import { ShareButton } from '../end/ShareButton.tsx';
import { useLinks } from '../people/own-server.ts';
import { Levels } from './Levels.tsx';
import type { RunParts } from './RunScreen.tsx';
import { useRuns } from './use-runs.ts';
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

export function RunOver({ bar, game, run: view, end, reason, onAgain, onCheck, onHome }: Props) {
  const words = useWords();
  const { runScreen, run, web, end: ends } = words;
  const [, go] = useLocation();
  const line = runLine(game);
  const { score, level, won, best, rounds, flops, charms } = line;
  const figures = { best: runScreen.points(best), rounds, flops, money: `$${game.state.money}` };
  // The one that has just ended may not be kept yet.
  const others = useRuns()?.lines.filter(other => other.isOver && other.id !== line.id);
  const isBest = others !== undefined && others.length > 0 && others.every(other => other.score < score);
  const linkTo = useLinks();
  const told = `${runScreen.title}: ${run.over(score, level, won)}`;
  return (
    <Frame
      bar={bar}
      isBroad
      tray={
        <div className={styles['tray']}>
          <Button look="main" testId="new-run" reason={reason} onPress={onAgain}>
            {end.text ?? runScreen.newRun}
          </Button>
          <div className={styles['others']}>
            <ShareButton
              result={{
                title: runScreen.card,
                headline: runScreen.points(score),
                about: runScreen.overAbout(level, won),
                lines: charms.map(id => charmOf(id).name),
                stamp: won ? runScreen.wonTitle : isBest ? ends.best : undefined,
                question: ends.beatIt,
              }}
              text={`${told}\n${linkTo('')}`}
            />
            <Button onPress={() => go('/runs')}>{web.ways.album}</Button>
            <Button onPress={onHome}>{web.home}</Button>
          </div>
        </div>
      }
    >
      {end.head}
      <div className={styles['end']}>
        <header className={styles['head']} data-testid="run-over">
          {end.head === undefined && (
            <h2 aria-label={runScreen.overTitle(score)}>
              {runScreen.points(score)} <small>{ends.points(score)}</small>
            </h2>
          )}
          <p>{runScreen.overAbout(level, won)}</p>
          {(won || isBest) && (
            <div className={styles['stamp']}>
              <Stamp text={won ? runScreen.wonTitle : ends.best} size="small" />
            </div>
          )}
        </header>
        <section className={styles['way']}>
          <Levels game={game} level={level} levels={view.levels} end={won ? 'won' : 'lost'} />
        </section>
        <dl className={styles['figures']}>
          {(['best', 'rounds', 'flops', 'money'] as const).map(name => (
            <div key={name}>
              <dt>{runScreen.figures[name]}</dt>
              <dd>{figures[name]}</dd>
            </div>
          ))}
        </dl>
        {others && <Standing line={line} others={others} missing={game.state.level.threshold - game.state.level.total} />}
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
      </div>
      <nav className={styles['links']} aria-label={runScreen.title}>
        <TextButton icon="shield" onPress={onCheck}>
          {web.checkDice}
        </TextButton>
      </nav>
    </Frame>
  );
}

type StandingProps = {
  readonly line: RunLine;
  readonly others: readonly RunLine[];
  /** To the end of its level. */ readonly missing: number;
};

/** The place among the runs of this device, and one goal. */
function Standing({ line: { score, level, won }, others, missing }: StandingProps) {
  const { runScreen, end } = useWords();
  const { rank, games, best } = ownPlace(
    score,
    others.map(other => other.score),
  );
  const farthest = Math.max(level, ...others.map(other => other.level));
  return (
    <section className={styles['standing']}>
      <p>
        <b>{runScreen.placeOfRuns(rank, games)}</b>
        {best !== null && <span>{runScreen.bestRun(Math.max(best, score))}</span>}
      </p>
      {won ? (
        <p>
          <b>{end.beatBest(Math.max(best ?? 0, score))}</b>
        </p>
      ) : (
        <p>
          <b>{farthest > level ? runScreen.nextPast(farthest) : runScreen.nextLevelGoal(level)}</b>
          {missing > 0 && <span>{runScreen.shortBy(missing)}</span>}
        </p>
      )}
    </section>
  );
}
