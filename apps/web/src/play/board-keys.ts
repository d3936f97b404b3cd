/** The keys of a table with seats around it: those of a card, and those of Rollio. */
import type { RollioView, ScorecardView } from '@yaht/client';
import { dieKeys, type Keys } from '../device/use-keys.ts';
import type { Board } from './use-board.ts';
import type { Deeds } from './use-deeds.ts';
import type { Thrown } from './use-throw.ts';

type Parts = {
  readonly board: Board;
  readonly deeds: Pick<Deeds, 'main' | 'undo' | 'skip'>;
  readonly thrown: Pick<Thrown, 'isRolling'>;
};

type CardParts = Parts & { readonly card: ScorecardView; readonly order: readonly number[] };

export function cardKeys({ board: { desk, view }, card, order, deeds, thrown }: CardParts): Keys {
  const isChosen = view.main.type === 'score-row';
  const roll = (): void => (thrown.isRolling ? deeds.skip() : isChosen ? undefined : deeds.main());
  const row = (step: 1 | -1) => () => desk.press({ type: 'row', category: nextRow(card, step) });
  return {
    ...dieKeys(order, die => thrown.isRolling || desk.press({ type: 'toggle', die })),
    r: roll,
    space: roll,
    enter: () => isChosen && deeds.main(),
    arrowdown: row(1),
    arrowup: row(-1),
    u: deeds.undo,
    escape: () => desk.press({ type: 'row', category: null }),
    '/': startTalking,
  };
}

/** The next open row in the order of the card. */
function nextRow({ rows }: ScorecardView, step: 1 | -1): string | null {
  const open = rows.filter(({ preview, refusal }) => preview !== null && refusal === null);
  const at = open.findIndex(({ chosen }) => chosen);
  const next = open[at === -1 ? (step === 1 ? 0 : open.length - 1) : (at + step + open.length) % open.length];
  return next?.category ?? null;
}

type RollioParts = Parts & { readonly rollio: RollioView; readonly deeds: Pick<Deeds, 'main' | 'undo' | 'skip' | 'send'> };

export function rollioKeys({ board: { desk, view }, rollio, deeds, thrown }: RollioParts): Keys {
  const main = (): void => (thrown.isRolling || view.main.type === 'wait' ? deeds.skip() : deeds.main());
  const whenLying = (work: () => unknown) => () => (thrown.isRolling ? deeds.skip() : work());
  return {
    ...dieKeys([...rollio.dice.keys()], die => thrown.isRolling || desk.press({ type: 'toggle', die })),
    space: main,
    enter: main,
    a: whenLying(() => desk.press({ type: 'best' })),
    b: whenLying(() => rollio.bank.refusal === null && deeds.send({ type: 'Bank' })),
    u: whenLying(() => view.undo.refusal === null && deeds.undo()),
    '/': startTalking,
  };
}

/** The field beside the game, or the sheet behind its button; nothing where nobody is to be talked to. */
function startTalking(): boolean {
  const field = document.querySelector<HTMLElement>('[data-testid="say"]');
  const button = document.querySelector<HTMLElement>('[data-testid="chat"]');
  if (field?.checkVisibility()) field.focus();
  else button?.click();
  return button !== null;
}
