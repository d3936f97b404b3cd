/** A screen to read: the paper scrolls, and the tray with what can be done stays at the bottom. */
import type { ReactNode } from 'react';
import type { Stock } from '../design/paper.ts';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import styles from './Frame.module.css';

type Props = {
  readonly bar?: ReactNode;
  /** What it is printed on; the desk itself carries slips. */
  readonly ground?: 'paper' | 'desk';
  readonly stock?: Stock | undefined;
  /** The buttons of the tray; the last one is the wide one. */
  readonly tray?: ReactNode;
  /** As broad as a table where there is room. */
  readonly isBroad?: boolean;
  /** The tray is high: on a low screen, or with large text, it is scrolled to like everything else. */
  readonly hasHighTray?: boolean;
  readonly children: ReactNode;
};

export function Frame({ bar, ground = 'paper', stock, tray, isBroad = false, hasHighTray = false, children }: Props) {
  return (
    <div ref={deafAtFirst} className={styles['frame']} data-stock={stock}>
      {bar}
      <main className={styles['sheet']} data-ground={ground} data-broad={isBroad}>
        {children}
      </main>
      {tray !== undefined && (
        <footer className={`${styles['tray']} on-tray`} data-high={hasHighTray}>
          {tray}
        </footer>
      )}
    </div>
  );
}
