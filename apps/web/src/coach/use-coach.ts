/** The coach at a table of cards: a hint when asked, a question before a mistake, or the best move all the time. */
import { costOfWish, hintSentence, unsolvableSentence, type TablePosition } from '@yaht/coach';
import type { Table } from '@yaht/client';
import type { Words } from '@yaht/messages';
import { emptyCard, type Command, type Result } from '@yaht/rules';
import type { Advice } from '@yaht/solver';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../device/settings.ts';
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
  const { table, view } = board;
  const position = positionAt(board);
  const [said, setSaid] = useState<{ readonly at: number; readonly note: string } | null>(null);
  const [doubted, setDoubted] = useState<{ readonly at: number; readonly doubt: Doubt } | null>(null);
  const seq = factsOf(table);
  const isAsking = useRef(false);

  /** The advice, once there is some and the table has it written down that a hint was taken. */
  const consult = async (about: TablePosition): Promise<Result<Advice, NoAnswer> | undefined> => {
    const advice = await adviceFor(about);
    // Somebody has moved meanwhile: it would be advice for another position.
    if (diceOf(table) !== about.dice) return undefined;
    return !advice.ok || view.isAssisted || (await table.send({ type: 'Hint' })).ok ? advice : undefined;
  };
  const hint = async (): Promise<void> => {
    if (!position) return;
    const advice = await consult(position);
    // The hint itself is a fact, so the place is read again.
    if (advice) setSaid({ at: factsOf(table), note: noteOf(words, position, advice) });
  };
  const latest = useRef(hint);
  useEffect(() => {
    latest.current = hint;
  });
  const refusal = refusalOf(words, board);
  const isAlways = coach === 'always' && refusal === null;
  const shown = isAlways && position ? `${position.dice.join('')}/${position.rollsLeft}/${view.round}` : null;
  useEffect(() => {
    if (shown !== null) void latest.current();
  }, [shown]);

  const check: Coach['check'] = (wish, goOn) => {
    const isOff = coach !== 'ask' || refusal !== null || !position;
    if (isOff) return goOn();
    if (isAsking.current) return;
    isAsking.current = true;
    const look = async (): Promise<void> => {
      const advice = await consult(position);
      const cost = advice?.ok ? (costOfWish(position.variant, advice.value, wish) ?? 0) : 0;
      // Somebody has moved meanwhile: it would be a move in another position.
      if (diceOf(table) !== position.dice) return;
      if (!advice?.ok || cost <= coachThreshold) return goOn();
      const best = hintSentence(words, position.variant, position.dice, advice.value);
      setDoubted({ at: factsOf(table), doubt: { kind: wish.type === 'RollDice' ? 'keep' : 'row', cost, best, goOn } });
    };
    void look().finally(() => (isAsking.current = false));
  };
  return {
    refusal: coach === 'off' ? undefined : refusal,
    hint: () => press(hint),
    note: said !== null && said.at === seq ? said.note : null,
    check,
    doubt: doubted && doubted.at === seq ? doubted.doubt : null,
    thinkAgain: () => setDoubted(null),
  };
}

/** How far the game has come. */
const factsOf = (table: Table): number => table.state().game?.events.length ?? 0;

const diceOf = (table: Table): readonly number[] | null | undefined => table.state().game?.state.turn?.dice;

function noteOf(words: Words, { variant, dice }: TablePosition, advice: Result<Advice, NoAnswer>): string {
  if (!advice.ok) return words.review.unsolved;
  const { solver } = words;
  return `${hintSentence(words, variant, dice, advice.value)} ${solver.hintWorth(solver.decimal(advice.value.value, 1))}`;
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
