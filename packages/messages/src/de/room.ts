import type { Messages } from '../messages.ts';

export const room: Messages['room'] = {
  created: 'Der Raum ist offen.',
  joined: name => `${name} kommt herein.`,
  left: name => `${name} geht.`,
  removed: name => `${name} wurde vom Gastgeber entfernt.`,
  seatTaken: name => `${name} setzt sich.`,
  seatLeft: name => `${name} gibt den Platz auf.`,
  seatsMoved: 'Die Spieler sitzen in anderer Reihenfolge.',
  ready: (name, isReady) => `${name} ist ${isReady ? '' : 'nicht '}bereit.`,
  host: name => `${name} ist Gastgeber.`,
  noHost: 'Niemand ist Gastgeber.',
  away: name => `${name} hat die Verbindung verloren.`,
  back: name => `${name} ist wieder da.`,
  asksBack: name => `${name} möchte den letzten Eintrag zurücknehmen.`,
  askedBack: 'Die anderen werden gefragt. Der Eintrag kommt zurück, wenn alle zustimmen.',
  agrees: name => `${name} stimmt zu.`,
  declines: name => `${name} lehnt ab. Der Eintrag bleibt.`,
  nextGame: 'Das nächste Spiel kann vorbereitet werden. Sag, wenn du bereit bist.',
  closed: 'Der Raum wurde geschlossen, weil dort lange nichts geschehen ist.',
};
