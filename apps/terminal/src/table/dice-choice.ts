/** Choosing dice of Rollio and how they score, in a game and in a run. */
import type { RollioView, RunView, TableRefusal } from '@yaht/client';
import { stepIn } from '../keys/steps.ts';
import { waitRefusal } from './scorecard-abilities.ts';
import type { TableDesk } from './table-desk.ts';

type Board = RollioView | RunView;

/** Why no die can be chosen now. */
export const choiceRefusal = (desk: TableDesk, { dice }: Board): TableRefusal | null =>
  waitRefusal(desk) ?? (dice.every(({ face }) => face === null) ? 'roll-first' : null);

/** Chooses a die or lets it go; whether it is there to be chosen. */
export function chooseDie(desk: TableDesk, { dice }: Board, die: number): boolean {
  const { message, words } = desk.parts.shell;
  const view = dice[die];
  if (!view) message.problem(words.refusals['invalid-index']({ dice: dice.length }));
  else if (view.aside) message.problem(words.refusals['dice-set-aside']({}));
  else desk.take({ type: 'toggle', die });
  return view?.aside === false;
}

/** The next way to score the chosen dice, or the one before. */
export const moveWay = ({ hand, take }: TableDesk, { ways }: Board, key: string): void =>
  take({ type: 'way', way: stepIn(hand.way, ways.length, key) });
