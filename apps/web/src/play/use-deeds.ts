/** What a player does at a table with seats around it: each deed once, looked at by the coach where somebody wants that. */
import { bestRow, type Move, type Refused, type Wish } from '@yaht/client';
import type { Coach } from '../coach/use-coach.ts';
import { painted } from '../device/after-paint.ts';
import { skipByPress } from '../device/use-press.ts';
import { useSend } from '../device/use-send.ts';
import type { Board } from './use-board.ts';
import type { Thrown } from './use-throw.ts';

export type Deeds = {
  /** Any wish, once. */
  readonly send: (wish: Wish) => void;
  readonly main: () => void;
  readonly score: (category: string) => void;
  /** Yes to what is asked. */
  readonly agree: () => void;
  readonly undo: () => void;
  /** Ends what moves: dice in the air, or a bot that takes its time. */
  readonly skip: () => void;
};

export function useDeeds(
  { table, desk, view, question }: Board,
  thrown: Thrown,
  coach: Pick<Coach, 'check' | 'hint'>,
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
  const decide = (wish: Move | null): void => {
    if (wish) coach.check(wish, send);
  };
  return {
    send,
    main: () => {
      decide(desk.move());
      if (view.main.type === 'choose-row' && card) showRow(bestRow(card)?.category);
    },
    score: category => decide(desk.score(category)),
    agree: () => {
      const wish = desk.agree();
      if (question?.type === 'hint') coach.hint();
      if (!wish) return;
      if (wish.type === 'Resign' || question?.type === 'mistake') send(wish);
      else decide(wish);
    },
    undo: () => send({ type: 'Undo' }),
    skip: () => {
      skipByPress();
      thrown.skip();
      table.skip();
    },
  };
}

function showRow(category: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-testid="row-${category}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus();
}
