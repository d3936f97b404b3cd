/** What is decided when a room is opened, by the names that the terminal, the command line and the protocol use as well. */
import { isSlow, TURN_SECONDS, type AWAY_POLICIES } from '@yaht/room';
import { isParallel, MAX_PLAYERS, type BotLevel, type Variant } from '@yaht/rules';
import type { Table } from './table.ts';

export type RoomChoices = {
  /** The seats beside one's own: free, or with a bot. */
  readonly others: readonly (BotLevel | null)[];
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
  readonly whenAway: (typeof AWAY_POLICIES)[number];
  readonly rated: boolean;
  readonly spectators: boolean;
  /** Whether those who watch may write, too. */
  readonly spectatorChat: boolean;
};

export const usualRoom: RoomChoices = {
  others: [null],
  turnSeconds: 0,
  whenAway: 'wait',
  rated: false,
  spectators: true,
  spectatorChat: false,
};

/** A rated game is never without a clock: unless another is chosen, each turn has three days. */
const RATED_TURN = 259_200;

/** What these choices come to for a game: no more seats than it has, and of what does not go together the part that was chosen last. */
export function fitted(choices: RoomChoices, variant: Variant): RoomChoices {
  const most = Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const rated = choices.rated && mayBeRated(variant);
  const turnSeconds = isParallel(variant) ? 0 : choices.turnSeconds;
  const others = choices.others.slice(0, Math.max(1, most - 1));
  return {
    ...choices,
    // A rating is about people.
    others: rated ? others.map(() => null) : others,
    rated,
    turnSeconds: rated && turnSeconds === 0 ? RATED_TURN : turnSeconds,
    // In a game of days nobody is ever away.
    whenAway: isSlow(turnSeconds) || (rated && turnSeconds === 0) ? 'wait' : choices.whenAway,
    spectatorChat: choices.spectators && choices.spectatorChat,
  };
}

/** A game without turns has no clock, and so no rating. */
export const mayBeRated = (variant: Variant): boolean => !isParallel(variant);

/** The times that can be chosen. */
export const turnsFor = ({ rated }: RoomChoices): readonly RoomChoices['turnSeconds'][] =>
  TURN_SECONDS.filter(seconds => !rated || seconds > 0);

/** How long a turn takes: as long as one likes, days, or seconds while everybody is there. */
export function paceOf(turnSeconds: number): 'none' | 'days' | 'seconds' {
  if (turnSeconds === 0) return 'none';
  return isSlow(turnSeconds) ? 'days' : 'seconds';
}

/**
 * Where the game waits for everybody, whoever comes in is ready by that: it begins with the last of them, also while the others are
 * elsewhere. Where turns are short or played for who is away, everybody says so themselves.
 */
const isReadyByComing = ({ turnSeconds, whenAway }: Pick<RoomChoices, 'turnSeconds' | 'whenAway'>): boolean =>
  whenAway === 'wait' && paceOf(turnSeconds) !== 'seconds';

/** Gets the own seats ready in such a room, with the player's own share of the chance. */
export async function readyByComing(table: Pick<Table, 'state' | 'send'>, seed: string): Promise<void> {
  const { room, seats } = table.state();
  if (room?.phase === 'lobby' && seats.length > 0 && isReadyByComing(room.options)) await table.send({ type: 'Ready', seed });
}
