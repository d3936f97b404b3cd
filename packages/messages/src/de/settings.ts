import type { Messages } from '../messages.ts';

export const settings: Messages['settings'] = {
  sound: 'Ton',
  diceVolume: 'Klang der Würfel',
  effectsVolume: 'Klang beim Eintragen',
  volume: percent => (percent === 0 ? 'aus' : `${percent} %`),
  celebration: 'Jubel',
  celebrations: { full: 'Ganz', small: 'Klein', off: 'Aus' },
  handovers: { ask: 'Warten', quick: 'Kurz zeigen', off: 'Gleich weiter' },
  handover: 'Wenn der Nächste an der Reihe ist',
  asksZero: 'Vor einer Null fragen, wenn ein anderes Feld Punkte brächte',
};
