/** The end: who stands where, with shared ranks, and where to go from here. */
import type { OverView, TableView } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import type { Game, ScorecardGame, Variant } from '@yaht/rules';
import { unsolvableReason } from '@yaht/solver';
import { lessonsOf } from '@yaht/coach';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { rematchReason } from '../app/refusal.ts';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { firstSeat } from '../review/game-source.ts';
import { useJudged, useReview } from '../review/use-found.ts';
import { Standings } from './Standings.tsx';
import styles from './GameOver.module.css';

type Props = {
  readonly view: TableView;
  readonly game: Game | null;
  readonly over: OverView;
  readonly variant: Variant;
  /** The bar at the top. */
  readonly bar: ReactNode;
  /** What the way on is called, where it is no other game. */
  readonly again: string | undefined;
  readonly onRematch: () => void;
  readonly onCheck: () => void;
  readonly onHome: () => void;
};

export function GameOver({ view, game, over, variant, bar, again, onRematch, onCheck, onHome }: Props) {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const [isCopied, setCopied] = useState(false);
  const reviewed = game?.family === 'scorecard' && unsolvableReason(game.start.variant) === null ? game : null;
  const share = () => void shareText(resultText(words, view, over, variant)).then(setCopied);
  return (
    <Frame
      bar={bar}
      tray={
        <>
          <Button
            look={reviewed ? 'second' : 'main'}
            testId="rematch"
            about={view.players.length > 1 && !reviewed ? web.rematchAbout : undefined}
            reason={again === undefined ? rematchReason(words, view) : undefined}
            onPress={onRematch}
          >
            {again ?? web.rematch}
          </Button>
          {reviewed && <ReviewButton game={reviewed} isOwn={!view.room?.isSpectator} />}
        </>
      }
    >
      <header className={styles['head']}>
        <h2>{titleOf(words, view, over)}</h2>
        <p>{aboutOf(words, view, over)}</p>
        {view.isAssisted && <span className={styles['tag']}>{web.assisted}</span>}
      </header>
      <Standings view={view} over={over} />
      <nav className={styles['links']}>
        {game?.family === 'scorecard' && (
          <TextButton icon="eye" testId="open-replay" onPress={() => go(`/g/${game.start.id}`)}>
            {words.review.replay}
          </TextButton>
        )}
        <TextButton icon="share" testId="share" onPress={share}>
          {isCopied ? web.copied : web.share}
        </TextButton>
        <TextButton icon="shield" testId="check-dice" onPress={onCheck}>
          {web.checkDice}
        </TextButton>
        <TextButton onPress={onHome}>{web.home}</TextButton>
      </nav>
    </Frame>
  );
}

/** The way to the review; what there is to see is said as soon as it is known. */
function ReviewButton({ game, isOwn }: { readonly game: ScorecardGame; readonly isOwn: boolean }) {
  const { review } = useWords();
  const [, go] = useLocation();
  const answer = useJudged(game, useReview(game));
  const seat = firstSeat(game);
  const first = answer?.ok ? answer.value[seat] : undefined;
  const lessons = first ? lessonsOf(first) : [];
  const lost = lessons.reduce((sum, { loss }) => sum + loss, 0);
  return (
    <Button
      look="main"
      testId="review-open"
      about={lessons.length > 0 ? review.openCost(lessons.length, lost) : undefined}
      onPress={() => go(`/g/${game.start.id}/review`)}
    >
      {isOwn ? review.open : review.openOf(game.start.players[seat]?.name ?? '')}
    </Button>
  );
}

function titleOf({ web }: Words, { players }: TableView, { winners, standings }: OverView): string {
  if (players.length === 1) return web.finishedAlone(standings[0]?.total ?? 0);
  return web.winner(winners.map(seat => players[seat]?.name ?? ''));
}

/** By how much it was won. */
function aboutOf({ web }: Words, { players }: TableView, { winners, standings }: OverView): string {
  const best = standings[0]?.total ?? 0;
  const next = standings.find(({ rank }) => rank > 1);
  const won = players.length === 1 ? '' : winners.length > 1 ? web.wonEach(best) : web.wonWith(best);
  return [won, next ? web.behind(players[next.seat]?.name ?? '', best - next.total) : ''].filter(Boolean).join(' ');
}

function resultText(words: Words, { players }: TableView, { standings }: OverView, variant: Variant): string {
  const lines = standings.map(({ seat, rank, total }) => words.play.standing(rank, players[seat]?.name ?? '', total));
  return words.web.shareText(variantName(words, variant), lines);
}
