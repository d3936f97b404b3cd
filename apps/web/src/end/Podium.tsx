/** Everybody where they stand: the first in the middle, and equal players equally high. Read in the order of their places. */
import { botStyle } from '@yaht/bots';
import type { OverView, TableView } from '@yaht/client';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import styles from './Podium.module.css';

type Props = { readonly view: TableView; readonly over: OverView };

/** From the left: the second, the first, the third. */
const PLACES = [2, 1, 3, 4] as const;

export function Podium({ view, over }: Props) {
  const { web, end } = useWords();
  const totals = over.standings.map(({ total }) => total);
  const [most, least] = [Math.max(...totals), Math.min(...totals)];
  return (
    <ol className={styles['podium']} data-many={totals.length > 3} data-testid="podium">
      {over.standings.map(({ seat, rank, total }, at) => {
        const player = view.players[seat];
        const height = most === least ? 1 : (total - least) / (most - least);
        return (
          <li key={seat} data-won={rank === 1} data-testid={`standing-${seat}`} style={{ order: PLACES[at] ?? at }}>
            <PlayerMark seat={seat} />
            <b className={styles['name']}>{player?.name}</b>
            <small>
              {player?.hasLeft
                ? web.hasLeft
                : player?.bot
                  ? web.botNote(botStyle(view.variant, player.bot, view.players.length))
                  : ' '}
            </small>
            <span className={styles['block']} style={{ height: `${4.5 + 2.25 * height}rem` }}>
              <b>{total}</b>
              <small>{end.rank(rank)}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
