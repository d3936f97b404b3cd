/** What the others do in a duel, as far as it is worth a line. */
import type { TableState } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { standingsOf, type Seat } from '@yaht/rules';
import type { Facts } from './room-teller.ts';

/** Levels that others clear or lose, the end of their runs, and who stands where in the end. */
export function rivalNews({ duel, play }: Messages, { game, seats }: TableState, facts: Facts): readonly string[] {
  if (game?.family !== 'duel') return [];
  const nameOf = (seat: Seat): string => game.start.players[seat]?.name ?? '';
  return facts.flatMap(({ event }) => {
    if (event.type === 'GameOver')
      return standingsOf(game).map(({ rank, seat, total }) => play.standing(rank, nameOf(seat), total));
    if (!('seat' in event) || event.seat === null || seats.includes(event.seat)) return [];
    const name = nameOf(event.seat);
    switch (event.type) {
      case 'LevelCleared':
        return [duel.cleared(name, event.level)];
      case 'LevelLost':
        return [duel.lost(name, event.level)];
      case 'RunWon':
        return [duel.won(name)];
      case 'RunEnded':
        return [duel.ended(name)];
      default:
        return [];
    }
  });
}
