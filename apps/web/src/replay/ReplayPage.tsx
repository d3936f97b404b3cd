/** `/g/<id>?at=17`: a game again, step by step. */
import { bonusMoments, inOrder, PacedClock, ReplayTable, type Moment } from '@yaht/client';
import { reviewMoments } from '@yaht/coach';
import { variantName } from '@yaht/messages';
import { unsolvableReason } from '@yaht/solver';
import type { ScorecardGame } from '@yaht/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { TopBar } from '../app/TopBar.tsx';
import { stockOf } from '../design/paper.ts';
import { TextButton } from '../design/TextButton.tsx';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { clock } from '../device/clock.ts';
import { useWide } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { Card } from '../play/Card.tsx';
import { Desk } from '../play/Desk.tsx';
import { DiceTray } from '../play/DiceTray.tsx';
import { PlayerTabs } from '../play/PlayerTabs.tsx';
import { TurnTitle } from '../play/TurnTitle.tsx';
import { useBoard } from '../play/use-board.ts';
import { useThrow } from '../play/use-throw.ts';
import { WideCard } from '../play/WideCard.tsx';
import screen from '../play/TableScreen.module.css';
import { GameGate } from '../review/GameGate.tsx';
import { useReview } from '../review/use-found.ts';
import { useQuery } from '../review/use-query.ts';
import { Moments } from './Moments.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ShareResult } from './ShareResult.tsx';
import { useReplayKeys } from './use-replay-keys.ts';
import styles from './ReplayPage.module.css';

export function ReplayPage({ id }: { readonly id: string }) {
  return <GameGate id={id}>{game => <Replay game={game} />}</GameGate>;
}

function Replay({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const [, go] = useLocation();
  const table = useReplay(game);
  const { view } = useBoard(table);
  const thrown = useThrow(table);
  const [pinned, setPinned] = useState<number | null>(null);
  const isWide = useWide();
  const moments = useMoments(game);
  useReplayKeys(table);
  const card = view.board?.family === 'scorecard' ? view.board : null;
  if (!card) return null;
  const { variant, id } = game.start;
  const viewed = pinned ?? view.turn ?? 0;
  const shared = { view, board: card, variant, isRolling: thrown.isRolling, onChoose: () => {} };
  return (
    <main ref={deafAtFirst} className={screen['screen']} data-stock={stockOf(variant)}>
      <TopBar
        title={words.web.round(view.round, view.rounds)}
        about={`${words.review.replay}, ${variantName(words, variant)}`}
        aside={
          <>
            {game.over && unsolvableReason(variant) === null && (
              <span className={styles['account']}>
                <TextButton icon="book" testId="review-open" onPress={() => go(`/g/${id}/review`)}>
                  {words.review.account}
                </TextButton>
              </span>
            )}
            <ShareResult game={game} />
          </>
        }
        onBack={() => (history.length > 1 ? history.back() : go('/'))}
      />
      <Desk
        tabs={
          !isWide && (
            <PlayerTabs players={view.players} variant={view.variant} isInRoom={false} viewed={viewed} onView={setPinned} />
          )
        }
        paper={isWide ? <WideCard {...shared} /> : <Card {...shared} seat={viewed} />}
        tray={
          <>
            {isWide && <TurnTitle view={view} isRolling={thrown.isRolling} />}
            <DiceTray
              dice={card.dice}
              order={card.dice.map((_, die) => die)}
              thrown={thrown}
              resting={view.lastTurn?.dice ?? null}
              isMine={false}
              onToggle={() => {}}
            />
            <Moments game={game} moments={moments} onGo={seq => jump(table, seq)} />
            <ReplayBar table={table} />
          </>
        }
      />
    </main>
  );
}

/** Whoever jumps looks closely, so it does not run on. */
function jump(table: ReplayTable, seq: number): void {
  table.clock.change({ isPaused: true });
  table.goTo(seq);
}

/** The table of the replay, where its address says; the address follows it without a step in the history. */
function useReplay(game: ScorecardGame): ReplayTable {
  const [numberOf, change] = useQuery();
  const [table] = useState(() => {
    const made = new ReplayTable(game, new PacedClock(clock, { speed: 1, isPaused: true }));
    made.step(numberOf('at') ?? 0);
    return made;
  });
  const at = useSyncExternalStore(table.subscribe, () => table.place.at);
  const isThere = (numberOf('at') ?? 0) === at;
  useEffect(() => {
    if (!isThere) change({ at: String(at) });
  }, [at, isThere, change]);
  useEffect(() => () => table.clock.change({ isPaused: true }), [table]);
  return table;
}

/** The moments to look at again: bonuses at once, luck and losses when perfect play has looked at the game. */
function useMoments(game: ScorecardGame): readonly Moment[] {
  const review = useReview(unsolvableReason(game.start.variant) === null ? game : null);
  return inOrder([...bonusMoments(game), ...(review?.ok ? reviewMoments(game, review.value) : [])]);
}
