/** The players stand on the pad like index tabs; tapping one shows that card. */
import type { PlayerView } from '@yaht/client';
import type { Variant } from '@yaht/rules';
import { memo } from 'react';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import { PlayerNote } from './PlayerNote.tsx';
import styles from './PlayerTabs.module.css';

type Props = {
  readonly players: readonly PlayerView[];
  readonly variant: Variant | null;
  readonly isInRoom: boolean;
  readonly viewed: number;
  readonly onView: (seat: number) => void;
};

export const PlayerTabs = memo(function PlayerTabs({ players, variant, isInRoom, viewed, onView }: Props) {
  const { web, runScreen } = useWords();
  return (
    <div className={styles['tabs']} role="group" aria-label={web.cards}>
      {players.map(player => (
        <button
          key={player.seat}
          type="button"
          className={styles['tab']}
          aria-pressed={player.seat === viewed}
          data-testid={`player-${player.seat}`}
          onClick={() => onView(player.seat)}
        >
          <PlayerMark seat={player.seat} />
          <span className={styles['name']}>{player.name}</span>
          <span key={player.total} className={styles['line']}>
            <span className={styles['total']}>{runScreen.points(player.total)}</span>
            <span className={styles['note']}>
              <PlayerNote player={player} variant={variant} seats={players.length} isInRoom={isInRoom} />
            </span>
          </span>
        </button>
      ))}
    </div>
  );
});
