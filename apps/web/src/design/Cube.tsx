/** The die in the air: a cube with six faces and its shadow, built while nothing else is to do and used for every throw. */
import type { Material } from '@yaht/rules';
import { memo } from 'react';
import { Body, Marks, type DieLook } from './DieFace.tsx';
import { facesOf, showing, SIDES } from './flight.ts';
import styles from './Cube.module.css';

type Props = {
  /** What it shows when it has landed. */
  readonly face: number | null;
  readonly sides: number;
  readonly look: DieLook;
  readonly material: Material;
};

export function Cube({ face, sides, look, material }: Props) {
  const faces = facesOf(sides, face);
  const { transform, bright } = showing(faces, face);
  return (
    <>
      <span className={styles['shadow']} data-part="shadow" />
      <span className={styles['space']}>
        <span className={styles['travel']} data-part="travel">
          <span className={styles['cube']} data-part="cube">
            <span className={styles['cube']} style={{ transform }}>
              {SIDES.map((side, i) => (
                <span key={side} className={styles['side']} data-side={side}>
                  <span className={styles['core']} />
                  <span className={styles['face']} style={{ opacity: bright[i] }}>
                    <Side face={faces[i] ?? 1} look={look} material={material} />
                  </span>
                </span>
              ))}
            </span>
          </span>
        </span>
      </span>
    </>
  );
}

/** Drawn once: whatever the cube shows later, its faces are turned and not drawn again. */
const Side = memo(function Side({ face, look, material }: Pick<Props, 'look' | 'material'> & { readonly face: number }) {
  return (
    <svg viewBox="2 2 60 60">
      <Body material={material} isFlat />
      <Marks face={face} look={look} material={material} />
    </svg>
  );
});
