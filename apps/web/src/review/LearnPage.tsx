/** `/g/<id>/learn`: the mistakes of a game once more. The answer is nowhere on the page until somebody asks to see it. */
import { lessonsOf, positionOf } from '@yaht/coach';
import type { ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Switch } from '../design/Choice.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { noneSentence } from './Decisions.tsx';
import { GameGate } from './GameGate.tsx';
import { judgeAnswer } from './judge.ts';
import { Lesson } from './Lesson.tsx';
import { Solving } from './Solving.tsx';
import { useReview } from './use-found.ts';
import { useQuery } from './use-query.ts';
import styles from './LearnPage.module.css';

export function LearnPage({ id }: { readonly id: string }) {
  return <GameGate id={id}>{game => <Reviewed game={game} />}</GameGate>;
}

function Reviewed({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const [numberOf] = useQuery();
  const answer = useReview(game);
  if (!answer) return <Solving variant={game.start.variant} />;
  const review = answer.ok ? answer.value[numberOf('seat') ?? 0] : undefined;
  return review ? <Lessons game={game} review={review} /> : <Empty text={words.review.unsolved} />;
}

type Props = { readonly game: ScorecardGame; readonly review: SeatReview };

function Lessons({ game, review }: Props) {
  const words = useWords();
  const [withInaccuracies, setWithInaccuracies] = useState(false);
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const lessons = lessonsOf(review, withInaccuracies);
  const lesson = lessons[at];
  const back = `/g/${game.start.id}/review?seat=${review.seat}`;
  const stock = stockOf(game.start.variant);
  const position = lesson && positionOf(game, review.seat, lesson);
  if (lesson && position)
    return (
      <Lesson
        key={`${at}/${lessons.length}`}
        position={position}
        title={words.review.lesson(at + 1, lessons.length)}
        back={back}
        judge={wish => judgeAnswer(words, position, wish, lesson.loss)}
        onSolved={() => setSolved(solved + 1)}
        onNext={() => setAt(at + 1)}
      />
    );
  return (
    <Page title={words.review.learn(lessons.length)} back={back} stock={stock}>
      <div className={styles['end']}>
        <p role="status">
          {lessons.length === 0 ? noneSentence(words, game, review) : words.review.learned(solved, lessons.length)}
        </p>
        {review.counts.inaccuracy > 0 && (
          <Switch
            text={words.review.withInaccuracies}
            isOn={withInaccuracies}
            onChange={isOn => {
              setWithInaccuracies(isOn);
              setAt(isOn ? lessonsOf(review).length : 0);
            }}
          />
        )}
      </div>
    </Page>
  );
}
