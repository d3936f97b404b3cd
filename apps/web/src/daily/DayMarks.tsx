/** A sign for each turn of a day, and nothing of its dice: a tick on its ground, a dot in a ring, a dotted seat. */
import { dailyMarks, type DailyMark } from '@yaht/messages';
import { useWords } from '../device/words.ts';
import styles from './DayMarks.module.css';

/** How they are told apart, also without colour. */
const NAMES: Readonly<Record<DailyMark, 'best' | 'close' | 'missed'>> = { '✓': 'best', '~': 'close', x: 'missed' };

/** Null while the game is being compared with perfect play. */
export function DayMarks({ turns, rounds }: { readonly turns: readonly number[] | null; readonly rounds: number }) {
  const { daily } = useWords();
  const marks = turns && dailyMarks(turns).map(mark => NAMES[mark]);
  const many = (name: 'best' | 'close' | 'missed'): number => marks?.filter(other => other === name).length ?? 0;
  return (
    <figure className={styles['figure']}>
      <div
        className={styles['marks']}
        role="img"
        aria-label={marks ? daily.words(marks.length, many('best'), many('close'), many('missed')) : daily.comparing}
      >
        {Array.from({ length: rounds }, (_, turn) => (
          <Sign key={turn} kind={marks?.[turn]} />
        ))}
      </div>
      <figcaption>
        {marks
          ? (['best', 'close', 'missed'] as const).map(name => (
              <span key={name}>
                <Sign kind={name} /> {daily.signs[name]}
              </span>
            ))
          : daily.comparing}
      </figcaption>
    </figure>
  );
}

function Sign({ kind }: { readonly kind: 'best' | 'close' | 'missed' | undefined }) {
  return (
    <svg className={styles['sign']} data-kind={kind} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {kind === 'best' && <path d="M6.5 12.5L10.5 16.5L17.5 8" />}
      {kind === 'close' && <circle cx="12" cy="12" r="3.2" />}
    </svg>
  );
}
