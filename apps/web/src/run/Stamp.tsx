/** A charm as a stamp: the frame tells its rarity, the figure what it pays. */
import { charmOf, type CharmId, type Rarity } from '@yaht/rules';
import { pictogramOf } from './pictograms.ts';
import styles from './Stamp.module.css';

type Props = { readonly id: CharmId; readonly figure: string; readonly isFaint?: boolean };

export function Stamp({ id, figure, isFaint = false }: Props) {
  const { rarity } = charmOf(id);
  return (
    <span className={styles['stamp']} data-rarity={rarity} data-faint={isFaint}>
      <svg viewBox="0 0 60 68" aria-hidden="true">
        <rect className={styles['teeth']} x="3" y="3" width="54" height="62" />
        <rect className={styles['paper']} x="3" y="3" width="54" height="62" />
        <Frame rarity={rarity} />
        <path className={styles['picture']} fillRule="evenodd" transform="translate(18 12)" d={pictogramOf(id)} />
      </svg>
      <b className={styles['figure']} data-long={figure.length > 4}>
        {figure}
      </b>
    </span>
  );
}

/** Single, double, double with corners, or solid. */
function Frame({ rarity }: { readonly rarity: Rarity }) {
  if (rarity === 'legendary')
    return (
      <>
        <rect className={styles['ground']} x="6" y="6" width="48" height="56" />
        <rect className={styles['line']} x="9" y="9" width="42" height="50" />
      </>
    );
  return (
    <>
      <rect className={styles['line']} x="7" y="7" width="46" height="54" />
      {rarity !== 'common' && <rect className={styles['line']} x="10.2" y="10.2" width="39.6" height="47.6" />}
      {rarity === 'rare' && <path className={styles['corners']} d="M6 6h7v7h-7ZM47 6h7v7h-7ZM6 55h7v7h-7ZM47 55h7v7h-7Z" />}
    </>
  );
}

/** Where a charm could be. */
export const EmptySlot = () => <span className={styles['empty']} aria-hidden="true" />;
