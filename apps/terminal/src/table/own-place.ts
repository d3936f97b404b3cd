/** Where a game of one's own stands among those that ended on this machine. */
import { isAssisted, type Game } from '@yaht/rules';

export type Place = { readonly rank: number; readonly games: number };

/** Null for games with others, for other families, and for a game that does not count. */
export function placeOf(game: Game, ended: readonly Game[]): Place | null {
  if (!counts(game)) return null;
  const score = scoreOf(game);
  const others = ended.filter(other => other.start.id !== game.start.id && isLike(other, game) && counts(other));
  return { rank: 1 + others.filter(other => scoreOf(other) > score).length, games: others.length + 1 };
}

const counts = (game: Game): boolean =>
  game.family === 'scorecard' && game.over !== null && game.start.players.length === 1 && !isAssisted(game.events);

const isLike = (one: Game, other: Game): boolean => one.start.variant.id === other.start.variant.id;

const scoreOf = ({ over }: Game): number => over?.totals[0] ?? 0;
