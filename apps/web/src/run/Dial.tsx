/** What rolling on risks: half a dial from 0 to 70 %, hotter to the right, with the numbers of dice left where their risk is. */
import type { RunView } from '@yaht/client';
import { handRisk, type DieKind } from '@yaht/rules';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Dial.module.css';

type Props = {
  readonly kinds: readonly DieKind[];
  readonly table: RunView['table'];
  /** What the next roll risks, with so many dice; null where nothing can be rolled. */
  readonly next: { readonly dice: number; readonly flopRisk: number } | null;
  /** In the middle. */
  readonly children: ReactNode;
};

/** At the right end. */
const FULL = 0.7;
/** Where each segment ends: half way between the risks of six to one plain dice. */
const BOUNDS = [0, 0.054, 0.117, 0.217, 0.361, 0.555, FULL] as const;
const OUTER = 94;
/** Numbers that would touch are left out; in parts of the whole. */
const NEAR = 0.045;
/** From here on the needle trembles. */
const HOT = 0.44;

export function Dial({ kinds, table, next, children }: Props) {
  const risk = Math.min(FULL, next?.flopRisk ?? 0);
  const turn = { '--turn': `${(180 * risk) / FULL}deg` } as CSSProperties;
  return (
    <div className={styles['dial']} data-testid="dial" data-idle={next === null}>
      <svg viewBox="-124 -116 248 122" aria-hidden="true">
        {BOUNDS.slice(1).map((end, i) => (
          <path key={`rest ${end}`} className={styles['rest']} {...segment(i, end)} />
        ))}
        {BOUNDS.slice(1).map((end, i) =>
          risk > (BOUNDS[i] ?? 0) ? (
            <path key={end} className={styles['lit']} data-heat={i + 1} {...segment(i, Math.min(end, risk))} />
          ) : null,
        )}
        {numbers(kinds, table, next).map(({ dice, flopRisk }) => {
          const [x, y] = point(flopRisk, OUTER + 14);
          return (
            <text key={dice} className={styles['number']} x={x} y={y} data-now={dice === next?.dice}>
              {dice}
            </text>
          );
        })}
        {next && (
          <g className={styles['needle']} style={turn}>
            <path key={risk} className={risk >= HOT ? styles['trembling'] : undefined} d={`M-66 0H${-OUTER - 4}`} />
          </g>
        )}
      </svg>
      <div className={styles['middle']}>{children}</div>
    </div>
  );
}

function segment(place: number, end: number) {
  const width = 9 + place;
  const r = OUTER - width / 2;
  // Neighbours leave a hair between them.
  const [x, y] = point((BOUNDS[place] ?? 0) + (place > 0 ? 0.004 : 0), r);
  const [toX, toY] = point(end, r);
  return { d: `M${x} ${y}A${r} ${r} 0 0 1 ${toX} ${toY}`, strokeWidth: width };
}

function point(risk: number, r: number): readonly [number, number] {
  const angle = Math.PI * (1 - Math.min(FULL, risk) / FULL);
  return [Math.round(100 * r * Math.cos(angle)) / 100, Math.round(-100 * r * Math.sin(angle)) / 100];
}

/** By how many dice are left, fewest first; the risk of the next roll is known exactly, the others are those of the first dice of the set. */
function numbers(kinds: readonly DieKind[], table: RunView['table'], next: Props['next']): readonly NonNullable<Props['next']>[] {
  const all = kinds.map((_, i) => {
    const dice = i + 1;
    return next?.dice === dice ? next : { dice, flopRisk: handRisk(kinds.slice(0, dice), table).flopRisk };
  });
  return all.reduce<NonNullable<Props['next']>[]>((shown, one) => {
    const isFree = shown.every(other => Math.abs(other.flopRisk - one.flopRisk) > NEAR);
    if (isFree) return [...shown, one];
    return one.dice === next?.dice ? [...shown.filter(other => Math.abs(other.flopRisk - one.flopRisk) > NEAR), one] : shown;
  }, []);
}
