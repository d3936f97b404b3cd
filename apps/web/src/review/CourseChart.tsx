/** The expected score as the game went on; the same as a table for whoever reads. */
import { choiceText, courseOf, type CourseStep } from '@yaht/coach';
import { categoryName, type Words } from '@yaht/messages';
import { categoryIds, formatDice, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { courseShape, type CourseShape } from './course-shape.ts';
import { MARKS } from './marks.ts';
import { useWidth } from './use-width.ts';
import styles from './CourseChart.module.css';

type Props = {
  readonly game: ScorecardGame;
  readonly review: SeatReview;
  readonly selected: DecisionReview | null;
  readonly onSelect: (decision: DecisionReview) => void;
};

export function CourseChart({ game, review, selected, onSelect }: Props) {
  const { review: words } = useWords();
  const [isTable, setTable] = useState(false);
  const steps = courseOf(review);
  const { variant } = game.start;
  return (
    <section className={styles['chart']} aria-label={words.chart}>
      <header>
        <h2>{words.chart}</h2>
        <TextButton testId="chart-table" onPress={() => setTable(!isTable)}>
          {isTable ? words.showChart : words.showTable}
        </TextButton>
      </header>
      {isTable ? (
        <CourseTable steps={steps} variant={variant} />
      ) : (
        <Picture variant={variant} steps={steps} review={review} selected={selected} onSelect={onSelect} />
      )}
    </section>
  );
}

type PictureProps = Omit<Props, 'game'> & { readonly variant: ScorecardVariant; readonly steps: readonly CourseStep[] };

function Picture({ variant, steps, review, selected, onSelect }: PictureProps) {
  const words = useWords();
  const [box, width] = useWidth();
  const height = width > 500 ? 344 : 216;
  const shape = courseShape(steps, categoryIds(variant).length, width, height);
  const chosen = steps.find(({ move }) => move === selected)?.round;
  const choose = (round: number): void => {
    const own = steps.filter(step => step.round === round).flatMap(({ move }) => (move.type === 'decision' ? [move] : []));
    const [worst] = own.toSorted((one, other) => other.loss - one.loss);
    if (worst) onSelect(worst);
  };
  return (
    <div ref={box} className={styles['box']}>
      <svg
        className={styles['picture']}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${words.review.chart}: ${words.review.points(review.start)} → ${words.review.points(review.score)}`}
      >
        <Ground shape={shape} width={width} chosen={chosen} />
        <path className={styles['line']} d={shape.path} />
        <circle className={styles['open']} cx={shape.start.x} cy={shape.start.y} r="4.5" />
        <circle className={styles['full']} cx={shape.end.x} cy={shape.end.y} r="4.5" />
        <text className={styles['final']} x={shape.end.x + 9} y={shape.end.y + 6}>
          {Math.round(review.score)}
        </text>
        <Drops shape={shape} />
        {shape.luckiest && <LuckNote words={words} variant={variant} review={review} shape={shape} luckiest={shape.luckiest} />}
      </svg>
      <button
        type="button"
        className={styles['tap']}
        aria-label={words.review.chooseTurn}
        style={{ height }}
        onClick={event => choose(turnAt(shape, event.nativeEvent.offsetX))}
      />
      <ul className={styles['legend']} aria-hidden="true">
        <li>
          <svg viewBox="0 0 24 12">
            <path className={styles['line']} d="M0 10H12V3H24" />
          </svg>
          {words.review.legendLine}
        </li>
        <li>
          <svg viewBox="0 0 10 12">
            <rect className={styles['drop']} x="1" y="1" width="8" height="10" />
          </svg>
          {words.review.legendLoss}
        </li>
        <li className={styles['onlyWide']}>
          <svg viewBox="0 0 24 12">
            <path className={styles['first']} d="M0 6H24" />
          </svg>
          {words.review.legendStart}
        </li>
      </ul>
    </div>
  );
}

/** The turn under a finger; the keyboard points nowhere, and means the first. */
const turnAt = ({ turns }: CourseShape, x: number): number => turns.findLast(turn => x >= turn.x)?.round ?? 1;

type GroundProps = { readonly shape: CourseShape; readonly width: number; readonly chosen: number | undefined };

/** Green bars are the scale; a chosen turn is yellow. */
function Ground({ shape: { bars, turns, inside, start }, width, chosen }: GroundProps) {
  const every = bars.length > 9 ? 2 : 1;
  return (
    <>
      <defs>
        <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles['hatch']} width="2" height="4" />
        </pattern>
      </defs>
      {bars.map(({ points, y, height, isBand }, i) => (
        <g key={points}>
          {isBand && <rect className={styles['bar']} x="0" y={y} width={width} height={height} />}
          {i % every === 0 && (
            <text className={styles['scale']} x="6" y={y + height + 4}>
              {points}
            </text>
          )}
        </g>
      ))}
      {turns.map(({ round, x, width: turnWidth }) => (
        <g key={round} data-chosen={round === chosen}>
          {round === chosen && (
            <rect className={styles['chosen']} x={x} y={inside.top} width={turnWidth} height={inside.bottom - inside.top + 20} />
          )}
          {round > 1 && <path className={styles['rule']} d={`M${x} ${inside.top}V${inside.bottom}`} />}
          <text className={styles['turn']} x={x + turnWidth / 2} y={inside.bottom + 16}>
            {round}
          </text>
        </g>
      ))}
      <path className={styles['first']} d={`M${inside.left} ${start.y}H${inside.right}`} />
    </>
  );
}

function Drops({ shape: { drops } }: { readonly shape: CourseShape }) {
  return drops.map(({ x, y, width, height, flag }) => (
    <g key={`${x} ${y}`}>
      <rect className={styles['drop']} x={x} y={y} width={width} height={height} />
      {flag && (
        <g className={styles['flag']}>
          <path d={flag.y > y ? `M${flag.x} ${y + height}V${flag.y}` : `M${flag.x} ${y}V${flag.y + 19}`} />
          <rect x={flag.x - 12} y={flag.y} width="24" height="19" rx="4" />
          <text x={flag.x} y={flag.y + 14}>
            {MARKS[flag.class]}
          </text>
        </g>
      )}
    </g>
  ));
}

type NoteProps = {
  readonly words: Words;
  readonly variant: ScorecardVariant;
  readonly review: SeatReview;
  readonly shape: CourseShape;
  readonly luckiest: NonNullable<CourseShape['luckiest']>;
};

/** The one note: what the luckiest roll became. */
function LuckNote({ words, variant, review, shape: { inside }, luckiest: { step, x, y } }: NoteProps) {
  const { move } = step;
  if (move.type !== 'roll') return null;
  const end = review.moves.find(each => each.turn === move.turn && each.type === 'decision' && each.chosen.type === 'end');
  const category =
    end?.type === 'decision' && end.chosen.type === 'end' ? categoryIds(variant)[end.chosen.ending.category] : undefined;
  const name = category === undefined ? formatDice(move.dice) : categoryName(words, variant, category);
  const anchor = x > inside.right - 130 ? 'end' : x < inside.left + 60 ? 'start' : 'middle';
  return (
    <text className={styles['note']} x={x} y={Math.max(14, y - 7)} textAnchor={anchor}>
      {words.review.luckNote(name, move.luck)}
    </text>
  );
}

function CourseTable({ steps, variant }: { readonly steps: readonly CourseStep[]; readonly variant: ScorecardVariant }) {
  const words = useWords();
  const { review } = words;
  return (
    <div className={styles['table']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{review.turn}</th>
            <th scope="col">{review.what}</th>
            <th scope="col">{review.change}</th>
            <th scope="col">{review.after}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ move, round, after }, i) => (
            <tr key={i} data-loss={move.type === 'decision' && move.loss > 0}>
              <td>{round}</td>
              <td>
                {move.type === 'roll' ? review.rolled(formatDice(move.dice)) : choiceText(words, variant, move.dice, move.chosen)}
              </td>
              <td>{review.signed(move.type === 'roll' ? move.luck : -move.loss)}</td>
              <td>{review.points(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
