/** Who stands where: ranks that are shared where points are, and what the bonuses were. */
import type { OverView, TableView } from '@yaht/client';
import type { Words } from '@yaht/messages';
import { RankedPlayers } from '../design/RankedPlayers.tsx';
import { useWords } from '../device/words.ts';

export function Standings({ view, over }: { readonly view: TableView; readonly over: OverView }) {
  const words = useWords();
  const players = over.standings.map(({ seat, rank, total }) => ({
    seat,
    rank,
    name: view.players[seat]?.name ?? '',
    note: noteOf(words, view, seat),
    figure: words.runScreen.points(total),
    hasWon: rank === 1,
  }));
  return <RankedPlayers players={players} />;
}

function noteOf({ web, play }: Words, { board, players }: TableView, seat: number): string {
  const player = players[seat];
  const parts = player?.hasResigned ? [play.hasResigned] : player?.hasLeft ? [web.hasLeft] : [];
  if (board?.family !== 'scorecard') return parts.join(', ');
  const upper = board.upper[seat];
  const further = board.tallies[seat]?.yahtzeeBonus ?? 0;
  if (upper && upper.bonus > 0)
    parts.push(upper.hasBonus ? web.upperBonusLine(upper.bonus) : web.upperLine(upper.sum, upper.target));
  if (further > 0) parts.push(web.yahtzeeBonusLine(further));
  return parts.join(', ');
}
