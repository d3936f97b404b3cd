/** The coach at a table of cards: a hint when asked, a question before a mistake, or the best move all the time. */
import { costOfWish, hintSentence, hintWithWorth, unsolvableSentence, type TablePosition } from '@yaht/coach';
import type { Refused } from '@yaht/client';
import type { Words } from '@yaht/messages';
import { emptyCard, type Command, type Result } from '@yaht/rules';
import type { Advice } from '@yaht/solver';
import { useEffect, useRef } from 'react';
import { refusalSentence } from '../app/refusal.ts';
import { useSettings } from '../device/settings.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useConstant } from '../device/use-constant.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import type { Board } from '../play/use-board.ts';
import { adviceFor, type NoAnswer } from '../solver/consult.ts';

/** A move that waits for a yes, because it costs more than somebody likes. */
export type Doubt = {
  readonly kind: 'keep' | 'row';
  readonly cost: number;
  readonly best: string;
  readonly goOn: () => void;
};

export type Coach = {
  /** Why there is no hint now; null when there is one. The button is not there at all when it is undefined. */
  readonly refusal: string | null | undefined;
  readonly hint: () => void;
  /** What the coach says at this moment. */
  readonly note: string | null;
  /** Looks at a move before it is made. */
  readonly check: (wish: Command, goOn: () => void) => void;
  readonly doubt: Doubt | null;
  readonly thinkAgain: () => void;
};

export function useCoach(board: Board): Coach {
  const words = useWords();
  const press = usePress();
  const { coach, coachThreshold } = useSettings();
  const { desk, hand } = board;
  const position = positionAt(board);
  const [note, setNote] = useAsLongAs<string>(hand.place);
  const [doubt, setDoubt] = useAsLongAs<Doubt>(hand.place);
  const isAsking = useRef(false);

  /** Null when somebody has moved meanwhile: it would be advice for another position. */
  const consult = (about: TablePosition) => desk.advice(() => adviceFor(about));
  const hint = async (): Promise<void> => {
    const advice = position && (await consult(position));
    if (advice) setNote(noteOf(words, position, advice));
  };
  const showHint = useConstant(() => void hint());
  const refusal = refusalOf(words, board);
  const shown = coach === 'always' && refusal === null && position ? hand.place : null;
  useEffect(() => {
    if (shown !== null) showHint();
  }, [shown, showHint]);

  const look = async (about: TablePosition, wish: Command, goOn: () => void): Promise<void> => {
    const advice = await consult(about);
    if (!advice) return;
    const cost = advice.ok ? (costOfWish(about.variant, advice.value, wish) ?? 0) : 0;
    if (!advice.ok || cost <= coachThreshold) return goOn();
    const best = hintSentence(words, about.variant, about.dice, advice.value);
    setDoubt({ kind: wish.type === 'RollDice' ? 'keep' : 'row', cost, best, goOn });
  };
  const check: Coach['check'] = (wish, goOn) => {
    if (coach !== 'ask' || refusal !== null || !position) return goOn();
    if (isAsking.current) return;
    isAsking.current = true;
    void look(position, wish, goOn).finally(() => (isAsking.current = false));
  };
  return {
    refusal: coach === 'off' ? undefined : refusal,
    hint: () => {
      if (desk.mayHint()) press(hint);
    },
    note,
    check,
    doubt,
    thinkAgain: () => setDoubt(null),
  };
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

function refusalOf(words: Words, board: Board): string | null {
  const { variant, hint } = board.view;
  if (hint.refusal === 'hints-not-allowed') return words.review.notHere;
  const never = variant?.family === 'scorecard' ? unsolvableSentence(words, variant) : null;
  if (never !== null) return never;
  return positionAt(board) && hint.refusal === null ? null : words.refusals['roll-first']({});
}
