/** The end of a game of one's own: the score, what it is worth, the card, where it stands, and what would be next. */
import type { ScorecardView } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import type { ScorecardGame } from '@yaht/rules';
import { Stamp } from '../design/Stamp.tsx';
import { useWords } from '../device/words.ts';
import { Cheer } from './Cheer.tsx';
import { MiniCard } from './MiniCard.tsx';
import { miniCardOf } from './mini-card.ts';
import { nextGoal, ownPlace, type Goal, type OwnPlace } from './own-place.ts';
import { ReviewSlip } from './ReviewSlip.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { otherScores } from './use-own-games.ts';
import type { OwnGame } from '../people/own-games.ts';
import styles from './SoloEnd.module.css';

type Props = {
  readonly game: ScorecardGame;
  readonly board: ScorecardView;
  readonly games: readonly OwnGame[] | undefined;
  readonly isAssisted: boolean;
  /** It has just ended on this screen. */
  readonly isFresh: boolean;
};

export function SoloEnd({ game, board, games, isAssisted, isFresh }: Props) {
  const { web, end } = useWords();
  const { variant } = game.start;
  const score = board.tallies[0]?.total ?? 0;
  const others = games && otherScores(games, game);
  const place = others ? ownPlace(score, others) : undefined;
  const more = place?.best === undefined || place.best === null ? 0 : score - place.best;
  const card = game.state.cards[0];
  return (
    <div className={styles['end']}>
      <header className={styles['head']}>
        <div>
          <h2 className={styles['score']} aria-label={web.finishedAlone(score)}>
            {score}
          </h2>
          <p>{more > 0 ? end.moreThanEver(score, more) : end.points(score)}</p>
          {isAssisted && <p className={styles['tag']}>{web.assisted}</p>}
        </div>
        <MiniCard card={miniCardOf(board, variant, 0)} />
      </header>
      {more > 0 && (
        <p className={styles['stamp']} data-fresh={isFresh}>
          <Stamp text={end.best} below={dayOf(game.start.id)} size="small" />
          {isFresh && <Cheer />}
        </p>
      )}
      <section className={styles['place']}>{place && <Place place={place} score={score} />}</section>
      {place && card && <NextGoal game={game} score={score} goal={nextGoal(variant, card, score, place.best)} />}
      <ReviewSlip game={game} />
    </div>
  );
}

/** Games that make a curve. */
const ENOUGH = 4;

function Place({ place, score }: { readonly place: OwnPlace; readonly score: number }) {
  const { end, people } = useWords();
  return (
    <>
      <p className={styles['line']}>
        <b>{end.place(place.rank, place.games)}</b>
        {place.games > 1 && <span>{end.average(place.average)}</span>}
      </p>
      {place.games >= ENOUGH ? (
        <ScoreBars scores={place.scores} score={score} />
      ) : (
        <p className={styles['soft']}>{people.moreGames(ENOUGH - place.games)}</p>
      )}
    </>
  );
}

function NextGoal({ game, score, goal }: { readonly game: ScorecardGame; readonly score: number; readonly goal: Goal }) {
  const words = useWords();
  const { end } = words;
  const by =
    goal.by === null ? null : goal.by === 'upper-bonus' ? end.upperBonus : categoryName(words, game.start.variant, goal.by);
  const share = Math.max(0, Math.min(1, score / goal.score));
  return (
    <section className={styles['goal']}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <circle cx="24" cy="24" r="20" pathLength="100" strokeDasharray={`${100 * share} 100`} data-part="done" />
        <text x="24" y="28.5">
          {goal.score}
        </text>
      </svg>
      <p>
        <b>{goal.kind === 'best' ? end.beatBest(goal.score) : end.firstOf(goal.score)}</b>
        <span>{end.toGo(goal.missing, by)}</span>
      </p>
    </section>
  );
}

/** The day a game of this device was begun, as a stamp prints it. */
function dayOf(id: string): string {
  const time = Number.parseInt(id.slice(0, 9), 36);
  const at = /^[0-9a-z]{9}-/.test(id) ? new Date(time) : new Date();
  return at.toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short', year: 'numeric' });
}
