/** The paper and the tray of a game: one above the other on a phone, the tray at the left where there is room for both. */
import type { ReactNode } from 'react';
import { Scroller } from '../design/Scroller.tsx';
import { useWide } from '../device/use-media.ts';
import styles from './Desk.module.css';

type Props = {
  /** Over the paper: whose it is. */
  readonly tabs: ReactNode;
  readonly paper: ReactNode;
  readonly tray: ReactNode;
  /** A tap anywhere on the tray, while something moves there. */
  readonly onTouch?: (() => void) | undefined;
};

/** What is read first also comes first for the keyboard. */
export function Desk({ tabs, paper, tray, onTouch }: Props) {
  const isWide = useWide();
  const parts = [
    <div key="paper" className={styles['side']}>
      {tabs}
      <Scroller className={styles['paper']}>{paper}</Scroller>
    </div>,
    <section key="tray" className={`${styles['tray']} on-tray`} onPointerDown={onTouch}>
      {tray}
    </section>,
  ];
  return isWide ? parts.toReversed() : parts;
}
