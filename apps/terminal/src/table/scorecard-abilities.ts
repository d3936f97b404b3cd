/** Keys of a game with a card: hold, roll, choose a row, score it. */
import type { RowView, ScorecardView, TableRefusal } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import { can, type Abilities } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { hurryOr } from './hurry.ts';
import { reason } from './sentences.ts';
import type { TableDesk } from './table-desk.ts';

export function scorecardAbilities(desk: TableDesk, board: ScorecardView): Abilities {
  const held = reason(desk, holdRefusal(desk, board));
  const row = board.rows[desk.state.get().row];
  const rowReason = row ? reason(desk, rowRefusal(desk, row), row.category) : null;
  return {
    hold: can(key => holdByKey(desk, board, key), held),
    holdFace: can(key => desk.take({ type: 'face', face: '!@#$%^'.indexOf(key) + 1 }), held),
    all: can(() => desk.take({ type: 'all' }), held),
    none: can(() => desk.take({ type: 'none' }), held),
    roll: hurryOr(
      desk,
      can(() => void roll(desk), reason(desk, rollRefusal(desk, board))),
    ),
    rows: can(key => moveRow(desk, board, key)),
    pane: can(() => changePane(desk)),
    score: can(() => row && chooseOrScore(desk, board, row), rowReason),
    scoreAtOnce: can(() => row && score(desk, board, row), rowReason),
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

/** The cursor goes round the card. */
function moveRow({ state, take }: TableDesk, { rows }: ScorecardView, key: string): void {
  const { focus, row } = state.get();
  // The first press only shows where the cursor is.
  const next = focus === 'card' ? stepIn(row, rows.length, key) : row;
  take({ type: 'row', category: null });
  state.change({ focus: 'card', row: next });
}

/** A chosen row waits on the card: whoever goes back to the dice lets it go. */
function changePane({ state, take }: TableDesk): void {
  take({ type: 'row', category: null });
  state.change({ focus: state.get().focus === 'card' ? 'dice' : 'card' });
}

async function roll(desk: TableDesk): Promise<void> {
  const { board } = desk.view;
  if (board?.family !== 'scorecard') return;
  const hold = board.dice.map(({ held }) => held);
  await desk.send(board.roll === 0 ? { type: 'RollDice' } : { type: 'RollDice', hold });
}

/** The first time a row is chosen, the second time it is scored. */
function chooseOrScore(desk: TableDesk, board: ScorecardView, row: RowView): void {
  const { category } = row;
  if (desk.hand.category === category) score(desk, board, row);
  else desk.take({ type: 'row', category });
}

/** A zero that need not be is asked about, once in a game. */
function score(desk: TableDesk, board: ScorecardView, row: RowView): void {
  const { shell } = desk.parts;
  const { category } = row;
  const commit = (): void => void desk.send({ type: 'ScoreCategory', category });
  const better = row.preview === 0 ? bestOf(board) : undefined;
  if (!better || !desk.mayAskZero()) return commit();
  const { play } = shell.words;
  const best = { category: nameOf(desk, better.category), points: better.preview ?? 0 };
  const question = play.confirmZero(nameOf(desk, category), best);
  desk.overlays.ask(`${question}${play.yesNo}`, commit);
}

/** Points are given away on purpose only. */
function askToScratch(desk: TableDesk, { category }: RowView): void {
  const { terminal, play } = desk.parts.shell.words;
  const scratch = (): void => void desk.send({ type: 'ScratchCategory', category });
  desk.overlays.ask(`${terminal.askScratch(nameOf(desk, category))}${play.yesNo}`, scratch);
}

function nameOf({ parts, view: { variant } }: TableDesk, category: string): string {
  return variant?.family === 'scorecard' ? categoryName(parts.shell.words, variant, category) : category;
}

/** The open row that scores most, if one scores at all. */
const bestOf = ({ rows }: ScorecardView): RowView | undefined =>
  rows
    .filter(({ refusal, preview }) => refusal === null && (preview ?? 0) > 0)
    .reduce<RowView | undefined>((best, row) => ((row.preview ?? 0) > (best?.preview ?? 0) ? row : best), undefined);
