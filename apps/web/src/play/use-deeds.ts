/** What a player does at a scorecard table: each deed once, with a question before a needless zero. */
import type { Refused, RowView, ScorecardView, Wish } from '@yaht/client';
import type { RowPoints, ScorecardCommand } from '@yaht/rules';
import { useRef } from 'react';
import type { Coach } from '../coach/use-coach.ts';
import type { Board } from './use-board.ts';
import { painted } from '../device/after-paint.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { skipByPress } from '../device/use-press.ts';
import { useSend } from '../device/use-send.ts';
import type { Thrown } from './use-throw.ts';

export type Deeds = {
  /** Any wish, once. */
  readonly send: (wish: Wish) => void;
  readonly main: () => void;
  readonly score: (category: string) => void;
  readonly undo: () => void;
  /** Ends what moves: dice in the air, or a bot that takes its time. */
  readonly skip: () => void;
  /** A zero that waits for a yes, because another row would bring points. */
  readonly zeroIn: { readonly category: string; readonly better: RowPoints } | null;
  readonly zeroAnyway: () => void;
  readonly keepOpen: () => void;
};

export function useDeeds(
  { table, view, press }: Board,
  thrown: Thrown,
  coach: Pick<Coach, 'check'>,
  onRefused: (refused: Refused) => void,
): Deeds {
  const card = view.board?.family === 'scorecard' ? view.board : null;
  const send = useSend(
    table,
    refused => {
      if (!refused) return;
      thrown.skip();
      onRefused(refused);
    },
    async wish => {
      // At a server it may take longer than dice can fly.
      if (view.room) return;
      // Step by step: the button goes down, the dice leave the table, and then it is found out how they fall.
      await painted();
      if (wish.type !== 'RollDice' || !card) return;
      thrown.begin(card.dice.map(({ held }) => held));
      await painted();
    },
  );
  const decide = (wish: ScorecardCommand): void => coach.check(wish, () => send(wish));
  const [zeroIn, setZeroIn] = useAsLongAs<NonNullable<Deeds['zeroIn']>>(table.state().game?.state);
  const wasAsked = useRef(false);
  const score = (category: string): void => {
    const better = card && !wasAsked.current ? betterThanZero(card, category) : undefined;
    if (!better) return decide({ type: 'ScoreCategory', category });
    wasAsked.current = true;
    setZeroIn({ category, better });
  };
  const main = (): void => {
    const { main: action } = view;
    if (action.refusal !== null) return;
    if (action.type === 'roll' && card)
      decide({ type: 'RollDice', ...(card.roll === 0 ? {} : { hold: card.dice.map(({ held }) => held) }) });
    if (action.type === 'score-row') score(action.category);
    if (action.type === 'choose-row' && card) showRow(bestRow(card)?.category);
  };
  return {
    send,
    main,
    score,
    undo: () => send({ type: 'Undo' }),
    skip: () => {
      skipByPress();
      thrown.skip();
      table.skip();
    },
    zeroIn,
    zeroAnyway: () => {
      setZeroIn(null);
      if (zeroIn) decide({ type: 'ScoreCategory', category: zeroIn.category });
    },
    keepOpen: () => {
      setZeroIn(null);
      press({ type: 'row', category: null });
    },
  };
}

/** The open row that would bring most, where this one brings nothing. */
function betterThanZero({ rows }: ScorecardView, category: string): RowPoints | undefined {
  const row = rows.find(each => each.category === category);
  if (!row || row.preview !== 0) return undefined;
  const best = bestRow({ rows });
  return best && (best.preview ?? 0) > 0 ? { category: best.category, points: best.preview ?? 0 } : undefined;
}

/** The open row that would bring most now. */
const bestRow = ({ rows }: Pick<ScorecardView, 'rows'>): RowView | undefined =>
  rows
    .filter(({ preview, refusal }) => refusal === null && preview !== null)
    .sort((a, b) => (b.preview ?? 0) - (a.preview ?? 0))[0];

function showRow(category: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-testid="row-${category}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus();
}
