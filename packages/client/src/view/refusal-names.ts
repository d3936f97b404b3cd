/** What a sentence about a refusal may name: whose turn it is, which category, how many dice. */
import type { TableView } from './table-view.ts';

type RefusalNames = {
  readonly player?: string;
  readonly category?: string;
  readonly jokerCategory?: string;
  readonly dice?: number;
};

/** The names that this view knows; categories by id. */
export function refusalNames({ players, turn, board }: TableView, category?: string): RefusalNames {
  const player = players.find(({ seat }) => seat === turn)?.name;
  const banner = board?.family === 'scorecard' ? board.banner : null;
  return {
    ...(player === undefined ? {} : { player }),
    ...(category === undefined ? {} : { category }),
    ...(banner?.code === 'must-use' ? { jokerCategory: banner.row.category } : {}),
    ...(board ? { dice: board.dice.length } : {}),
  };
}
