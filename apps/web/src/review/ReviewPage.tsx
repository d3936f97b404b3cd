/** `/g/<id>/review`: a game against perfect play. */
import { decisionsOf, isCostly, lessonsOf, unsolvableSentence } from '@yaht/coach';
import type { ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useWords } from '../device/words.ts';
import { useMistakes } from '../puzzles/use-mistakes.ts';
import { AccountScreen, Ledger, ReviewBar } from './AccountScreen.tsx';
import { Accuracy } from './Accuracy.tsx';
import { CourseChart } from './CourseChart.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Decisions, noneSentence } from './Decisions.tsx';
import { firstSeat } from './game-source.ts';
import { GameGate } from './GameGate.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { Solving } from './Solving.tsx';
import { Spread } from './Spread.tsx';
import { useJudged, useReview } from './use-found.ts';
import { useMedia } from '../device/use-media.ts';
import { useQuery } from './use-query.ts';
import { useReviewKeys } from './use-review-keys.ts';
import styles from './ReviewPage.module.css';

export function ReviewPage({ id }: { readonly id: string }) {
  return <GameGate id={id}>{game => <Reviewed game={game} />}</GameGate>;
}

function Reviewed({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const answer = useReview(game);
  const judged = useJudged(game, answer);
  const [numberOf] = useQuery();
  if (!answer) return <Solving variant={game.start.variant} />;
  if (!answer.ok) return <Empty text={unsolvableSentence(words, game.start.variant) ?? words.review.unsolved} />;
  const seat = numberOf('seat') ?? firstSeat(game);
  const review = answer.value[seat];
  if (!review) return <Empty text={words.review.gone} />;
  const own = judged?.ok ? judged.value[seat] : undefined;
  return own ? <ReviewScreen game={game} review={own} /> : <AccountScreen game={game} review={review} />;
}

type Props = { readonly game: ScorecardGame; readonly review: SeatReview };

function ReviewScreen({ game, review }: Props) {
  const words = useWords();
  const [, go] = useLocation();
  const [numberOf, change] = useQuery();
  const [isAll, setAll] = useState(false);
  const isWide = useMedia('(min-width: 1024px)');
  const { id, variant } = game.start;
  const all = decisionsOf(review);
  const asked = all[numberOf('at') ?? -1] ?? null;
  const selected = asked ?? (isWide ? costliestOf(all) : null);
  const select = (decision: DecisionReview | null): void => change({ at: decision ? String(all.indexOf(decision)) : null });
  useReviewKeys({ decisions: all, selected, select });
  const lessons = lessonsOf(review).length;
  const added = useMistakes(game, review);
  const learn = (
    <Button
      look="main"
      testId="mistake-next"
      reason={lessons === 0 ? noneSentence(words, review) : undefined}
      onPress={() => go(`/g/${id}/learn?seat=${review.seat}`)}
    >
      {words.review.learn(lessons)}
    </Button>
  );
  return (
    <div ref={deafAtFirst} className={styles['screen']} data-stock={stockOf(variant)}>
      <ReviewBar game={game} review={review} aside={<ReviewActions game={game} review={review} />} />
      <main className={styles['columns']}>
        <div className={styles['left']}>
          <Ledger game={game} review={review} />
          <div className={styles['card']}>
            <Accuracy review={review} />
          </div>
          <div className={`${styles['again']} on-tray`}>
            <h2>{words.review.again}</h2>
            <p>{lessons === 0 ? noneSentence(words, review) : words.review.waiting(lessons)}</p>
            {lessons > 0 && learn}
          </div>
          {added > 0 && (
            <Link href="/puzzles" className={styles['kept']} data-testid="kept">
              <Icon name="puzzle" />
              <span role="status">{words.puzzles.fromReview(added)}</span>
              <Icon name="right" />
            </Link>
          )}
        </div>
        <div className={styles['middle']}>
          <div className={styles['card']}>
            <CourseChart game={game} review={review} selected={selected} onSelect={select} />
          </div>
          <div className={styles['card']}>
            <Decisions game={game} review={review} selected={selected} isAll={isAll} onSelect={select} />
            <p className={styles['more']}>
              <TextButton testId="all-decisions" onPress={() => setAll(!isAll)}>
                {isAll ? words.review.costliest : words.review.allDecisions(all.length)}
              </TextButton>
            </p>
          </div>
          {game.over && (
            <div className={styles['card']}>
              <Spread variant={variant} score={review.score} />
            </div>
          )}
        </div>
        {isWide && (
          <div className={styles['right']}>
            <div className={styles['card']}>
              {selected && <DecisionPanel key={all.indexOf(selected)} game={game} review={review} decision={selected} />}
            </div>
          </div>
        )}
      </main>
      <ReviewKeys />
      <footer className={`${styles['tray']} on-tray`}>
        <Button about={words.review.allAbout} aria-pressed={isAll} onPress={() => setAll(!isAll)}>
          {words.review.all(all.length)}
        </Button>
        {learn}
      </footer>
      {!isWide && asked && (
        <Sheet title={words.review.positionTitle} onClose={() => select(null)}>
          <DecisionPanel game={game} review={review} decision={asked} />
        </Sheet>
      )}
    </div>
  );
}

/** For whoever has a keyboard before them. */
function ReviewKeys() {
  const { review } = useWords();
  const { decision, mistake, tryHere } = review.reviewKeys;
  return (
    <p className={styles['keys']} data-testid="review-keys">
      <kbd>←</kbd> <kbd>→</kbd> {decision} <kbd>M</kbd> {mistake} <kbd>T</kbd> {tryHere}
    </p>
  );
}

const costliestOf = (decisions: readonly DecisionReview[]): DecisionReview | null => {
  const [worst] = decisions.filter(isCostly).toSorted((one, other) => other.loss - one.loss);
  return worst ?? decisions[0] ?? null;
};
