/** A rubber stamp, come down on what was reached: small words above and below, what it is about between them. */
import { Chads } from './Chads.tsx';
import styles from './InkStamp.module.css';

type Props = {
  readonly above?: string | undefined;
  readonly children: string;
  readonly below?: string | undefined;
  /** How much falls out of its edge. */
  readonly chads?: number;
  readonly as?: 'h2' | 'span';
};

export function InkStamp({ above, children, below, chads = 32, as: Title = 'h2' }: Props) {
  return (
    <div className={styles['place']}>
      <div className={styles['stamp']}>
        {above !== undefined && <span className={styles['small']}>{above}</span>}
        <Title className={styles['title']}>{children}</Title>
        {below !== undefined && <span className={styles['small']}>{below}</span>}
      </div>
      <Chads count={chads} />
    </div>
  );
}
