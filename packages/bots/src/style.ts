/** How a level plays a game: perfect is said only where nothing can be played better. */
import { BOT_LEVELS, type BotLevel, type Variant } from '@yaht/rules';
import { unsolvableReason } from '@yaht/solver';

export type BotStyle = 'easy' | 'normal' | 'thumb' | 'points' | 'winning' | 'perfect';

/** `players`: how many sit at the table. Nothing is promised of rules that nobody here knows. */
export function botStyle(variant: Variant | null, level: BotLevel, players: number): BotStyle {
  if (level === 'easy' || level === 'normal') return level;
  if (variant?.family === 'rollio') return 'points';
  if (variant?.family !== 'scorecard' || unsolvableReason(variant)) return 'thumb';
  if (players === 1) return 'perfect';
  return level === 'winning' ? 'winning' : 'points';
}

/** The levels that play a game in different ways. */
export const levelsFor = (variant: Variant | null, players: number): readonly BotLevel[] =>
  BOT_LEVELS.filter(level => level !== 'winning' || botStyle(variant, level, players) !== botStyle(variant, 'optimal', players));
