/** Bots for a run of Rollio: a greedy one that buys nothing, and one that buys what a simulation says is worth it. */
import { fault, type BotLevel, type Command, type RunGame } from '@yaht/rules';
import { pocketMove } from './pocket.ts';
import { roundMove } from './round.ts';
import { shopMove } from './shop.ts';

/** The move of a bot; an easy one walks past every shop. */
export function runMove(game: RunGame, level: BotLevel): Command {
  const { variant } = game.start;
  switch (game.state.phase) {
    case 'set':
      return { type: 'ChooseSet', set: variant.sets[0] ?? fault('a run without sets') };
    case 'round':
      return (level === 'easy' ? undefined : pocketMove(game)) ?? roundMove(variant, game.state);
    case 'shop':
      if (game.state.won) return { type: 'EndRun' };
      return level === 'easy' ? { type: 'LeaveShop' } : shopMove(game);
  }
}
