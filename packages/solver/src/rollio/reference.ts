/**
 * Rollio without charms for two, slowly and readably: the oracle. Every position is played again and again, each time with the values of
 * the time before, until nothing changes any more.
 */
import { asidesOf, throws, type RollioVariant } from '@yaht/rules';

/** The chance of the player in turn to win, by both totals. */
export type PlainRollio = (own: number, other: number) => number;

/** `unit` divides all points. */
export function plainRollio(variant: RollioVariant, unit: number): PlainRollio {
  const { target, dice, sides, combinations } = variant;
  const outcomes = Array.from({ length: dice + 1 }, (_, thrown) =>
    thrown === 0
      ? []
      : // The counts are one list that changes, so each is looked at as it comes.
        Array.from(throws(thrown, sides), ({ counts, ways }) => ({
          chance: ways / sides ** thrown,
          asides: asidesOf(counts, combinations, dice),
        })),
  );
  /** A turn: `bank` is what a pot is worth, `flopped` what a flop is. */
  const playTurn = (bank: (pot: number) => number, most: number, flopped: number): number => {
    const known = new Map<number, number>();
    const rolled = (pot: number, thrown: number): number => {
      if (pot > most) return 0;
      const key = pot * (dice + 1) + thrown;
      const old = known.get(key);
      if (old !== undefined) return old;
      let sum = 0;
      for (const { chance, asides } of outcomes[thrown] ?? []) {
        const worths = asides.map(({ points, left }) => Math.max(bank(pot + points), rolled(pot + points, left)));
        sum += chance * (asides.length === 0 ? flopped : Math.max(...worths));
      }
      known.set(key, sum);
      return sum;
    };
    return rolled(0, dice);
  };
  const lastTurn = (needed: number): number => playTurn(pot => (pot > needed ? 1 : pot === needed ? 0.5 : 0), needed, 0);
  const last = new Map<number, number>();
  const lastChance = (needed: number): number => {
    const found = last.get(needed) ?? lastTurn(needed);
    last.set(needed, found);
    return found;
  };
  const values = new Map<string, number>();
  const valueOf: PlainRollio = (own, other) => values.get(`${own} ${other}`) ?? 0.5;
  for (let change = 1; change > 1e-13;) {
    change = 0;
    for (let own = 0; own < target; own += unit) {
      for (let other = 0; other < target; other += unit) {
        const bank = (pot: number): number =>
          own + pot < target ? 1 - valueOf(other, own + pot) : 1 - lastChance(own + pot - other);
        const value = playTurn(bank, 2 * target, 1 - valueOf(other, own));
        change = Math.max(change, Math.abs(value - valueOf(own, other)));
        values.set(`${own} ${other}`, value);
      }
    }
  }
  return valueOf;
}
