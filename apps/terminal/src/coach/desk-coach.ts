/** The coach at a table: a hint in a sentence, or what everything is worth. Both make the game an assisted one. */
import { hintSentence, unsolvableSentence } from '@yaht/coach';
import { emptyCard, type ScorecardGame } from '@yaht/rules';
import { advise, cardStateOf, type Advice, type Solution } from '@yaht/solver';
import type { Worth } from '../table/desk-state.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';

/** Why perfect play has nothing to say in this game. */
export function coachRefusal({ parts, view: { variant } }: TableDesk): string | null {
  const { words } = parts.shell;
  return variant?.family === 'scorecard' ? unsolvableSentence(words, variant) : words.terminal.noCoach;
}

/** Why there is no hint now. */
export const hintRefusal = (desk: TableDesk): string | null =>
  coachRefusal(desk) ?? reason(desk, desk.view.hint.refusal ?? (gameOf(desk)?.state.turn?.dice ? null : 'roll-first'));

/** Says the best move. */
export async function hintFor(desk: TableDesk): Promise<void> {
  const { shell } = desk.parts;
  const asked = await askedFor(desk);
  if (!asked) return;
  const { start, state } = asked.game;
  const { words } = shell;
  const hint = hintSentence(words, start.variant, state.turn?.dice ?? [], asked.advice);
  shell.message.note(`${hint} ${words.solver.hintWorth(words.solver.decimal(asked.advice.value, 1))}`);
}

/** Shows what every row and hold is worth, or hides it again. */
export async function toggleWorth(desk: TableDesk): Promise<void> {
  if (desk.state.get().hasCoach) return desk.state.change({ hasCoach: false, worth: null });
  const asked = await askedFor(desk);
  if (asked) desk.state.change({ hasCoach: true, worth: worthOf(asked.advice) });
}

/** What is worth what after the dice have changed; without a word about hints, which were taken when the coach came. */
export async function refreshWorth(desk: TableDesk): Promise<void> {
  const { hasCoach } = desk.state.get();
  if (!hasCoach || !desk.view.isMine) return;
  const solution = await solutionAt(desk);
  const found = solution && adviceAt(desk, solution);
  if (found) desk.state.change({ worth: worthOf(found.advice) });
}

type Found = { readonly game: ScorecardGame; readonly advice: Advice };

/** The advice, once there is somebody to give it and the table has it written down that a hint was taken. */
async function askedFor(desk: TableDesk): Promise<Found | undefined> {
  const solution = await solutionAt(desk);
  if (!solution) return undefined;
  if (!desk.view.isAssisted && !(await desk.send({ type: 'Hint' }))) return undefined;
  return adviceAt(desk, solution);
}

async function solutionAt(desk: TableDesk): Promise<Solution | undefined> {
  const { shell, coach } = desk.parts;
  const game = gameOf(desk);
  if (!game || !coach) return refuse(desk, shell.words.terminal.noCoach);
  const solved = await coach.solutionFor(game.start.variant);
  return solved.ok ? solved.value : refuse(desk, solved.error);
}

/** Solving takes a moment, so the dice are those that lie there after it. */
function adviceAt(desk: TableDesk, solution: Solution): Found | undefined {
  const game = gameOf(desk);
  const turn = game?.state.turn;
  if (!game || !turn?.dice) return undefined;
  const card = cardStateOf(solution.tables, game.state.cards[turn.seat] ?? emptyCard);
  const advice = advise(solution, { card, dice: turn.dice, rerollsLeft: turn.rollsLeft });
  return advice.ok ? { game, advice: advice.value } : undefined;
}

function refuse({ parts }: TableDesk, sentence: string): undefined {
  parts.shell.message.problem(sentence);
}

function gameOf(desk: TableDesk): ScorecardGame | undefined {
  const { game } = desk.parts.table.state();
  return game?.family === 'scorecard' ? game : undefined;
}

const worthOf = ({ categories, holds, value }: Advice): Worth => ({
  rows: Object.fromEntries(categories.map(({ id, expected, scratched }) => [id, Math.max(expected, scratched)])),
  holds,
  best: value,
});
