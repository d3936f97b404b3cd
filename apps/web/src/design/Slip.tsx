/** A slip of paper on the tray with a line for each player: sign, name, and a figure at the end. */
import type { ReactNode } from 'react';
import { PlayerMark } from './PlayerMark.tsx';
import styles from './Slip.module.css';

export function Slip({ children }: { readonly children: ReactNode }) {
  return <section className={styles['slip']}>{children}</section>;
}

type LineProps = {
  readonly seat: number;
  readonly name: string;
  readonly figure: string | number;
  /** Whom it is about now. */
  readonly isMarked?: boolean;
  /** Between the name and the figure. */
  readonly children?: ReactNode;
};

export function SlipLine({ seat, name, figure, isMarked = false, children }: LineProps) {
  return (
    <li className={styles['line']} data-marked={isMarked}>
      <PlayerMark seat={seat} />
      <span className={styles['name']}>{name}</span>
      {children}
      <b>{figure}</b>
    </li>
  );
}
