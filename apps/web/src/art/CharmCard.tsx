/** A charm as a stamp with a picture: the frame and the lozenges tell its rarity, the pattern how it is played, the plate what it pays. */
import {
  charmPictures,
  figureSize,
  FRAME,
  lozenges,
  MOTIF,
  PATTERNS,
  PLATE,
  STOCK,
  unknownCharm,
  WINDOW,
  type CharmPicture,
} from '@yaht/art';
import { charmOf, nameOfId, RARITIES, type CharmId, type Rarity } from '@yaht/rules';
import { Picture } from './Picture.tsx';
import styles from './CharmCard.module.css';

type Props = {
  readonly id: CharmId;
  readonly figure: string;
  /** A boss keeps it from working: a postmark lies over it. */
  readonly isSilent?: boolean;
  /** It has nothing left to give: a corner is torn off. */
  readonly isUsedUp?: boolean;
};

export function CharmCard({ id, figure, isSilent = false, isUsedUp = false }: Props) {
  const { rarity } = charmOf(id);
  const { pays, ...picture } = charmPictures[nameOfId(id)] ?? unknownCharm;
  return (
    <svg
      viewBox="0 0 100 140"
      className={styles['card']}
      data-rarity={rarity}
      data-pays={pays}
      data-silent={isSilent}
      data-used={isUsedUp}
      aria-hidden="true"
    >
      <path className={styles['stock']} d={STOCK} />
      <rect className={styles['frame']} {...boxOf(FRAME)} />
      <Window {...picture} />
      <Lines rarity={rarity} />
      <rect className={styles['plate']} {...boxOf(PLATE)} />
      <text className={styles['figure']} x="50" y="116.5" fontSize={figureSize(figure.length)}>
        {figure}
      </text>
      {lozenges(RARITIES.indexOf(rarity) + 1).map(d => (
        <path key={d} className={styles['lozenge']} d={d} />
      ))}
      {isUsedUp && <path className={styles['torn']} d="M100 104L92 110L88 118L78 122L74 132L66 140H100Z" />}
      {isSilent && <path className={styles['postmark']} d={POSTMARK} />}
    </svg>
  );
}

/** Three waves across the stamp. */
const POSTMARK = [62, 74, 86].map(y => `M-8 ${y}${'q9.5 -9 19 0t19 0'.repeat(3)}`).join('');

const boxOf = ([x, y, width, height]: readonly [number, number, number, number]) => ({ x, y, width, height });

function Window({ way, motif }: Pick<CharmPicture, 'way' | 'motif'>) {
  const { d, isLine } = PATTERNS[way];
  const { x, y, width, height } = boxOf(WINDOW);
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
      <rect className={styles['window']} {...boxOf(WINDOW)} />
      <path className={isLine ? styles['along'] : styles['pattern']} d={d} />
      <Picture drawing={motif} outline={MOTIF.outline} transform={`translate(${MOTIF.x} ${MOTIF.y}) scale(${MOTIF.scale})`} />
    </svg>
  );
}

/** What holds without colour: no inner line, one, one with corners, two in gold. */
function Lines({ rarity }: { readonly rarity: Rarity }) {
  if (rarity === 'common') return null;
  if (rarity === 'legendary')
    return (
      <>
        <rect className={styles['gilt']} x="7" y="7" width="86" height="126" strokeWidth="2" />
        <rect className={styles['gilt']} x="10.2" y="10.2" width="79.6" height="87.6" strokeWidth="2.6" />
        <rect className={styles['gilt']} x="14.5" y="14.5" width="71" height="79" strokeWidth="1" />
      </>
    );
  return (
    <>
      <rect className={styles['inner']} x="12" y="12" width="76" height="84" />
      {rarity === 'rare' && (
        <path className={styles['corners']} d="M9 9h10v10h-10ZM81 9h10v10h-10ZM9 89h10v10h-10ZM81 89h10v10h-10Z" />
      )}
    </>
  );
}

/** Where a charm could be; `text` stands in it. */
export const EmptySeat = ({ text }: { readonly text?: string }) => (
  <span className={styles['empty']} aria-hidden={text === undefined ? 'true' : undefined}>
    {text}
  </span>
);
