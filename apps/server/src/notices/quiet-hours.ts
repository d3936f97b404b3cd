/** When somebody does not want to be told anything: by the clock on their wall, whatever daylight saving does to it. */

/** Minutes since midnight, from and until; `from` after `until` is a night. */
export type QuietHours = { readonly from: number; readonly until: number; readonly zone: string };

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;
/** Clocks are set by steps that are no smaller. */
const STEP = 15;

export function isZone(zone: string): boolean {
  try {
    clockIn(zone);
    return true;
  } catch {
    return false;
  }
}

/** The first moment from `now` on at which somebody may be told. */
export function endOfQuiet(quiet: QuietHours, now: number): number {
  let at = now;
  for (let steps = 0; isQuiet(quiet, at) && steps <= MINUTES_A_DAY / STEP; steps += 1) at = nextStep(at);
  // Within the last step the hours may have ended before.
  while (at > now && !isQuiet(quiet, at - MINUTE)) at = Math.max(now, at - MINUTE);
  return at;
}

const nextStep = (at: number): number => (Math.floor(at / (STEP * MINUTE)) + 1) * STEP * MINUTE;

function isQuiet({ from, until, zone }: QuietHours, at: number): boolean {
  const minute = minuteOfDay(zone, at);
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

function minuteOfDay(zone: string, at: number): number {
  const parts = clockIn(zone).formatToParts(at);
  const numberOf = (type: string): number => Number(parts.find(part => part.type === type)?.value);
  return numberOf('hour') * 60 + numberOf('minute');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws for what is no zone. There are some hundred of them. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, clock);
  return clock;
}
