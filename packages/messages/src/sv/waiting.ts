import type { Words } from '../messages.ts';
import { and } from './format.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waiting: Words['waiting'] = {
  long: seconds => {
    if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
    return seconds >= 2 * HOUR ? `${Math.floor(seconds / HOUR)} tim` : `${Math.max(1, Math.floor(seconds / MINUTE))} min`;
  },
  left: time => `${time} kvar`,
  games: 'Dina spel',
  counted: (all, mine) => `${all} pågår, ${mine} väntar på dig`,
  mine: 'Din tur',
  theirs: 'Deras tur',
  waits: 'väntar',
  nobodyYet: 'Ingen har kommit än',
  players: names => and(names),
  toPlay: name => `${name} på tur`,
  round: round => `rond ${round}`,
  rolled: dice => `kastade ${dice.join(' ')}`,
  did: {
    scored: (name, points) => `${name} fick ${points}`,
    banked: (name, points) => `${name} säkrade ${points}`,
    flopped: name => `${name} floppade`,
    passed: name => `${name} hoppades över`,
  },
  nextGame: 'Nästa spel',
  nextWith: (names, game) => (names.length === 0 ? game : `${game} med ${and(names)}`),
  whileAway: 'Medan du var borta',
  andMore: more => `och ${more} till`,
};
