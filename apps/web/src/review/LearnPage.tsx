/** `/g/<id>/learn`: the mistakes of a game once more. The answer is nowhere on the page until somebody asks to see it. */
import { lessonsOf, positionOf } from '@yaht/coach';
import type { ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { noneSentence } from './Decisions.tsx';
import { GameGate } from './GameGate.tsx';
import { judgeAnswer } from './judge.ts';
import { LearnButton, LearnSwitches, type LearnWishes } from './LearnSwitches.tsx';
import { Lesson } from './Lesson.tsx';
import { Solving } from './Solving.tsx';
import { useJudged, useReview } from './use-found.ts';
import { useQuery } from './use-query.ts';
import styles from './LearnPage.module.css';

export function LearnPage({ id }: { readonly id: string }) {
  return <GameGate id={id}>{game => <Reviewed game={game} />}</GameGate>;
}

function Reviewed({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const [numberOf] = useQuery();
  const answer = useJudged(game, useReview(game));
  if (!answer) return <Solving variant={game.start.variant} />;
  const reviews = answer.ok ? answer.value : [];
  const own = reviews[numberOf('seat') ?? 0];
  return own ? <Lessons game={game} own={own} reviews={reviews} /> : <Empty text={words.review.unsolved} />;
}

type Props = { readonly game: ScorecardGame; readonly own: SeatReview; readonly reviews: readonly SeatReview[] };

type Place = { readonly review: SeatReview; readonly decision: DecisionReview };

function Lessons({ game, own, reviews }: Props) {
  const words = useWords();
  const [wishes, setWishes] = useState<LearnWishes>({ inaccuracies: false, others: false });
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const lessons = lessonsFor(own, reviews, wishes);
  const lesson = lessons[at];
  const { id, variant, players } = game.start;
  const back = `/g/${id}/review?seat=${own.seat}`;
  const position = lesson && positionOf(game, lesson.review.seat, lesson.decision);
  const switches = {
    wishes,
    hasOthers: reviews.length > 1,
    // Other lessons are another row of them.
    onChange: (next: LearnWishes) => {
      setWishes(next);
      setAt(0);
      setSolved(0);
    },
  };
  if (lesson && position) {
    const place = words.review.lesson(at + 1, lessons.length);
    return (
      <Lesson
        key={`${at}/${lessons.length}`}
        position={position}
        title={lesson.review === own ? place : `${place}, ${players[lesson.review.seat]?.name ?? ''}`}
        back={back}
        aside={<LearnButton {...switches} />}
        judge={wish => judgeAnswer(words, position, wish, lesson.decision.loss)}
        onSolved={() => setSolved(solved + 1)}
        onNext={() => setAt(at + 1)}
      />
    );
  }
  return (
    <Page title={words.review.learn(lessons.length)} back={back} stock={stockOf(variant)}>
      <div className={styles['end']}>
        <p role="status">{lessons.length === 0 ? noneSentence(words, own) : words.review.learned(solved, lessons.length)}</p>
        <LearnSwitches {...switches} />
      </div>
    </Page>
  );
}

/** The costliest first, whosever they are. */
function lessonsFor(own: SeatReview, reviews: readonly SeatReview[], { inaccuracies, others }: LearnWishes): readonly Place[] {
  return (others ? reviews : [own])
    .flatMap(review => lessonsOf(review, inaccuracies).map(decision => ({ review, decision })))
    .toSorted((one, other) => other.decision.loss - one.decision.loss);
}
