/** The coach at a table of cards: a hint when asked, a question before a mistake, or the best move all the time. */
import { bestOf, costOfWish, hintWithWorth, unsolvableSentence, winHintSentence, type TablePosition } from '@yaht/coach';
import type { Mistake, Move, Refused } from '@yaht/client';
import type { Words } from '@yaht/messages';
import { emptyCard, ok, type Result } from '@yaht/rules';
import type { Advice } from '@yaht/solver';
import { useEffect } from 'react';
import { refusalSentence } from '../app/refusal.ts';
import { useSettings } from '../device/settings.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useConstant } from '../device/use-constant.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import type { Board } from '../play/use-board.ts';
import { ask } from '../solver/ask.ts';
import { adviceFor, type NoAnswer } from '../solver/consult.ts';

export type Coach = {
  /** Why there is no hint now; null when there is one. The button is not there at all when it is undefined. */
  readonly refusal: string | null | undefined;
  readonly hint: () => void;
  /** What the coach says at this moment. */
  readonly note: string | null;
  /** Looks at a move before it is made, where somebody wants that; the desk asks about a mistake. */
  readonly check: (move: Move, goOn: (move: Move) => void) => void;
};

export function useCoach(board: Board): Coach {
  const words = useWords();
  const press = usePress();
  const { coach, coachThreshold } = useSettings();
  const { desk, hand } = board;
  const position = positionAt(board);
  const [note, setNote] = useAsLongAs<string>(hand.place);

  const hint = async (): Promise<void> => {
    // Null when somebody has moved meanwhile: it would be advice for another position.
    const advice = position && (await desk.advice(() => adviceFor(position)));
    if (!advice) return;
    const said = noteOf(words, position, advice);
    setNote(said);
    const { game } = board.table.state();
    if (!advice.ok || game?.family !== 'scorecard' || game.start.players.length < 2) return;
    // The note is let go with the dice it is about, so an answer that comes late is not seen.
    const toWin = await ask('winAdvice', game);
    if (toWin.ok && toWin.value) setNote(`${said} ${winHintSentence(words, position.variant, position.dice, toWin.value)}`);
  };
  const showHint = useConstant(() => void hint());
  const refusal = refusalOf(words, board);
  const shown = coach === 'always' && refusal === null && position ? hand.place : null;
  useEffect(() => {
    if (shown !== null) showHint();
  }, [shown, showHint]);

  const weigh = async (about: TablePosition, move: Move, goOn: (move: Move) => void): Promise<void> => {
    const weighed = await desk.weigh(move, () => mistakeIn(about, move, coachThreshold));
    if (weighed) goOn(weighed);
  };
  return {
    refusal: coach === 'off' ? undefined : refusal,
    hint: () => {
      if (desk.mayHint()) press(hint);
    },
    note,
    check: (move, goOn) => {
      if (coach === 'ask' && refusal === null && position) void weigh(position, move, goOn);
      else goOn(move);
    },
  };
}

/** What is wrong with a move that costs more than somebody likes; null with any other. */
async function mistakeIn(
  about: TablePosition,
  move: Move,
  most: number,
): Promise<Result<Omit<Mistake, 'move'> | null, NoAnswer>> {
  const advice = await adviceFor(about);
  if (!advice.ok) return advice;
  const cost = costOfWish(about.variant, advice.value, move) ?? 0;
  return ok(cost > most ? { cost, better: bestOf(about.variant, about.dice, advice.value) } : null);
}

function noteOf(words: Words, { variant, dice }: TablePosition, advice: Result<Advice, NoAnswer | Refused>): string {
  if (advice.ok) return hintWithWorth(words, variant, dice, advice.value);
  return typeof advice.error === 'string' ? words.review.unsolved : refusalSentence(words, advice.error);
}

/** What the person in turn has to decide; null when there are no dice yet. */
function positionAt({ table, view }: Board): TablePosition | null {
  const { game } = table.state();
  const turn = game?.family === 'scorecard' ? game.state.turn : null;
  if (game?.family !== 'scorecard' || !turn?.dice || !view.isMine) return null;
  const card = game.state.cards[turn.seat] ?? emptyCard;
  return { variant: game.start.variant, card, dice: turn.dice, rollsLeft: turn.rollsLeft };
}

function refusalOf(words: Words, { view, adviceRefusal }: Board): string | null {
  const never = view.variant?.family === 'scorecard' ? unsolvableSentence(words, view.variant) : null;
  return never ?? (adviceRefusal && refusalSentence(words, { code: adviceRefusal }, view));
}
