import type { Words } from '../messages.ts';
import { and } from './format.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waiting: Words['waiting'] = {
  long: seconds => {
    if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} T`;
    return seconds >= 2 * HOUR ? `${Math.floor(seconds / HOUR)} Std.` : `${Math.max(1, Math.floor(seconds / MINUTE))} Min.`;
  },
  left: time => `noch ${time}`,
  games: 'Deine Spiele',
  counted: (all, mine) => `${all} laufen, ${mine} warten auf dich`,
  mine: 'Du bist dran',
  theirs: 'Andere sind dran',
  waits: 'wartet',
  nobodyYet: 'Noch ist niemand da',
  players: names => and(names),
  toPlay: name => `${name} ist dran`,
  round: round => `Runde ${round}`,
  rolled: dice => `gewürfelt: ${dice.join(' ')}`,
  did: {
    scored: (name, points) => `${name}: ${points} Punkte`,
    banked: (name, points) => `${name} hat ${points} gesichert`,
    flopped: name => `${name} hatte einen Flop`,
    passed: name => `${name} wurde übergangen`,
  },
  nextGame: 'Nächstes Spiel',
  nextWith: (names, game) => (names.length === 0 ? game : `${game} mit ${and(names)}`),
  whileAway: 'Während du weg warst',
  andMore: more => `und ${more} weitere`,
};
