/** The players stand on the pad like index tabs; tapping one shows that card. */
import type { PlayerView } from '@yaht/client';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import styles from './PlayerTabs.module.css';

type Props = { readonly players: readonly PlayerView[]; readonly viewed: number; readonly onView: (seat: number) => void };

export function PlayerTabs({ players, viewed, onView }: Props) {
  const { web } = useWords();
  return (
    <div className={styles['tabs']} role="group" aria-label={web.cards}>
      {players.map(({ seat, name, total, isActive, isMine, bot }) => (
        <button
          key={seat}
          type="button"
          className={styles['tab']}
          aria-pressed={seat === viewed}
          data-testid={`player-${seat}`}
          onClick={() => onView(seat)}
        >
          <PlayerMark seat={seat} />
          <span className={styles['name']}>{name}</span>
          <span className={styles['line']}>
            <span className={styles['total']}>{total}</span>
            <span className={styles['note']}>
              {isActive ? (isMine ? web.yourTurnNote : web.toPlay) : bot ? web.botNote(bot) : ''}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
