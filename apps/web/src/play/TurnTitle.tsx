/** Over the dice, where the screen is wide enough: whose turn it is and how far it has come. */
import type { TableView } from '@yaht/client';
import { useWords } from '../device/words.ts';
import styles from './TurnTitle.module.css';

export function TurnTitle({ view, isRolling }: { readonly view: TableView; readonly isRolling: boolean }) {
  const { web } = useWords();
  const player = view.players.find(({ isActive }) => isActive)?.name ?? '';
  return (
    <div className={styles['title']}>
      <h2>{view.isMine ? web.turnOf(player) : web.isRolling(player)}</h2>
      <p>{isRolling ? '' : <Progress view={view} />}</p>
    </div>
  );
}

function Progress({ view: { board } }: { readonly view: TableView }) {
  const { web, rollio } = useWords();
  if (!board) return null;
  if (board.family !== 'scorecard') return rollio.pot(board.pot);
  if (board.roll === 0) return web.noRollYet;
  const kept = board.dice.flatMap(({ face, held }) => (held && face !== null ? [face] : []));
  return [web.rollOf(board.roll, board.rolls), ...(kept.length > 0 ? [web.keeping(kept)] : [])].join(' ');
}
