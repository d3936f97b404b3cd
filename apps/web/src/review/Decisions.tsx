/** The decisions: what was played, what was best, and what the difference cost. */
import { betterOf, choiceText, decisionsOf, isCostly, isJudgedByWin } from '@yaht/coach';
import type { Words } from '@yaht/messages';
import { roundOfTurn, type ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { useWords } from '../device/words.ts';
import { ChoiceView } from './ChoiceView.tsx';
import { MARKS } from './marks.ts';
import styles from './Decisions.module.css';

type Props = {
  readonly game: ScorecardGame;
  readonly review: SeatReview;
  readonly selected: DecisionReview | null;
  /** Every decision in order, in place of the costly ones. */
  readonly isAll: boolean;
  readonly onSelect: (decision: DecisionReview) => void;
};

export function Decisions({ game, review, selected, isAll, onSelect }: Props) {
  const words = useWords();
  const all = decisionsOf(review);
  const costly = all.filter(isCostly).toSorted((one, other) => other.loss - one.loss);
  const shown = isAll ? all : costly;
  return (
    <section aria-label={isAll ? words.review.allDecisions(all.length) : words.review.costliest}>
      <p className={styles['head']} aria-hidden="true">
        <span>{words.review.turn}</span>
        <span>{words.review.you}</span>
        <span>{words.review.best}</span>
        <span>{words.review.loss}</span>
      </p>
      {shown.length === 0 && <p className={styles['none']}>{noneSentence(words, review)}</p>}
      <ol className={styles['list']}>
        {shown.map(decision => (
          <li key={all.indexOf(decision)}>
            <Row
              game={game}
              decision={decision}
              place={all.indexOf(decision)}
              isSelected={decision === selected}
              onSelect={() => onSelect(decision)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Why there is nothing to learn from. */
export function noneSentence({ review }: Words, { counts, moves }: SeatReview): string {
  if (decisionsOf({ moves }).length === 0) return review.noDecisions;
  return isJudgedByWin({ moves }) ? review.nothingLostToWin(counts.inaccuracy) : review.nothingLost(counts.inaccuracy);
}

type RowProps = {
  readonly game: ScorecardGame;
  readonly decision: DecisionReview;
  readonly place: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
};

function Row({ game: { start }, decision, place, isSelected, onSelect }: RowProps) {
  const words = useWords();
  const { review, analysis } = words;
  const { variant } = start;
  const { dice, chosen, loss, rollsLeft, win } = decision;
  const better = betterOf(decision);
  const turn = roundOfTurn(start, decision.turn);
  const roll = chosen.type === 'end' ? review.row : review.roll(variant.rolls - rollsLeft);
  const lost = review.signed(-loss);
  const judged = `${MARKS[decision.class]} ${analysis.classes[decision.class]}`;
  const label = review.decision(
    `${review.turn} ${turn}, ${roll}`,
    choiceText(words, variant, dice, chosen),
    lost,
    analysis.classes[decision.class],
  );
  return (
    <button
      type="button"
      className={styles['row']}
      aria-pressed={isSelected}
      data-costly={isCostly(decision)}
      data-testid={`review-row-${place}`}
      onClick={onSelect}
    >
      <span className="unseen">{label}</span>
      <span className={styles['look']} aria-hidden="true">
        <span className={styles['place']}>
          <b>{turn}</b>
          <small>{roll}</small>
        </span>
        <span className={styles['you']}>
          <small>{review.you}</small>
          <ChoiceView variant={variant} dice={dice} choice={chosen} />
        </span>
        <span className={styles['best']}>
          {better && (
            <>
              <small>{review.best}</small>
              <ChoiceView variant={variant} dice={dice} choice={better} isBest />
            </>
          )}
        </span>
        <span className={styles['loss']}>
          <b>{loss > 0 ? lost : review.points(0)}</b>
          <LossBar loss={loss} />
          <small>{judged}</small>
          {win && isCostly(decision) && <small className={styles['win']}>{review.winLoss(100 * win.loss)}</small>}
        </span>
      </span>
    </button>
  );
}

/** Seven pixels for each point, as far as there is room. */
function LossBar({ loss }: { readonly loss: number }) {
  const width = Math.min(52, Math.max(0, 7 * loss));
  if (width < 1) return null;
  return (
    <svg className={styles['bar']} width={width + 2} height="14" aria-hidden="true">
      <rect x="1" y="1" width={width} height="12" />
    </svg>
  );
}
