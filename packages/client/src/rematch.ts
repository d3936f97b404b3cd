/** Another game on this device after one, with the same people. */
import { fault, type Game, type Setup } from '@yaht/rules';

/** The same rules and players once more; whoever was second begins. */
export function rematchSetup({ start }: Game): Pick<Setup, 'variant' | 'players' | 'options'> {
  const [first, ...others] = start.order.map(seat => start.players[seat] ?? fault('an order without its player'));
  const players = first ? [...others, first] : [];
  return { variant: start.variant, players, options: { ...start.options, turnOrder: 'seated' } };
}
