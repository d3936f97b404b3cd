/** Whole tables of players, and what is asked of them afterwards. */
import { verifyGame } from '@yaht/fair';
import { isRoomFact } from '@yaht/room';
import { replay, type Event, type Game } from '@yaht/rules';
import { Player } from './player.ts';
import type { Ports } from './server-process.ts';
import type { DoorName } from './wire.ts';

/** Players at one table, by these doors, who begin by themselves once all are there. The first of them opens it. */
export async function seat(
  ports: Ports,
  doors: readonly DoorName[],
  options: object,
  name = 'P',
  upTo?: number,
): Promise<readonly Player[]> {
  const players = doors.map((door, i) => new Player(`${name}${i}`, door, upTo));
  const [host, ...guests] = players;
  await host?.enter(ports, { type: 'CreateRoom', seats: doors.length, start: 'ready', ...options });
  for (const guest of guests) await guest.enter(ports, { type: 'Join', room: host?.code });
  return players;
}

/** The game that a player saw last, from its facts alone. */
export function gameSeenBy({ facts }: Pick<Player, 'facts'>): Game {
  const events = facts.flatMap(({ event }): Event[] => (isRoomFact(event) ? [] : [event]));
  return replay(events.slice(events.findLastIndex(({ type }) => type === 'GameStarted')));
}

/** Whether the game is over and every die of it follows from its seed. */
export const isFair = (player: Player): boolean => verifyGame(gameSeenBy(player)).ok;
