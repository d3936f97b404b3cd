/** The picture of a die as it lies in the tray; a face of null is blank, because it is not known yet. */
import { isFace, type Face, type Material } from '@yaht/rules';
import { PIPS } from '@yaht/art';
import { inkOf, Surface } from './Surface.tsx';
import styles from './DieFace.module.css';

export type DieLook = 'pips' | 'numbers' | 'both';

type Props = {
  /** Beyond six a die has a numeral. */
  readonly face: number | null;
  readonly look?: DieLook;
  readonly material?: Material;
  /** An inner line: together with the edge it is the double border of what is kept. */
  readonly isHeld?: boolean;
  readonly isFlat?: boolean;
};

export function DieFace({ face, look = 'pips', material = 'plastic', isHeld = false, isFlat = false }: Props) {
  return (
    <svg className={styles['die']} viewBox="0 0 64 68" aria-hidden="true">
      <Body material={material} isFlat={isFlat} />
      {isHeld && <rect className={styles['inner']} x="6.2" y="6.2" width="51.6" height="51.6" rx="10" />}
      {face !== null && <Marks face={face} look={look} material={material} />}
    </svg>
  );
}

/** What the marks are on; flat, it has no lip. */
export function Body({ material, isFlat }: Required<Pick<Props, 'material' | 'isFlat'>>) {
  if (material !== 'plastic') return <Surface material={material} isFlat={isFlat} />;
  return (
    <>
      {!isFlat && <rect className={styles['lip']} x="2" y="6" width="60" height="60" rx="14" />}
      <rect className={styles['face']} x="2" y="2" width="60" height="60" rx="14" />
    </>
  );
}

/** Pips, a numeral, or both. */
export function Marks({ face, look, material }: Required<Pick<Props, 'look' | 'material'>> & { readonly face: number }) {
  if (!isFace(face) || look === 'numbers') return <Numeral face={face} material={material} />;
  return (
    <>
      <Pips face={face} material={material} />
      {look === 'both' && <Numeral face={face} material={material} isSmall />}
    </>
  );
}

export function Pips({ face, material = 'plastic' }: { readonly face: Face; readonly material?: Material }) {
  return PIPS[face].map(([x, y]) =>
    material === 'plastic' ? (
      <circle key={`${x} ${y}`} className={styles['pip']} cx={x} cy={y} r="5.6" />
    ) : (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        {inkOf(material).pip}
      </g>
    ),
  );
}

type NumeralProps = { readonly face: number; readonly material: Material; readonly isSmall?: boolean };

function Numeral({ face, material, isSmall = false }: NumeralProps) {
  const ink = material === 'plastic' ? undefined : inkOf(material);
  return (
    <text
      className={styles['numeral']}
      x="32"
      y={isSmall ? 58.5 : 44}
      fontSize={isSmall ? 13 : 34}
      {...(ink ? { style: { fill: ink.ink, stroke: ink.halo, strokeWidth: isSmall ? 2.5 : 6, paintOrder: 'stroke' } } : {})}
    >
      {face}
    </text>
  );
}
