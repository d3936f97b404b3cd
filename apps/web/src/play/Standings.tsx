/** Who stands where: ranks that are shared where points are, and what the bonuses were. */
import type { OverView, TableView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import styles from './Standings.module.css';

export function Standings({ view, over }: { readonly view: TableView; readonly over: OverView }) {
  const words = useWords();
  return (
    <ol className={styles['list']}>
      {over.standings.map(({ seat, rank, total }) => (
        <li key={seat} data-won={rank === 1}>
          <span className={styles['rank']}>{rank}</span>
          <PlayerMark seat={seat} />
          <span className={styles['name']}>
            {view.players[seat]?.name}
            <small>{noteOf(words, view, seat)}</small>
          </span>
          <b>{total}</b>
        </li>
      ))}
    </ol>
  );
}

function noteOf({ web }: Messages, { board, players }: TableView, seat: number): string {
  const parts = players[seat]?.hasLeft ? [web.hasLeft] : [];
  if (board?.family !== 'scorecard') return parts.join(', ');
  const upper = board.upper[seat];
  const further = board.tallies[seat]?.yahtzeeBonus ?? 0;
  if (upper && upper.bonus > 0)
    parts.push(upper.hasBonus ? web.upperBonusLine(upper.bonus) : web.upperLine(upper.sum, upper.target));
  if (further > 0) parts.push(web.yahtzeeBonusLine(further));
  return parts.join(', ');
}
