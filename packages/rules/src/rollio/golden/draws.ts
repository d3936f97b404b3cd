/** What shops and bosses were drawn, told by seed, level and what the player had. */
import { chanceFrom } from '../../testing/index.ts';
import type { BossId } from '../content/bosses.ts';
import type { CharmId } from '../content/charms.ts';
import { drawer } from '../run/drawer.ts';
import { drawBoss } from '../run/level.ts';
import { stock } from '../run/shop.ts';
import type { RunVariant } from '../run/variant.ts';

/** One opening of a shop. */
export type ShopDraw = {
  readonly seed: number;
  readonly level: number;
  readonly owned: readonly CharmId[];
  readonly met: readonly BossId[];
};

/** The wares, the boss of the next level, and everything that was drawn for them. */
export function drawShop(variant: RunVariant, { seed, level, owned, met }: ShopDraw): string {
  const source = drawer(chanceFrom(seed), 'shop', { turn: level, roll: 1 });
  const wares = stock(variant, { charms: owned }, source).map(({ id }) => id);
  const boss = drawBoss(variant, met, source, 1_000);
  return [wares.join(' '), boss, source.drawn().flat().join(' ')].join('; ');
}
