/** Keys of a game with a card: hold, roll, choose a row, score it. */
import { bestRow, type RowView, type ScorecardView, type TableRefusal } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import { can, type Abilities } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { hurryOr } from './hurry.ts';
import { reason } from './sentences.ts';
import type { TableDesk } from './table-desk.ts';

export function scorecardAbilities(desk: TableDesk, board: ScorecardView): Abilities {
  const held = reason(desk, holdRefusal(desk, board));
  const at = desk.state.get().row;
  const row = at === null ? undefined : board.rows[at];
  const rowReason = row ? reason(desk, rowRefusal(desk, row), row.category) : noRowReason(desk);
  return {
    hold: can(key => holdByKey(desk, board, key), held),
    holdFace: can(key => desk.take({ type: 'face', face: '!@#$%^'.indexOf(key) + 1 }), held),
    all: can(() => desk.take({ type: 'all' }), held),
    none: can(() => desk.take({ type: 'none' }), held),
    roll: hurryOr(
      desk,
      can(() => roll(desk), reason(desk, rollRefusal(desk, board))),
    ),
    rows: can(key => moveRow(desk, board, key)),
    pane: can(() => changePane(desk)),
    score: can(() => row && chooseOrScore(desk, row), rowReason),
    scoreAtOnce: can(() => row && desk.score(row.category), rowReason),
    best: can(() => chooseBest(desk), reason(desk, waitRefusal(desk) ?? (board.roll === 0 ? 'roll-first' : null))),
    scratch: can(() => row && askToScratch(desk, row), rowReason),
  };
}

/** Why nothing can be done here until somebody else has moved. */
export const waitRefusal = ({ view }: TableDesk): TableRefusal | null => (view.main.type === 'wait' ? view.main.refusal : null);

function holdRefusal(desk: TableDesk, { roll, rollsLeft }: ScorecardView): TableRefusal | null {
  return waitRefusal(desk) ?? (roll === 0 ? 'roll-first' : rollsLeft === 0 ? 'no-rolls-left' : null);
}

function rollRefusal(desk: TableDesk, { roll, rollsLeft, dice }: ScorecardView): TableRefusal | null {
  const isAllHeld = roll > 0 && dice.every(({ held }) => held);
  return waitRefusal(desk) ?? (rollsLeft === 0 ? 'no-rolls-left' : isAllHeld ? 'nothing-to-roll' : null);
}

const rowRefusal = (desk: TableDesk, { refusal, preview }: RowView): TableRefusal | null =>
  waitRefusal(desk) ?? refusal ?? (preview === null ? 'roll-first' : null);

function holdByKey(desk: TableDesk, board: ScorecardView, key: string): void {
  const { message, settings, words } = desk.parts.shell;
  const digit = Number(key);
  const die = settings.get().diceKeys === 'position' ? digit - 1 : dieShowing(board, digit);
  if (die in board.dice) return desk.take({ type: 'toggle', die });
  message.problem(words.refusals['invalid-index']({ dice: board.dice.length }));
}

/** One more die of this face; when all of them are held, the last one is let go. */
function dieShowing({ dice }: ScorecardView, face: number): number {
  const free = dice.findIndex(die => die.face === face && !die.held);
  return free >= 0 ? free : dice.findLastIndex(die => die.face === face);
}

/** Why Enter scores nothing while the cursor stands nowhere. */
const noRowReason = (desk: TableDesk): string =>
  reason(desk, waitRefusal(desk)) ?? desk.parts.shell.words.terminal.chooseRow(desk.parts.shell.key);

/** The cursor goes round the card. */
function moveRow({ state, take }: TableDesk, { rows }: ScorecardView, key: string): void {
  const { focus, row } = state.get();
  // From the dice, the first press only shows where the cursor is.
  const next = row === null ? stepIn(-1, rows.length, key) : focus === 'card' ? stepIn(row, rows.length, key) : row;
  take({ type: 'row', category: null });
  state.change({ focus: 'card', row: next });
}

/** A chosen row waits on the card: whoever goes back to the dice lets it go. */
function changePane({ state, take }: TableDesk): void {
  const { focus, row } = state.get();
  take({ type: 'row', category: null });
  state.change(focus === 'card' ? { focus: 'dice' } : { focus: 'card', row: row ?? 0 });
}

/** Rolling drops the chosen row. */
function roll(desk: TableDesk): void {
  if (desk.hand.category !== null) desk.take({ type: 'row', category: null });
  desk.move();
}

/** The first time a row is chosen, the second time it is scored. */
function chooseOrScore(desk: TableDesk, { category }: RowView): void {
  if (desk.hand.category === category) desk.score(category);
  else desk.take({ type: 'row', category });
}

/** The row that brings most, under the cursor and chosen. */
function chooseBest({ take, state, view: { board } }: TableDesk): void {
  const best = board?.family === 'scorecard' ? bestRow(board) : undefined;
  if (board?.family !== 'scorecard' || !best) return;
  take({ type: 'row', category: best.category });
  state.change({ focus: 'card', row: board.rows.indexOf(best) });
}

/** Points are given away on purpose only. */
function askToScratch({ parts, overlays, send, view: { variant } }: TableDesk, { category }: RowView): void {
  const { words } = parts.shell;
  const name = variant?.family === 'scorecard' ? categoryName(words, variant, category) : category;
  const scratch = (): void => void send({ type: 'ScratchCategory', category });
  overlays.ask(`${words.terminal.askScratch(name)}${words.play.yesNo}`, scratch);
}
