/** The coach at a table: a hint in a sentence, or what everything is worth. Both make the game an assisted one. */
import { hintWithWorth, unsolvableSentence, winHintSentence } from '@yaht/coach';
import { emptyCard, err, ok, type Result, type ScorecardGame } from '@yaht/rules';
import { advise, cardStateOf, type Advice } from '@yaht/solver';
import type { Worth } from '../table/desk-state.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';

/** Why perfect play has nothing to say in this game. */
export function coachRefusal({ parts, view: { variant } }: TableDesk): string | null {
  const { words } = parts.shell;
  return variant?.family === 'scorecard' ? unsolvableSentence(words, variant) : words.terminal.noCoach;
}

/** Why there is no hint now. */
export const hintRefusal = (desk: TableDesk): string | null => coachRefusal(desk) ?? reason(desk, desk.adviceRefusal);

/** Says the best move. */
export const hintFor = (desk: TableDesk): void =>
  desk.marking(async () => {
    const { message, words } = desk.parts.shell;
    const found = await desk.advice(() => adviceFor(desk));
    if (!found) return;
    const { start, state } = found.game;
    const dice = state.turn?.dice ?? [];
    const said = hintWithWorth(words, start.variant, dice, found.advice);
    message.note(said);
    if (start.players.length < 2) return;
    const toWin = await desk.parts.coach?.analyst.toWin(found.game);
    // A player who has moved meanwhile is not told about other dice. The hint itself leaves the dice and cards as they are.
    if (toWin && gameOf(desk)?.state === state) message.note(`${said} ${winHintSentence(words, start.variant, dice, toWin)}`);
  });

/** Shows what every row and hold is worth, or hides it again. */
export function toggleWorth(desk: TableDesk): void {
  if (desk.state.get().hasCoach) return desk.state.change({ hasCoach: false, worth: null });
  desk.marking(async () => {
    const found = await desk.advice(() => adviceFor(desk));
    if (found) desk.state.change({ hasCoach: true, worth: worthOf(found.advice) });
  });
}

/** What is worth what after the dice have changed; without a word about hints, which were taken when the coach came. */
export async function refreshWorth(desk: TableDesk): Promise<void> {
  const { hasCoach } = desk.state.get();
  if (!hasCoach || !desk.view.isMine) return;
  const found = await adviceFor(desk);
  if (found.ok) desk.state.change({ worth: worthOf(found.value.advice) });
  else desk.parts.shell.message.problem(found.error);
}

type Found = { readonly game: ScorecardGame; readonly advice: Advice };

/** The advice for the dice on the table, or why there is none. Solving takes a moment, so they are those that lie there after it. */
async function adviceFor(desk: TableDesk): Promise<Result<Found, string>> {
  const { shell, coach } = desk.parts;
  const { noCoach } = shell.words.terminal;
  const begun = gameOf(desk);
  if (!begun || !coach) return err(noCoach);
  const solved = await coach.solutionFor(begun.start.variant);
  if (!solved.ok) return solved;
  const { tables } = solved.value;
  const game = gameOf(desk);
  const turn = game?.state.turn;
  if (!game || !turn?.dice) return err(noCoach);
  const card = cardStateOf(tables, game.state.cards[turn.seat] ?? emptyCard);
  const advice = advise(solved.value, { card, dice: turn.dice, rerollsLeft: turn.rollsLeft });
  return advice.ok ? ok({ game, advice: advice.value }) : err(noCoach);
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
