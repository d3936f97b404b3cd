/** A drawing in its inks; what they are is set by `inks.module.css`. */
import type { Drawing, Ink } from '@yaht/art';
import styles from './inks.module.css';

type Props = { readonly drawing: Drawing; readonly outline: number; readonly transform?: string };

export function Picture({ drawing, outline, transform }: Props) {
  return (
    <g className={styles['inks']} transform={transform} strokeWidth={outline} strokeLinejoin="round" strokeLinecap="round">
      {drawing.map(({ d, fill, line, width, transform: place }, i) => (
        <path
          key={i}
          d={d}
          fill={of(fill)}
          stroke={of(line === undefined ? 'ink' : line)}
          strokeWidth={width}
          transform={place}
        />
      ))}
    </g>
  );
}

const of = (ink: Ink | null): string => (ink === null ? 'none' : `var(--art-${ink})`);
