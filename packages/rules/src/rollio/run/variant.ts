/** A run of Rollio as data: everything a designer would tune is a number in here. */
import type { CombinationTable } from '../combinations.ts';
import type { Rarity } from '../content/charm.ts';
import type { ContentLists } from '../content/lists.ts';

type Lists = Partial<ContentLists> & Pick<ContentLists, 'sets' | 'bosses'>;

/** What each level asks for, and what it allows. */
export type LevelRules = {
  /** Points to reach, level by level; clearing the last of them wins the run. */
  readonly thresholds: readonly number[];
  /** Beyond them each level asks for so many thousandths of the one before. */
  readonly growth: number;
  readonly banks: number;
  readonly rounds: number;
  readonly rerolls: number;
  /** Every so many levels there is a boss. */
  readonly bossEvery: number;
};

/** What the shop has, and what it asks for it. */
export type ShopRules = {
  readonly charms: number;
  readonly consumables: number;
  /** How often each rarity comes, in hundredths. */
  readonly odds: Readonly<Record<Rarity, number>>;
  /** What other goods cost, and how much more with each time in the same shop. */
  readonly reroll: number;
  readonly rerollMore: number;
};

/** The rules of one kind of run. The first release wrote no lists but those of sets and bosses: ask `listsOf`. */
export type RunVariant = Lists & {
  readonly family: 'run';
  readonly id: string;
  readonly name: string;
  /** Which repairs of the engine it is played with; left out it is the first engine. Ask `engineNumber`. */
  readonly engine?: number;
  /** Of the beginner's set; a run counts its own. */
  readonly dice: number;
  readonly maxPlayers: 1;
  readonly combinations: CombinationTable;
  readonly levels: LevelRules;
  /** From the `from`th flop in a row on, each costs so many points. */
  readonly flops: { readonly from: number; readonly points: number };
  /** Money after a level, for each bank left, and for a boss. */
  readonly income: { readonly level: number; readonly bank: number; readonly boss: number };
  readonly shop: ShopRules;
};
