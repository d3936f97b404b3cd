/** What stands on a review at once, while it is still worked out how bad each decision was. */
import { decisionsOf } from '@yaht/coach';
import { variantName } from '@yaht/messages';
import type { ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { TopBar } from '../app/TopBar.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { ask } from '../solver/ask.ts';
import { Account } from './Account.tsx';
import { Seats } from './Seats.tsx';
import { Solving } from './Solving.tsx';
import { useAnswer } from './use-found.ts';
import { useQuery } from './use-query.ts';
import styles from './ReviewPage.module.css';

type Props = { readonly game: ScorecardGame; readonly review: SeatReview };

export function AccountScreen({ game, review }: Props) {
  const { variant } = game.start;
  return (
    <div className={styles['screen']} data-stock={stockOf(variant)}>
      <ReviewBar game={game} review={review} />
      <main className={styles['columns']}>
        <div className={styles['left']}>
          <Ledger game={game} review={review} />
        </div>
        <div className={styles['middle']}>
          <div className={styles['card']}>
            <Solving variant={variant} />
          </div>
        </div>
      </main>
    </div>
  );
}

/** Whose review it is, of which game, and the way back. */
export function ReviewBar({ game, review, aside }: Props & { readonly aside?: ReactNode }) {
  const words = useWords();
  const [, go] = useLocation();
  const { variant, players } = game.start;
  const others = players.filter((_, seat) => seat !== review.seat).map(({ name }) => name);
  const about = [
    words.review.about(variantName(words, variant), decisionsOf(review).length),
    ...(others.length > 0 ? [words.review.withOthers(others)] : []),
  ].join(', ');
  return (
    <TopBar
      title={words.review.title(players[review.seat]?.name ?? '')}
      about={about}
      aside={aside}
      onBack={() => (history.length > 1 ? history.back() : go('/'))}
    />
  );
}

/** The account of one seat, and the way to the others. */
export function Ledger({ game, review }: Props) {
  const [, change] = useQuery();
  const { variant } = game.start;
  const deviation = useAnswer(variant.id, () => ask('deviation', variant));
  return (
    <>
      <Seats game={game} seat={review.seat} onChoose={seat => change({ seat: String(seat), at: null })} />
      <div className={styles['card']}>
        <Account review={review} isOver={game.over !== null} deviation={deviation?.ok ? deviation.value : null} />
      </div>
    </>
  );
}
