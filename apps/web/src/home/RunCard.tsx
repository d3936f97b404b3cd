/** Rollio on Home: the run that is on, with its charms and who waits in it, or a new one. */
import type { SaveLine } from '@yaht/client';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { dailyAddress } from '../daily/address.ts';
import { useIdle } from '../design/use-flight.ts';
import { useWords } from '../device/words.ts';
import styles from './RunCard.module.css';

/** The drawings come when the page has nothing else to do. */
const RunPicture = lazy(async () => ({ default: (await import('../art/RunPicture.tsx')).RunPicture }));

export function RunCard({ waiting }: { readonly waiting: readonly SaveLine[] }) {
  const { runScreen, tutorial, daily } = useWords();
  const open = waiting.find(({ level }) => level !== null);
  return (
    <section className={styles['card']} data-stock="rollio" data-on={open !== undefined} aria-label={runScreen.card}>
      <div className={styles['words']}>
        <Link href={open ? `/play/${open.name}` : '/run'} className={styles['go']} data-testid="home-run">
          <b>{runScreen.card}</b>
          <span>{open ? stand(runScreen, open) : runScreen.cardNew}</span>
        </Link>
        <nav aria-label={runScreen.card}>
          <Link href={dailyAddress('rollio')} data-testid="home-daily-run">
            {daily.runToday}
          </Link>
          {!open && (
            <Link href="/learn-rollio" data-testid="home-learn">
              {tutorial.start}
            </Link>
          )}
        </nav>
      </div>
      <span className={styles['picture']} data-testid="home-run-picture" aria-hidden="true">
        {useIdle() && (
          <Suspense>
            <RunPicture boss={open?.boss?.id ?? null} charms={open?.charms ?? []} isOn={open !== undefined} />
          </Suspense>
        )}
      </span>
    </section>
  );
}

function stand(runScreen: ReturnType<typeof useWords>['runScreen'], { variant, level, boss }: SaveLine): string {
  const levels = variant.family === 'run' ? variant.levels.thresholds.length : 0;
  const at = `${runScreen.level(level ?? 1, levels)}.`;
  return boss ? `${at} ${runScreen.bossWaits(boss.name)}` : at;
}
