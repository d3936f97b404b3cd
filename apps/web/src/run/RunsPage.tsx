/** `/runs`: the runs of this device and everything that was seen in them. */
import type { Collection, RunLine } from '@yaht/client';
import { charmFigure, contentText, setName } from '@yaht/messages';
import { bossOf, charmOf } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { CharmCard, EmptySeat } from '../art/CharmCard.tsx';
import { Seal } from '../art/Seal.tsx';
import { RemoveButton } from '../design/TextButton.tsx';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';

import { useRuns } from './use-runs.ts';
import styles from './RunsPage.module.css';

export function RunsPage() {
  const { runScreen, tutorial } = useWords();
  const runs = useRuns();
  return (
    <Page title={runScreen.collection} stock="rollio">
      <p className={styles['learn']}>
        <Link href="/learn-rollio">{tutorial.title}</Link>
      </p>
      {runs && (
        <>
          <History lines={runs.lines} />
          <Charms charms={runs.collection.charms} />
          <Bosses bosses={runs.collection.bosses} />
          <Sets sets={runs.collection.sets} />
        </>
      )}
    </Page>
  );
}

function Part({ title, aside, children }: { readonly title: string; readonly aside?: string; readonly children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>
        {title} {aside !== undefined && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}

function History({ lines }: { readonly lines: readonly RunLine[] }) {
  const { runScreen, run, people } = useWords();
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = lines.filter(({ id }) => !gone.includes(id));
  return (
    <Part title={runScreen.history}>
      {shown.length === 0 && <p className={styles['soft']}>{runScreen.noRuns}</p>}
      <ul className={styles['lines']} data-testid="runs">
        {shown.map(({ id, set, level, score, won, isOver }) => (
          <li key={id}>
            <Link href={`/play/${id}`}>
              <b>{runScreen.points(score)}</b>
              <span>
                {set === null ? '' : `${setName({ run }, set)}, `}
                {runScreen.lineOf(level, won, isOver)}
              </span>
            </Link>
            <RemoveButton
              label={`${people.deleteGame}: ${runScreen.points(score)}`}
              onPress={() => {
                setGone([...gone, id]);
                void saves.remove(id);
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Charms({ charms }: Pick<Collection, 'charms'>) {
  const words = useWords();
  const { runScreen } = words;
  const seen = charms.filter(charm => charm.seen).length;
  return (
    <Part title={runScreen.charms} aside={runScreen.collected(seen, charms.length)}>
      <ul className={styles['charms']}>
        {charms.map(({ id, seen: isSeen, runs }) =>
          isSeen ? (
            <li key={id}>
              <CharmCard id={id} figure={charmFigure(words, id)} />
              <b>{charmOf(id).name}</b>
              <span>{contentText(words, id, charmOf(id))}</span>
              <small>{runs > 0 ? runScreen.ownedIn(runs) : runScreen.seenOnly}</small>
            </li>
          ) : (
            <li key={id} className={styles['unknown']}>
              <EmptySeat text="?" />
              <small>{runScreen.never}</small>
            </li>
          ),
        )}
      </ul>
    </Part>
  );
}

function Bosses({ bosses }: Pick<Collection, 'bosses'>) {
  const words = useWords();
  const { runScreen } = words;
  const met = bosses.filter(boss => boss.met > 0);
  return (
    <Part title={words.run.bossesTitle} aside={runScreen.collected(met.length, bosses.length)}>
      <ul className={styles['rows']}>
        {met.map(({ id, met: times, beaten }) => (
          <li key={id} className={styles['boss']}>
            <Seal id={id} />
            <b>{bossOf(id).name}</b>
            <span>{contentText(words, id, bossOf(id))}</span>
            <small>{runScreen.beaten(beaten, times)}</small>
          </li>
        ))}
      </ul>
      {/* Their seals have a place already. */}
      <p className={styles['seats']} aria-hidden="true">
        {bosses.slice(met.length).map(({ id }) => (
          <i key={id} />
        ))}
      </p>
    </Part>
  );
}

function Sets({ sets }: Pick<Collection, 'sets'>) {
  const { runScreen, run } = useWords();
  const played = sets.filter(({ runs }) => runs > 0);
  return (
    <Part title={run.setsTitle} aside={runScreen.collected(played.length, sets.length)}>
      <ul className={styles['rows']}>
        {played.map(({ id, runs, wins, level }) => (
          <li key={id}>
            <b>{setName({ run }, id)}</b>
            <span>{runScreen.bestSoFar(level)}</span>
            <small>{runScreen.playedIn(runs, wins)}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}
