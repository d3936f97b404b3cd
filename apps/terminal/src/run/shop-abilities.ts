/** Keys of the shop: buy, use, sell, other wares, another order, and on to the next level. */
import type { RunView } from '@yaht/client';
import { consumableOf, type Ware } from '@yaht/rules';
import { can, type Abilities, type Ability } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { openDetails } from './details.ts';
import { goodAt, goodsIn, type Good, type Shelf } from './goods.ts';
import { moveAbility, useAbility, useConsumable } from './kit-abilities.ts';
import { changeRun, goToLine } from './run-cursor.ts';

export function shopAbilities(desk: TableDesk, board: RunView): Abilities {
  const { at } = desk.state.get().run;
  const { words } = desk.parts.shell;
  const goods = goodsIn(board);
  const good = goodAt(board, at);
  const waiting = reason(desk, board.roll.refusal);
  const allowed = (ability: Ability): Ability => (waiting === null ? ability : can(() => {}, waiting));
  return {
    move: can(key => changeRun(desk, { at: stepIn(at, goods.length, key) })),
    goToLine: can(key => goToLine(desk, key, goods.length, 'invalid-ware')),
    buy: allowed(buyAbility(desk, board, good)),
    use: allowed(good?.kind === 'shelf' ? buyAndUse(desk, board, good) : useAbility(desk, board, good)),
    sell: allowed(sellAbility(desk, good)),
    moveCharm: allowed(moveAbility(desk, board, good)),
    otherWares: allowed(can(() => void desk.send({ type: 'RerollShop' }), reason(desk, board.rerollShop.refusal))),
    nextLevel: allowed(can(() => void desk.send({ type: 'LeaveShop' }))),
    endRun: allowed(can(() => askToEnd(desk), board.won ? null : words.refusals['not-won-yet']({}))),
  };
}

/** Wares are bought; what the player owns is explained. */
function buyAbility(desk: TableDesk, board: RunView, good: Good | undefined): Ability {
  if (good?.kind !== 'shelf') return can(() => good && openDetails(desk, board, good));
  return can(() => void desk.send({ type: 'BuyWare', ware: good.place }), shelfReason(desk, good));
}

const shelfReason = (desk: TableDesk, { offer }: Shelf): string | null =>
  offer ? reason(desk, offer.refusal) : desk.parts.shell.words.runTerminal.soldAlready;

/** Two wishes behind one key; when the second needs a die, it is asked for. */
function buyAndUse(desk: TableDesk, { consumables }: RunView, shelf: Shelf): Ability {
  const { offer } = shelf;
  const { runTerminal } = desk.parts.shell.words;
  if (offer?.ware.kind === 'charm') return can(() => {}, runTerminal.notConsumable);
  const ware = offer?.ware;
  const run = async (): Promise<void> => {
    if (!ware || !(await desk.send({ type: 'BuyWare', ware: shelf.place }))) return;
    useConsumable(desk, { kind: 'consumable', id: ware.id, place: consumables.length });
  };
  return can(() => void run(), shelfReason(desk, shelf) ?? (ware && isForRounds(ware) ? reason(desk, 'in-the-shop') : null));
}

/** Whether there is no use for it in a shop. */
export const isForRounds = (ware: Ware): boolean => ware.kind === 'consumable' && consumableOf(ware.id).moment === 'round';

function sellAbility(desk: TableDesk, good: Good | undefined): Ability {
  if (!good || good.kind === 'shelf') return can(() => {}, desk.parts.shell.words.runTerminal.nothingToSell);
  const { kind, place } = good;
  return can(
    () => void desk.send(kind === 'charm' ? { type: 'SellCharm', charm: place } : { type: 'SellConsumable', consumable: place }),
  );
}

function askToEnd(desk: TableDesk): void {
  const { runTerminal, play } = desk.parts.shell.words;
  desk.overlays.ask(`${runTerminal.askEnd}${play.yesNo}`, () => void desk.send({ type: 'EndRun' }));
}
