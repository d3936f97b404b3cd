/** Games that ended, made up: for what is counted about very many of them. Not part of the product. */
import type { FinishedGame, FinishedSeat } from './finished-game.ts';

export const HOUR = 3_600_000;
const VARIANT = { key: 'small', id: 'small', name: 'Small', family: 'scorecard' } as const;

const FACES = [3, 3, 3, 3, 3, 3] as const;

/** Numbers below a limit that look as if by chance, and are the same each time. */
export function chanceFrom(seed: number): (below: number) => number {
  let state = seed + 1;
  return below => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const seatOf = (seat: number, profile: string | null, chance: (below: number) => number): FinishedSeat => ({
  seat,
  name: 'X',
  bot: null,
  profile,
  shared: false,
  resigned: false,
  substituted: chance(10) === 0,
  score: 100 + chance(60),
  rank: seat + 1,
  won: seat === 0,
  levels: chance(3) === 0 ? null : chance(5),
  categories: { ones: chance(6), chance: chance(30) },
  faces: FACES,
});

/** A game of these people that ended then. */
export function gameOf(
  number: number,
  profiles: readonly (string | null)[],
  endedAt: number,
  chance: (below: number) => number,
): FinishedGame {
  return {
    id: `G-${number}`,
    room: `R${number}`,
    variant: VARIANT,
    firstSeq: 1,
    lastSeq: 9,
    startedAt: endedAt - 1_000,
    endedAt,
    private: chance(4) === 0,
    rated: true,
    assisted: chance(12) === 0,
    abandoned: false,
    daily: null,
    seats: profiles.map((profile, seat) => seatOf(seat, profile, chance)),
  };
}
