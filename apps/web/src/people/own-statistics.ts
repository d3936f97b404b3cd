/** What the games of this device add up to, by the same sums as at a server. */
import { effective, tally, yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { categoriesOf, decisionsOf, facesOf, statisticsOf, type Decisions, type PlayedSeat, type Statistics } from '@yaht/solver';
import { forget, keep, recall } from '../device/kept.ts';
import { reviewOf } from '../solver/consult.ts';
import type { CountedGame } from './own-games.ts';

/** What the comparison of one game with perfect play told. */
export type Compared = { readonly loss: number; readonly luck: number; readonly decisions: Decisions };

export type OwnStatistics = Statistics & { readonly bonuses: number; readonly fiveAlike: number };

export function ownStatistics(
  variant: ScorecardVariant,
  games: readonly CountedGame[],
  compared: Readonly<Record<string, Compared>>,
): OwnStatistics {
  const cards = games.map(({ game, seat }) => game.state.cards[seat]);
  const tallies = cards.flatMap(card => (card ? [tally(variant, card)] : []));
  const seats = [...games].reverse().map(game => playedSeat(game, compared[game.id]));
  return {
    ...statisticsOf(seats),
    bonuses: tallies.filter(({ upperBonus }) => upperBonus > 0).length,
    fiveAlike: seats.reduce((sum, { categories }) => sum + fivesIn(variant, categories), 0),
  };
}

function playedSeat({ game, seat }: CountedGame, compared: Compared | undefined): PlayedSeat {
  const events = effective(game.events);
  return {
    score: game.over?.totals[seat] ?? 0,
    won: game.over?.winners.includes(seat) ?? false,
    players: game.start.players.length,
    categories: categoriesOf(events, seat),
    faces: facesOf(game.start.variant, events, seat),
    loss: compared?.loss ?? null,
    luck: compared?.luck ?? null,
    decisions: compared?.decisions ?? null,
  };
}

/** The category for all dice alike, filled with more than a zero. */
function fivesIn(variant: ScorecardVariant, points: Readonly<Record<string, number>>): number {
  const category = yahtzeeCategory(variant);
  return category !== undefined && (points[category] ?? 0) > 0 ? 1 : 0;
}

const KEY = 'yaht.compared';

export const comparedBefore = (): Readonly<Record<string, Compared>> => (recall(KEY) ?? {}) as Readonly<Record<string, Compared>>;

/** Compares one game after another; each answer is kept, so that it is asked for once. */
export async function compareGames(
  games: readonly CountedGame[],
  onEach: (all: Readonly<Record<string, Compared>>) => void,
  isOver: () => boolean,
): Promise<void> {
  let all = comparedBefore();
  for (const { id, game, seat } of games) {
    if (isOver()) return;
    if (all[id]) continue;
    const review = await reviewOf(game);
    const own = review.ok ? review.value[seat] : undefined;
    if (!own) return;
    all = { ...all, [id]: { loss: own.loss, luck: own.luck, decisions: decisionsOf(own) } };
    keep(KEY, all);
    onEach(all);
  }
}

export const forgetCompared = (): void => forget(KEY);
