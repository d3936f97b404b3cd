import type { Messages } from '../messages.ts';
import { and } from './format.ts';

export const joker: Messages['joker'] = {
  bonus: (box, points) => `Noch ein ${box}: +${points}.`,
  noBonus: box => `Kein Bonus (${box} ist gestrichen).`,
  stillApplies: 'Die Jokerregel gilt trotzdem.',
  noBonusNoJoker: 'Kein Bonus, kein Joker (Hausregel dieses Spiels).',
  mustUse: ({ category, points }) => `Regel: Eintragen nur bei ${category} (${points}).`,
  counts: rows =>
    rows.length === 0
      ? 'Joker: jedes freie Feld im unteren Teil.'
      : `Joker: ${and(rows.map(({ category, points }) => `${category} ${points}`))} ${rows.length === 1 ? 'zählt' : 'zählen'}.`,
  onlyUpperLeft: 'Unten ist kein Feld mehr frei: eine Null in einem oberen Feld.',
  upperIsOpen: category => `${category} ist noch frei: Andere Felder zählen normal, nicht als Joker.`,
};
