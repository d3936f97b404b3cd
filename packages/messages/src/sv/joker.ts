import type { Messages } from '../messages.ts';
import { and } from './format.ts';

export const joker: Messages['joker'] = {
  bonus: (box, points) => `${box} igen: +${points}.`,
  noBonus: box => `Ingen bonus (${box} är struken).`,
  stillApplies: 'Jokerregeln gäller ändå.',
  noBonusNoJoker: 'Ingen bonus, ingen joker (husregel i det här spelet).',
  mustUse: ({ category, points }) => `Regel: den måste in i ${category} (${points}).`,
  counts: rows =>
    rows.length === 0
      ? 'Joker: valfri ledig ruta i nedre delen.'
      : `Joker: ${and(rows.map(({ category, points }) => `${category} ${points}`))} räknas.`,
  onlyUpperLeft: 'Ingen ruta kvar i nedre delen: en nolla i en övre ruta.',
  upperIsOpen: category => `${category} är ledig: i en annan ruta räknas tärningarna som vanligt, inte som joker.`,
};
