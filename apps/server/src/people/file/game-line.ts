/** A finished game as a history shows it. */
import type { ProfileId } from '@yaht/room';
import type { BotLevel, Seat } from '@yaht/rules';

type SeatLine = {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly profile: ProfileId | null;
  readonly shared: boolean;
  readonly substituted: boolean;
  readonly score: number;
  readonly won: boolean;
  /** Null until the game was compared with perfect play, and for good where that is not possible. */
  readonly loss: number | null;
  readonly luck: number | null;
};

export type GameLine = {
  readonly number: number;
  readonly id: string;
  readonly room: string;
  readonly variant: { readonly key: string; readonly id: string; readonly name: string };
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly private: boolean;
  /** Whether it changed anybody's rating. */
  readonly rated: boolean;
  readonly assisted: boolean;
  readonly abandoned: boolean;
  readonly reviewed: boolean;
  readonly seats: readonly SeatLine[];
};

export const GAME_COLUMNS = `number, g.id, room, v.key, v.id as variantId, v.name as variantName, first_seq as firstSeq,
  last_seq as lastSeq, started_at as startedAt, ended_at as endedAt, private, rated, assisted, abandoned, review`;

export type GameRow = Omit<GameLine, 'variant' | 'private' | 'rated' | 'assisted' | 'abandoned' | 'reviewed' | 'seats'> & {
  readonly key: string;
  readonly variantId: string;
  readonly variantName: string;
  readonly private: number;
  readonly rated: number;
  readonly assisted: number;
  readonly abandoned: number;
  readonly review: string;
};

/** The file has no truth values, only zeros and ones. */
export function gameLine(row: GameRow, seats: readonly unknown[]): GameLine {
  const { key, variantId, variantName, private: isPrivate, rated, assisted, abandoned, review, ...same } = row;
  return {
    ...same,
    variant: { key, id: variantId, name: variantName },
    private: isPrivate === 1,
    rated: rated === 1,
    assisted: assisted === 1,
    abandoned: abandoned === 1,
    reviewed: review === 'done',
    seats: seats.map(seatLine),
  };
}

function seatLine(row: unknown): SeatLine {
  const { shared, substituted, won, ...same } = row as Omit<SeatLine, 'shared' | 'substituted' | 'won'> & {
    readonly shared: number;
    readonly substituted: number;
    readonly won: number;
  };
  return { ...same, shared: shared === 1, substituted: substituted === 1, won: won === 1 };
}
