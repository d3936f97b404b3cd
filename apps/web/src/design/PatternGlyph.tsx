/** What a line of the card looks for, as five small squares: filled is the set, outlined the pair, dotted anything, steps a straight. */
import styles from './PatternGlyph.module.css';

export type GlyphPart = 'set' | 'pair' | 'any' | 'step';

const WIDTH = 10;
const SIZE = 7.4;

export function PatternGlyph({ parts }: { readonly parts: readonly GlyphPart[] }) {
  return (
    <svg
      className={styles['glyph']}
      viewBox={`0 0 ${parts.length * WIDTH} 10`}
      width={parts.length * 9}
      height="9"
      aria-hidden="true"
    >
      {parts.map((part, i) => {
        const height = part === 'step' ? 2 + (i * 7) / (parts.length - 1) : SIZE;
        return (
          <rect
            key={i}
            data-part={part}
            x={i * WIDTH + 1}
            y={9.2 - height}
            width={SIZE}
            height={height}
            rx={part === 'step' ? 0.8 : 2}
          />
        );
      })}
    </svg>
  );
}
