/** Vacations: for up to fourteen days of a year the clocks of somebody stand still in games of days. Years are those of UTC. */

const DAY = 86_400_000;
const MOST = 14 * DAY;

export type Vacation = { readonly since: number; readonly until: number };

/** Until when somebody is on vacation, null when they are not, and how much of this year is left, in milliseconds. */
export type VacationState = { readonly until: number | null; readonly left: number };

export const stateOf = (vacations: readonly Vacation[], now: number): VacationState => {
  const current = currentOf(vacations, now);
  return { until: current?.until ?? null, left: Math.max(0, MOST - usedIn(yearOf(current?.since ?? now), vacations)) };
};

/** What is to be kept so that it lasts until then, or is over when that is not after now; undefined when there are not so many days left. */
export function planned(vacations: readonly Vacation[], until: number, now: number): Vacation | null | undefined {
  const current = currentOf(vacations, now);
  if (until <= now) return current ? { since: current.since, until: now } : null;
  const since = current?.since ?? now;
  const others = vacations.filter(vacation => vacation.since !== since);
  return usedIn(yearOf(since), others) + (until - since) <= MOST ? { since, until } : undefined;
}

const currentOf = (vacations: readonly Vacation[], now: number): Vacation | undefined =>
  vacations.find(({ since, until }) => since <= now && until > now);

/** A vacation counts for the year that it begins in. */
const usedIn = (year: number, vacations: readonly Vacation[]): number =>
  vacations.reduce((sum, { since, until }) => (yearOf(since) === year ? sum + until - since : sum), 0);

const yearOf = (time: number): number => new Date(time).getUTCFullYear();
