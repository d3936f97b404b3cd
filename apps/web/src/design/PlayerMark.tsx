/** A player's sign: shape, letter and colour, always together. */
import { SIGNS } from '@yaht/art';
import styles from './PlayerMark.module.css';

type Props = { readonly seat: number; readonly ground?: 'paper' | 'tray'; readonly isLarge?: boolean };

export function PlayerMark({ seat, ground = 'paper', isLarge = false }: Props) {
  const { letter, shape, baseline } = SIGNS[seat] ?? {};
  return (
    <svg
      className={styles['mark']}
      data-letter={letter}
      data-ground={ground}
      data-large={isLarge}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
      <text x="12" y={baseline}>
        {letter}
      </text>
    </svg>
  );
}
