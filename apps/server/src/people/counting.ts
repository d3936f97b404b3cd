/** Which games count for what; docs/people.md says the same to players. */
import type { FinishedGame, FinishedSeat } from './finished-game.ts';

/** Whether anybody can ever look it up: in the list of public games, or among those of somebody with a profile. */
export const isFindable = ({ private: isPrivate, seats }: FinishedGame): boolean =>
  !isPrivate || seats.some(({ profile }) => profile !== null);

/** A score that is one known person's own to the end, by dice nobody knew: for the boards by score, average and skill, and for statistics. */
export const countsForBoards = ({ abandoned, assisted, daily }: FinishedGame, seat: FinishedSeat): boolean =>
  !abandoned && !assisted && daily?.counts !== false && isOneKnownPerson(seat);

const isOneKnownPerson = ({ profile, bot, shared, substituted, resigned }: FinishedSeat): boolean =>
  profile !== null && bot === null && !shared && !substituted && !resigned;

/** A contest of different people who agreed to be rated. Who leaves or gives up in the middle has lost like anybody else. */
export function countsForRating({ rated, abandoned, assisted, seats }: FinishedGame): boolean {
  const people = seats.flatMap(({ profile, bot, shared }) => (profile !== null && bot === null && !shared ? [profile] : []));
  const isContest = seats.length >= 2 && people.length === seats.length && new Set(people).size === seats.length;
  return rated && !abandoned && !assisted && isContest;
}
