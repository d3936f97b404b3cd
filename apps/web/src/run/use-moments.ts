/**
 * What has to be seen before the player goes on: counts, flops, the end of a level. The run itself is already past it.
 * Who only looks on is held up by nothing.
 */
import { gatherMoments, levelToRead, onFacts, type RunMoment, type RunView, type Table } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOO_SOON } from '../device/deaf-at-first.ts';

export type Moments = {
  /** The moment to be shown; null when the board is up to date. */
  readonly now: RunMoment | null;
  /** The board as it was before; it stays until everything was seen. */
  readonly before: RunView | null;
  /** What was thrown last: it may be gone from the board already. */
  readonly faces: readonly number[] | null;
  /** On to the next moment. */
  readonly next: () => void;
};

type Kept = {
  readonly queue: readonly RunMoment[];
  readonly before: RunView | null;
  readonly faces: Moments['faces'];
  readonly since: number;
};

const NOTHING: Kept = { queue: [], before: null, faces: null, since: 0 };

export function useMoments(table: Table, run: RunView | null): Moments {
  const [kept, setKept] = useState<Kept>(() => ({ ...NOTHING, queue: beginningOf(table) }));
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(
    () =>
      onFacts(table, facts => {
        const { game, seats } = table.state();
        if (game?.family !== 'run' || seats.length === 0) return;
        const events = facts.map(({ event }) => event) as RunGame['events'];
        const before = latest.current;
        setKept(kept => afterFacts(kept, events, game, before));
      }),
    [table],
  );
  const now = kept.queue[0] ?? null;
  const { since } = kept;
  const next = useCallback(() => {
    if (now?.type !== 'count' && performance.now() - since < TOO_SOON) return;
    setKept(latest => (latest.queue[0] === now ? { ...latest, queue: latest.queue.slice(1), since: performance.now() } : latest));
  }, [now, since]);
  return { now, before: kept.before, faces: kept.faces, next };
}

/** More to be seen comes after what is waiting, before which the board stood as it still stands. */
function afterFacts(kept: Kept, events: RunGame['events'], game: RunGame, before: RunView | null): Kept {
  const queue = gatherMoments(kept.queue, events, game);
  const faces = thrownIn(events) ?? kept.faces;
  if (queue.length === 0) return { ...NOTHING, faces };
  return kept.queue.length > 0 ? { ...kept, queue, faces } : { queue, before, faces, since: performance.now() };
}

function beginningOf(table: Table): readonly RunMoment[] {
  const { game, seats } = table.state();
  const level = game?.family === 'run' && seats.length > 0 ? levelToRead(game) : null;
  return level ? [level] : [];
}

const thrownIn = (events: RunGame['events']): readonly number[] | null =>
  events.flatMap(event => (event.type === 'DiceRolled' || event.type === 'DiceRerolled' ? [event.dice] : [])).at(-1) ?? null;
