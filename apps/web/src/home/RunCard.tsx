/** The run of Rollio on Home: go on with the one that is on, or begin a new one. */
import type { SaveLine } from '@yaht/client';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import styles from './RunCard.module.css';

export function RunCard({ waiting }: { readonly waiting: readonly SaveLine[] }) {
  const { runScreen, tutorial } = useWords();
  const open = waiting.find(({ level }) => level !== null);
  return (
    <section className={styles['card']} data-stock="rollio" aria-label={runScreen.card}>
      <Link href={open ? `/play/${open.name}` : '/run'} className={styles['go']} data-testid="home-run">
        <b>
          <Icon name="coin" />
          {runScreen.card}
        </b>
        <span>{open ? runScreen.cardOn(open.level ?? 1) : runScreen.cardNew}</span>
      </Link>
      <nav aria-label={runScreen.card}>
        <Link href="/learn-rollio" data-testid="home-learn">
          {tutorial.start}
        </Link>
        <Link href="/runs">{runScreen.collection}</Link>
      </nav>
    </section>
  );
}
