/** The people and programs around the table, as a screen lists them. */
import { actingSeats, hasResigned, standingsOf, totals, type BotLevel, type PlayedBy, type Player, type Seat } from '@yaht/rules';
import type { Seated } from '@yaht/room';
import type { TableState } from '../table.ts';

/** Marks that tell seats apart without colour. */
export const SEAT_MARKS = [
  { shape: '●', letter: 'A' },
  { shape: '▲', letter: 'B' },
  { shape: '■', letter: 'C' },
  { shape: '◆', letter: 'D' },
  { shape: '★', letter: 'E' },
  { shape: '✚', letter: 'F' },
] as const;

export type SeatMark = (typeof SEAT_MARKS)[number];

export type PlayerView = {
  readonly seat: Seat;
  readonly name: string;
  readonly mark: SeatMark;
  readonly total: number;
  /** Equal totals share one: 1, 1, 3. */
  readonly rank: number;
  readonly isActive: boolean;
  /** Played at this screen. */
  readonly isMine: boolean;
  readonly bot: BotLevel | null;
  /** Who acts for the seat. */
  readonly playedBy: PlayedBy;
  readonly isOnline: boolean;
  /** When the house begins to play for the seat, by the clock of this device; null when it does not or already does. */
  readonly awayUntil: number | null;
  /** On vacation until then, by the clock of this device; null for anybody else. */
  readonly vacationUntil: number | null;
  /** Left for good; the house plays on. */
  readonly hasLeft: boolean;
  /** Gave up; the house plays on. */
  readonly hasResigned: boolean;
  readonly isHost: boolean;
  readonly isReady: boolean;
};

/** One entry for each taken seat; in a game, for each of its seats. */
export function playerViews(state: TableState): readonly PlayerView[] {
  const { room, game } = state;
  const isLobby = room?.phase === 'lobby' || !game;
  const points = isLobby ? [] : totals(game);
  const ranks = new Map((isLobby ? [] : standingsOf(game)).map(({ seat, rank }) => [seat, rank]));
  const seats = isLobby ? (room?.seats ?? []) : game.start.players;
  return seats.flatMap((player, seat) => {
    if (!player) return [];
    return [{ ...named(state, player, seat), total: points[seat] ?? 0, rank: ranks.get(seat) ?? 1 }];
  });
}

function named(state: TableState, { name, bot }: Player | Seated, seat: Seat): Omit<PlayerView, 'total' | 'rank'> {
  const { room, game, seats, away, clockAhead } = state;
  const seated = room?.seats[seat];
  const isLobby = room?.phase === 'lobby';
  const gone = away.find(entry => entry.seat === seat);
  return {
    seat,
    name,
    mark: SEAT_MARKS[seat % SEAT_MARKS.length] ?? SEAT_MARKS[0],
    isActive: !isLobby && game !== null && actingSeats(game).includes(seat),
    isMine: seats.includes(seat),
    bot: bot ?? null,
    playedBy: (isLobby ? undefined : game?.state.playedBy[seat]) ?? 'player',
    isOnline: !gone,
    awayUntil: gone?.until === undefined || gone.until === null ? null : gone.until - clockAhead,
    vacationUntil: vacationOf(state, seated),
    hasLeft: room !== null && bot === undefined && !isMemberThere(seated),
    hasResigned: !isLobby && game !== null && hasResigned(game, seat),
    isHost: seated?.member !== undefined && seated.member !== null && seated.member === room?.host,
    isReady: seated?.ready ?? false,
  };
}

function vacationOf({ room, clockAhead }: TableState, seated: Seated | null | undefined): number | null {
  const until = room?.members.find(({ id }) => id === seated?.member)?.vacationUntil;
  return until === undefined ? null : until - clockAhead;
}

const isMemberThere = (seated: Seated | null | undefined): boolean => seated?.member !== null && seated?.member !== undefined;
