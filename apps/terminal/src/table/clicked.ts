/** What a click on a die or a row means at a table: the same as its keys. */
import { placeIn, pressed } from '../keys/press.ts';
import { changeRun } from '../run/run-cursor.ts';
import { chooseDie } from './dice-choice.ts';
import type { TableDesk } from './table-desk.ts';

/** Does what a click stands for; answers whether the key was one. */
export function clicked(desk: TableDesk, key: string): boolean {
  const [die, row] = [placeIn(key, 'die'), placeIn(key, 'row')];
  if (die !== undefined) clickDie(desk, die);
  if (row !== undefined) clickRow(desk, row);
  return die !== undefined || row !== undefined;
}

function clickDie(desk: TableDesk, die: number): void {
  const { keys, view, parts } = desk;
  const { message } = parts.shell;
  const action = view.board?.family === 'scorecard' ? 'hold' : 'select';
  const ability = keys.bindings.some(binding => binding.action === action) ? keys.abilities[action] : undefined;
  if (!ability || !view.board) return;
  if (ability.refusal !== null) return message.problem(ability.refusal);
  message.clear();
  if (view.board.family === 'scorecard') desk.take({ type: 'toggle', die });
  else chooseDie(desk, view.board, die);
}

/** The first click on a row of the card chooses it, the second one scores it. Of a list the second one takes what is under the cursor. */
function clickRow(desk: TableDesk, row: number): void {
  const { view, state, keys } = desk;
  if (view.board?.family === 'scorecard' && keys.bindings.some(({ action }) => action === 'rows')) {
    state.change({ focus: 'card', row });
    return press(desk, ['score', 'scoreAtOnce']);
  }
  if (view.board?.family !== 'run' || view.board.phase !== 'set') return;
  if (state.get().run.at === row) press(desk, ['takeSet']);
  else changeRun(desk, { at: row });
}

/** The key for one of these. */
function press({ keys, parts: { shell } }: TableDesk, actions: readonly string[]): void {
  const key = keys.bindings.find(({ action }) => actions.includes(action))?.keys[0];
  if (key !== undefined) pressed(keys, key, shell.message, shell.words);
}
