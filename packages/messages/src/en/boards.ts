import { count, number } from './format.ts';

/** Who leads: whom a board compares, and how its rows are read. */
export const boards = {
  scope: 'Who and when',
  scopes: { friends: 'Played with', daily: 'Daily', week: 'Week', all: 'All time' },
  scopeNotes: {
    friends: 'Those you have played with, since the beginning.',
    daily: 'The game of today, everybody’s first attempt.',
    week: 'Games of the last seven days.',
    all: 'Games since the beginning.',
  },
  needsProfile: 'To know whom you have played with, the server has to know you. Make a profile first.',
  noFriends: 'Nobody here yet. Play a game in a room with others who have a profile.',
  minimum: (games: number): string => (games === 1 ? 'From the first game on.' : `From ${number(games)} games on.`),
  up: (places: number): string => `up ${count(places, { one: 'place', other: 'places' })} since this morning`,
  down: (places: number): string => `down ${count(places, { one: 'place', other: 'places' })} since this morning`,
  fresh: 'new since this morning',
  freshWord: 'new',
  verified: 'verified',
  verifiedAbout: 'The server threw the dice and cannot have chosen them; a shield leads to the proof of that game.',
  proofOf: (name: string): string => `Check the dice of ${name}`,
  more: 'Show more',
};
