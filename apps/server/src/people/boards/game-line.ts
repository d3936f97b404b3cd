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

/** Rows have no truth values, only zeros and ones. */
export function gameLine(row: GameRow, seats: readonly SeatRow[]): GameLine {
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

export type SeatRow = Omit<SeatLine, 'shared' | 'substituted' | 'won'> & {
  readonly game: number;
  readonly shared: number;
  readonly substituted: number;
  readonly won: number;
};

const seatLine = ({ seat, name, bot, profile, shared, substituted, score, won, loss, luck }: SeatRow): SeatLine => ({
  seat,
  name,
  bot,
  profile,
  shared: shared === 1,
  substituted: substituted === 1,
  score,
  won: won === 1,
  loss,
  luck,
});
