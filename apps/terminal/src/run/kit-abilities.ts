/** Keys for what a player owns: the order of charms, what they do, and using consumables. */
import type { RunView } from '@yaht/client';
import { consumableOf } from '@yaht/rules';
import { can, type Abilities, type Ability } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { goodAt, goodsIn, type Good, type Owned } from './goods.ts';
import { openDetails } from './details.ts';
import { changeRun } from './run-cursor.ts';

export function kitAbilities(desk: TableDesk, board: RunView): Abilities {
  const { runTerminal } = desk.parts.shell.words;
  const { focus, at } = desk.state.get().run;
  const goods = goodsIn(board);
  const good = goodAt(board, at);
  return {
    kit: can(() => changeRun(desk, { focus: focus === 'kit' ? 'dice' : 'kit' }), goods.length > 0 ? null : runTerminal.noKit),
    ...(focus === 'kit' ? { move: can(key => changeRun(desk, { at: stepIn(at, goods.length, key) })) } : {}),
    moveCharm: moveAbility(desk, board, good),
    details: can(() => good && openDetails(desk, board, good), good ? null : runTerminal.noDetails),
    use: useAbility(desk, board, good),
  };
}

/** One place to the left or to the right; the cursor goes with it. */
export function moveAbility(desk: TableDesk, board: RunView, good: Good | undefined): Ability {
  const { runTerminal } = desk.parts.shell.words;
  if (good?.kind !== 'charm') return can(() => {}, runTerminal.notACharm);
  return can(key => void moveCharm(desk, board, good.place, key === '<' || key === ',' || key === 'left' ? -1 : 1));
}

async function moveCharm(desk: TableDesk, { charms }: RunView, from: number, step: number): Promise<void> {
  const { at } = desk.state.get().run;
  const to = (from + step + charms.length) % charms.length;
  if (to === from) return;
  if (await desk.send({ type: 'MoveCharm', from, to })) changeRun(desk, { at: at + to - from });
}

/** Uses a consumable of the player. */
export function useAbility(desk: TableDesk, board: RunView, good: Good | undefined): Ability {
  const { runTerminal } = desk.parts.shell.words;
  if (good?.kind !== 'consumable') return can(() => {}, runTerminal.notConsumable);
  return can(() => useConsumable(desk, good), reason(desk, board.consumables[good.place]?.refusal ?? null));
}

/** Some are used on a die, which is asked for. */
export function useConsumable(desk: TableDesk, { id, place }: Extract<Owned, { readonly kind: 'consumable' }>): void {
  const { words } = desk.parts.shell;
  const board = desk.view.board as RunView;
  const send = (die?: number): void =>
    void desk.send({ type: 'UseConsumable', consumable: place, ...(die === undefined ? {} : { die }) });
  if (!consumableOf(id).onDie) return send();
  desk.overlays.type(words.runTerminal.onDie(board.kinds.length), 2, text => {
    if (/^\d+$/.test(text.trim())) send(Number(text) - 1);
  });
}
