/** The sign of yaht: four pips in ink, the fifth still in pencil. */
import styles from './Mark.module.css';

const INK = [
  [19, 19],
  [45, 19],
  [19, 45],
  [45, 45],
] as const;

export function Mark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 64 64" aria-hidden="true">
      <rect className={styles['body']} x="2" y="2" width="60" height="60" rx="14" />
      {INK.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles['pip']} cx={x} cy={y} r="6" />
      ))}
      <circle className={styles['ring']} cx="32" cy="32" r="5.4" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={styles['wordmark']}>
      <Mark />
      <span>yaht</span>
    </span>
  );
}
