/** Programs and pages for which it is another time, so that no day ends under a test. */

const DAY = 86_400_000;

/** From now to noon of this day (UTC), forwards or back, in milliseconds. */
export const untilNoon = (): number => DAY / 2 - (Date.now() % DAY);

/** From here on it is so much later. It is sent elsewhere as text, so it stands on nothing around it. */
export function shiftTime(by: number): void {
  const { now } = Date;
  const shifted = (): number => now() + by;
  globalThis.Date = new Proxy(Date, {
    construct: (made, given, target) => Reflect.construct(made, given.length === 0 ? [shifted()] : given, target) as Date,
    get: (made, name) => (name === 'now' ? shifted : Reflect.get(made, name)) as unknown,
  });
}

/** The environment of a program for which it is so much later. */
export const shifted = (by: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`(${shiftTime.toString()})(${by})`)}`,
});

/** Milliseconds after which something never comes. A busy machine is slow, so what a test waits for is bounded by its work, not by this. */
export const NEVER_COMES = 900_000;
