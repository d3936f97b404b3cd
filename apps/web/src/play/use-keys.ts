/** Playing by keyboard: the same deeds as by touch. */
import type { ScorecardView } from '@yaht/client';
import { useLayoutEffect, useRef } from 'react';
import type { Board } from './use-board.ts';
import type { Deeds } from './use-deeds.ts';
import type { Thrown } from './use-throw.ts';

type Parts = {
  readonly board: Board;
  readonly card: ScorecardView;
  readonly order: readonly number[];
  readonly deeds: Pick<Deeds, 'main' | 'undo' | 'skip'>;
  readonly thrown: Thrown;
  /** What a board does not have, its keys do not do. */
  readonly sort?: () => void;
  readonly view?: () => void;
  readonly hint?: () => void;
  readonly onRules?: () => void;
};

export function useKeys(parts: Parts): void {
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      if (act(event.key, latest.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Somebody writes, or a sheet is open: the keys are theirs. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

/** Does what a key stands for; true when it stood for something. */
function act(key: string, parts: Parts, event: KeyboardEvent): boolean {
  const { board, order, deeds, thrown } = parts;
  const die = order[Number(key) - 1];
  if (/^[1-9]$/.test(key) && die !== undefined) {
    if (!thrown.isRolling) board.desk.press({ type: 'toggle', die });
    return true;
  }
  switch (key) {
    case 'r':
    case 'R':
    case ' ':
      if (key === ' ' && isButton(event)) return false;
      if (thrown.isRolling) deeds.skip();
      else if (board.view.main.type !== 'score-row') deeds.main();
      return true;
    case 'Enter':
      if (board.view.main.type !== 'score-row' || isButton(event)) return false;
      deeds.main();
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      return moveRow(parts, key === 'ArrowDown' ? 1 : -1);
    case 'u':
    case 'U':
      deeds.undo();
      return true;
    case 's':
    case 'S':
      parts.sort?.();
      return true;
    case 'h':
    case 'H':
      parts.hint?.();
      return true;
    case 'v':
    case 'V':
      parts.view?.();
      return true;
    case 'Escape':
      board.desk.press({ type: 'row', category: null });
      return true;
    case '/':
      return startTalking();
    case '?':
      parts.onRules?.();
      return true;
    default:
      return false;
  }
}

const isButton = ({ target }: KeyboardEvent): boolean => target instanceof HTMLElement && target.closest('button, a') !== null;

/** The field beside the game, or the sheet behind its button; nothing where nobody is to be talked to. */
function startTalking(): boolean {
  const field = document.querySelector<HTMLElement>('[data-testid="say"]');
  const button = document.querySelector<HTMLElement>('[data-testid="chat"]');
  if (field?.checkVisibility()) field.focus();
  else button?.click();
  return button !== null;
}

/** The next open row in the order of the card. */
function moveRow({ board, card }: Parts, step: 1 | -1): boolean {
  const open = card.rows.filter(({ preview, refusal }) => preview !== null && refusal === null);
  const at = open.findIndex(({ chosen }) => chosen);
  const next = open[at === -1 ? (step === 1 ? 0 : open.length - 1) : (at + step + open.length) % open.length];
  if (next) board.desk.press({ type: 'row', category: next.category });
  return true;
}
