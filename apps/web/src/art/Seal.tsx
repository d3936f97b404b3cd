/** A boss as a red seal with a figure that looks at the player. */
import { bossPictures, FIGURE, GROUND, RAYS, RING, SCALLOPS, unknownBoss } from '@yaht/art';
import { nameOfId, type BossId } from '@yaht/rules';
import { Picture } from './Picture.tsx';
import styles from './Seal.module.css';

export function Seal({ id }: { readonly id: BossId }) {
  const { thing, pupils, over } = bossPictures[nameOfId(id)] ?? unknownBoss;
  const { outline } = FIGURE;
  return (
    <svg viewBox="0 0 120 120" className={styles['seal']} aria-hidden="true">
      <path className={styles['wax']} d={SCALLOPS} />
      <circle className={styles['ring']} cx="60" cy="60" r={RING} />
      <circle className={styles['ground']} cx="60" cy="60" r={GROUND} />
      <path className={styles['rays']} d={RAYS} />
      <g transform={`translate(${FIGURE.x} ${FIGURE.y}) scale(${FIGURE.scale})`}>
        <Picture drawing={thing} outline={outline} />
        <g>
          <Picture drawing={pupils} outline={outline} />
        </g>
        <Picture drawing={over} outline={outline} />
      </g>
    </svg>
  );
}
