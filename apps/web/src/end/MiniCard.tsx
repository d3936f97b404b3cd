/** The card in small, torn off the pad; what it says stands in the card itself, so screen readers get it as a picture. */
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';
import type { MiniCard as Card, MiniLine } from './mini-card.ts';
import styles from './MiniCard.module.css';

export function MiniCard({ card: { left, right, total } }: { readonly card: Card }) {
  const { web, play } = useWords();
  return (
    <div className={styles['card']} aria-hidden="true">
      {[left, right].map((lines, i) => (
        <div key={i} className={styles['column']}>
          {lines.map((line, at) => (
            <div key={at} data-kind={line.kind}>
              <Sign line={line} bonus={play.upperBonus} />
              <b>{line.points}</b>
            </div>
          ))}
        </div>
      ))}
      <div className={styles['total']}>
        <span>{web.total}</span>
        <b>{total}</b>
      </div>
    </div>
  );
}

function Sign({ line, bonus }: { readonly line: MiniLine; readonly bonus: string }) {
  if (line.kind === 'face') return <PrintedDie face={line.face} />;
  if (line.kind === 'pattern') return <PatternGlyph parts={line.parts} />;
  return <span>{bonus}</span>;
}
