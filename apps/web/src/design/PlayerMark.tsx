/** A player's sign: shape, letter and colour, always together. */
import styles from './PlayerMark.module.css';

const SHAPES = [
  <circle key="A" cx="12" cy="12" r="10.5" />,
  <path key="B" d="M12 1.5L23 21.5H1Z" />,
  <rect key="C" x="2" y="2" width="20" height="20" rx="1.5" />,
  <path key="D" d="M12 0.5L23.5 12L12 23.5L0.5 12Z" />,
  <path key="E" d="M12 0.8L15.3 8L23 8.8L17.2 14L18.9 21.8L12 17.8L5.1 21.8L6.8 14L1 8.8L8.7 8Z" />,
  <path key="F" d="M8 1.5H16V8H22.5V16H16V22.5H8V16H1.5V8H8Z" />,
];

type Props = { readonly seat: number; readonly ground?: 'paper' | 'tray'; readonly isLarge?: boolean };

export function PlayerMark({ seat, ground = 'paper', isLarge = false }: Props) {
  const letter = String.fromCodePoint(65 + seat);
  return (
    <svg
      className={styles['mark']}
      data-letter={letter}
      data-ground={ground}
      data-large={isLarge}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {SHAPES[seat]}
      <text x="12" y={letter === 'B' ? 19 : 16.2}>
        {letter}
      </text>
    </svg>
  );
}
