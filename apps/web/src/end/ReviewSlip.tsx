/** The way to the review. It says what there is to learn and what went right, never what was wrong. */
import { CLOSE_ENOUGH, decisionsOf, lessonsOf } from '@yaht/coach';
import type { ScorecardGame } from '@yaht/rules';
import { unsolvableReason } from '@yaht/solver';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';
import { firstSeat } from '../review/game-source.ts';
import { useJudged, useReview } from '../review/use-found.ts';
import styles from './ReviewSlip.module.css';

type Props = { readonly game: ScorecardGame; /** One's own, not somebody else's that was watched. */ readonly isOwn?: boolean };

export function ReviewSlip({ game, isOwn = true }: Props) {
  return unsolvableReason(game.start.variant) === null ? <Slip {...{ game, isOwn }} /> : null;
}

function Slip({ game, isOwn }: Required<Props>) {
  const { review, end } = useWords();
  const answer = useJudged(game, useReview(game));
  const seat = firstSeat(game);
  const first = answer?.ok ? answer.value[seat] : undefined;
  const decisions = first ? decisionsOf(first).filter(({ by }) => by === 'player') : [];
  const good = decisions.filter(({ loss }) => loss <= CLOSE_ENOUGH).length;
  return (
    <Link href={`/g/${game.start.id}/review`} className={styles['slip']} data-testid="review-open">
      <span className={styles['dice']} aria-hidden="true">
        <PrintedDie face={3} />
        <PrintedDie face={3} look="solid" />
      </span>
      <span className={styles['text']}>
        <b>
          {isOwn
            ? first
              ? end.learn(lessonsOf(first).length)
              : review.open
            : review.openOf(game.start.players[seat]?.name ?? '')}
        </b>
        <small>{first ? (isOwn ? end.played(good, decisions.length) : '') : answer ? review.unsolved : review.reviewing}</small>
      </span>
      <Icon name="right" />
    </Link>
  );
}
