/** Everybody in a duel, as one sees them beside one's own run: how far they are, who leads, who is away. */
import type { TableState } from '../table.ts';
import { playerViews, type PlayerView } from './player-view.ts';
import { raceView, type RacerView } from './race-view.ts';

/** What somebody is about: choosing dice, in a level, in the shop, or done, having won or not. */
export type RivalStage = 'choosing' | 'round' | 'shop' | 'won' | 'out';

export type RivalView = RacerView &
  Pick<PlayerView, 'rank' | 'isMine' | 'isOnline' | 'hasLeft' | 'bot'> & {
    readonly stage: RivalStage;
    /** Further than somebody else, and nobody is further. */
    readonly isLeading: boolean;
  };

/** By rank, then by seat; null where nobody plays side by side. It costs little, whatever anybody selects. */
export function rivalsView(state: TableState): readonly RivalView[] | null {
  const racers = raceView(state.game);
  if (!racers) return null;
  const players = playerViews(state);
  const isDecided = players.some(({ rank }) => rank > 1);
  return racers
    .flatMap(racer => {
      const player = players[racer.seat];
      if (!player) return [];
      const { rank, isMine, isOnline, hasLeft, bot } = player;
      return [{ ...racer, rank, isMine, isOnline, hasLeft, bot, stage: stageOf(racer), isLeading: isDecided && rank === 1 }];
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function stageOf({ phase, isOver, isWon }: RacerView): RivalStage {
  if (isOver) return isWon ? 'won' : 'out';
  return phase === 'set' ? 'choosing' : phase;
}
