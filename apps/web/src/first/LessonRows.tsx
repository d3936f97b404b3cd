/** The few rows of the card that the guided turn is about, and what they would score. */
import { categoryName } from '@yaht/messages';
import { categoryIds, isFace, patternOf, type ScorecardVariant } from '@yaht/rules';
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { ScoreRow } from '../design/ScoreRow.tsx';
import type { Figure } from '../design/FigureBox.tsx';
import { useWords } from '../device/words.ts';
import { glyphOf } from '../play/glyph.ts';
import { pointsIn, rowsOf } from './lesson.ts';
import type { Lesson } from './use-lesson.ts';
import styles from './FirstTurn.module.css';

type Props = { readonly variant: ScorecardVariant; readonly lesson: Lesson };

export function LessonRows({ variant, lesson }: Props) {
  const words = useWords();
  const { firstTurn } = words;
  return (
    <section className={styles['rows']} aria-label={firstTurn.wouldScore}>
      <header aria-hidden="true">
        <span>{firstTurn.wouldScore}</span>
        <span>{firstTurn.cardHas(categoryIds(variant).length)}</span>
      </header>
      {rowsOf(variant).map((row, i) => (
        <LessonRow key={row} {...{ variant, lesson, row }} isBand={i % 2 === 0} />
      ))}
    </section>
  );
}

function LessonRow({ variant, lesson, row, isBand }: Props & { readonly row: string; readonly isBand: boolean }) {
  const words = useWords();
  const category = categoryName(words, variant, row);
  const pattern = patternOf(variant, row);
  const isWritten = lesson.isWritten && lesson.row === row;
  const points = lesson.isWritten && !isWritten ? undefined : pointsIn(variant, row, lesson.rolls);
  const figure = figureOf(points, isWritten);
  const label =
    points === undefined
      ? category
      : isWritten
        ? words.play.filled({ category, points })
        : words.play.offer({ category, points });
  const isChoice = lesson.step === 'row' && points !== undefined && points > 0;
  return (
    <ScoreRow
      name={category}
      {...{ label, figure, isBand }}
      testId={`row-${row}`}
      isOpen
      isChosen={lesson.row === row && !isWritten}
      {...(pattern?.kind === 'face' && isFace(pattern.face) ? { before: <PrintedDie face={pattern.face} /> } : {})}
      {...(pattern && pattern.kind !== 'face' ? { before: <PatternGlyph parts={glyphOf(pattern, variant.dice)} /> } : {})}
      onChoose={isChoice ? () => lesson.choose(row) : undefined}
    />
  );
}

function figureOf(points: number | undefined, isWritten: boolean): Figure {
  if (points === undefined) return { kind: 'blank' };
  if (isWritten) return { kind: 'ink', points: `${points}` };
  return points === 0 ? { kind: 'zero' } : { kind: 'pencil', points: `${points}` };
}
