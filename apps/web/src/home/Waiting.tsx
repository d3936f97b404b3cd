/** The games that wait, the most pressing first: those in rooms, which go on without this device, and those on it. */
import type { OpenGame, SaveLine } from '@yaht/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { Forget } from './Forget.tsx';
import { OwnSlip, RoomSlip } from './GameSlip.tsx';
import { useBadge } from './use-badge.ts';
import styles from './Waiting.module.css';

type Props = {
  readonly rooms: readonly OpenGame[];
  /** On this device. */
  readonly own: readonly SaveLine[];
  /** One of them is gone. */
  readonly onDone: () => void;
};

export function Waiting({ rooms, own, onDone }: Props) {
  const { web } = useWords();
  const [toForget, setToForget] = useState<SaveLine | null>(null);
  // So many are seen at first: what stands below stays in sight.
  const shown = useMedia('(min-height: 760px)') ? 4 : 2;
  const { mine, theirs } = sorted(rooms);
  useBadge(mine.length);
  const slips = [
    ...mine.map(game => <RoomSlip key={game.room} game={game} />),
    ...own.map(line => <OwnSlip key={line.name} line={line} onForget={() => setToForget(line)} />),
    ...theirs.map(game => <RoomSlip key={game.room} game={game} />),
  ];
  if (slips.length === 0) return <p className={styles['first']}>{web.noAccount}</p>;
  return (
    <section aria-label={web.waiting}>
      <header className={styles['head']}>
        <h2>{web.waiting}</h2>
        {slips.length > shown && (
          <Link href="/games" data-testid="all-games">
            {web.allGames(slips.length)}
          </Link>
        )}
      </header>
      <ul className={styles['slips']}>{slips.slice(0, shown)}</ul>
      {toForget && <Forget line={toForget} onClose={() => setToForget(null)} onDone={onDone} />}
    </section>
  );
}

/** Those that wait for whoever has this device, and those that wait for others. */
export const sorted = (rooms: readonly OpenGame[]): Readonly<Record<'mine' | 'theirs', readonly OpenGame[]>> => ({
  mine: rooms.filter(({ waits }) => waits),
  theirs: rooms.filter(({ waits }) => !waits),
});
