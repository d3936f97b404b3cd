/** Keys of Rollio: choose dice, how they score, set them aside, roll on or bank. */
import type { RollioView, TableRefusal } from '@yaht/client';
import { bestSelection, type RollioGame } from '@yaht/rules';
import { can, type Abilities } from '../keys/press.ts';
import { reason } from './sentences.ts';
import { hurryAbility, select } from './scorecard-abilities.ts';
import type { TableDesk } from './table-desk.ts';

export function rollioAbilities(desk: TableDesk, board: RollioView): Abilities {
  const isBots = desk.view.phase === 'bots-turn';
  const selecting = reason(desk, selectRefusal(desk, board));
  return {
    select: can(key => selectByKey(desk, board, key), selecting),
    selectAll: can(() => selectBest(desk), selecting),
    none: can(() => select(desk, { type: 'none' }), selecting),
    way: can(key => moveWay(desk, board, key), board.ways.length > 1 ? null : desk.parts.shell.words.terminal.oneWay),
    scoreDice: isBots ? hurryAbility(desk) : can(() => void goOn(desk, board), reason(desk, mainRefusal(desk))),
    roll: isBots ? hurryAbility(desk) : can(() => void desk.send({ type: 'RollDice' }), reason(desk, board.roll.refusal)),
    bank: can(() => void desk.send({ type: 'Bank' }), reason(desk, board.bank.refusal)),
  };
}

const waitRefusal = ({ view }: TableDesk): TableRefusal | null => (view.main.type === 'wait' ? view.main.refusal : null);

const mainRefusal = ({ view }: TableDesk): TableRefusal | null => view.main.refusal;

const selectRefusal = (desk: TableDesk, { dice }: RollioView): TableRefusal | null =>
  waitRefusal(desk) ?? (dice.every(({ face }) => face === null) ? 'roll-first' : null);

function selectByKey(desk: TableDesk, { dice }: RollioView, key: string): void {
  const { message, words } = desk.parts.shell;
  const die = Number(key) - 1;
  const view = dice[die];
  if (!view) return message.problem(words.refusals['invalid-index']({ dice: dice.length }));
  if (view.aside) return message.problem(words.refusals['dice-set-aside']({}));
  select(desk, { type: 'toggle', die });
}

/** What scores most together. */
function selectBest(desk: TableDesk): void {
  const game = desk.parts.table.state().game as RollioGame | null;
  const turn = game?.state.turn;
  if (!turn?.dice || !game) return;
  const best = bestSelection(game.start.variant, turn);
  select(desk, { type: 'none' });
  for (const die of best) select(desk, { type: 'toggle', die });
}

function moveWay({ state }: TableDesk, { ways }: RollioView, key: string): void {
  const step = key === 'up' || key === 'k' ? -1 : 1;
  state.change({ way: (state.get().way + step + ways.length) % ways.length });
}

/** Selected dice are set aside; without any, the rest is rolled. */
async function goOn(desk: TableDesk, { selected }: RollioView): Promise<void> {
  const { main } = desk.view;
  if (main.type === 'score-dice') await desk.send({ type: 'ScoreDice', dice: selected, partition: main.partition });
  else await desk.send({ type: 'RollDice' });
}
