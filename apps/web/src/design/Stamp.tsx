/** A rubber stamp: what is worth keeping, printed over the card for a moment or on the end of a game for good. */
import styles from './Stamp.module.css';

export type StampText = { readonly above?: string; readonly text: string; readonly below?: string };

type Props = StampText & { readonly size?: 'small' | 'large' };

export function Stamp({ above, text, below, size = 'large' }: Props) {
  return (
    <span className={styles['stamp']} data-size={size} data-long={text.length > 9}>
      <span className={styles['print']}>
        {above !== undefined && <small>{above}</small>}
        <b>{text}</b>
        {below !== undefined && <small>{below}</small>}
      </span>
    </span>
  );
}
