/** Where the parts of a round lie: one above the other on a phone, as one table where there is room for three columns. */
import type { RunView } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Scroller } from '../design/Scroller.tsx';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { WayUp } from './Levels.tsx';
import { RoundLedger } from './RoundLedger.tsx';
import styles from './RoundTables.module.css';

type Parts = {
  readonly bar: ReactNode;
  readonly run: RunView;
  readonly game: RunGame;
  readonly boss: ReactNode;
  readonly goal: ReactNode;
  readonly banks: ReactNode;
  readonly rounds: ReactNode;
  readonly rerolls: ReactNode;
  readonly dial: ReactNode;
  readonly goods: ReactNode;
  readonly hand: ReactNode;
  readonly rail: ReactNode;
  /** That the charms wait for the count. */
  readonly waits: ReactNode;
  readonly dice: ReactNode;
  readonly risk: ReactNode;
  readonly actions: ReactNode;
};

export function TallTable(parts: Parts) {
  return (
    <main ref={deafAtFirst} className={styles['tall']}>
      {parts.bar}
      <div className={styles['side']}>
        {parts.boss}
        <Scroller className={styles['paper']}>
          <div className={styles['goal']}>{parts.goal}</div>
          <div className={styles['instrument']}>
            <div className={styles['left']}>
              {parts.banks}
              {parts.rounds}
            </div>
            {parts.dial}
            <div className={styles['right']}>
              {parts.rerolls}
              {parts.goods}
            </div>
          </div>
          {parts.hand}
        </Scroller>
      </div>
      <section className={`${styles['tray']} on-tray`}>
        {parts.rail}
        <span className="unseen">{parts.waits}</span>
        {parts.dice}
        <p className={styles['risk']} data-testid="risk">
          {parts.risk}
        </p>
        {parts.actions}
      </section>
    </main>
  );
}

export function WideTable(parts: Parts) {
  const { run, game } = parts;
  return (
    <main ref={deafAtFirst} className={styles['wide']}>
      {parts.bar}
      <Scroller className={styles['level']}>
        {parts.boss}
        <div className={styles['goal']}>{parts.goal}</div>
        <div className={styles['rights']}>
          {parts.banks}
          {parts.rounds}
          {parts.rerolls}
        </div>
        {run.consumables.length > 0 && <div className={styles['goods']}>{parts.goods}</div>}
        <WayUp run={run} game={game} />
      </Scroller>
      <section className={`${styles['middle']} on-tray`}>
        {parts.dial}
        <p className={styles['risk']} data-testid="risk">
          {parts.risk}
        </p>
        {parts.rail}
        <span className="unseen">{parts.waits}</span>
        {parts.dice}
        {parts.actions}
        {parts.hand}
      </section>
      <Scroller className={styles['ledger']}>
        <RoundLedger run={run} game={game} isCounting={parts.waits !== false} />
      </Scroller>
    </main>
  );
}
