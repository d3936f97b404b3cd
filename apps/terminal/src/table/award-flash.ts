/** A row that is rare flashes where it was written, and is named where the turn is. Nothing waits for it. */
import type { Award, CallOff, Clock } from '@yaht/client';
import { categoryName, type Messages } from '@yaht/messages';
import { yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';

/** Milliseconds from light to dark, and how often it changes. */
const BEAT = 200;
const BEATS = 8;

export type Flash = { readonly award: Award; readonly isLit: boolean };

/** Yahtzees and bonuses; other rows speak for themselves. */
const RARE: readonly Award['kind'][] = ['alike', 'again', 'joker', 'upper-bonus'];

export class AwardFlash {
  readonly #clock: Clock;
  readonly #show: (flash: Flash | null) => void;
  #callOff: CallOff | undefined;

  constructor(clock: Clock, show: (flash: Flash | null) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  start(award: Award): void {
    this.stop();
    if (RARE.includes(award.kind)) this.#next(award, BEATS);
  }

  /** Any key goes on at once, and still does what it was meant to do. */
  stop(): void {
    if (!this.#callOff) return;
    this.#callOff();
    this.#callOff = undefined;
    this.#show(null);
  }

  #next(award: Award, left: number): void {
    if (left === 0) return this.stop();
    this.#show({ award, isLit: left % 2 === 0 });
    this.#callOff = this.#clock.after(BEAT, () => this.#next(award, left - 1));
  }
}

/** What a stamp would say. */
export function awardText(words: Messages, variant: ScorecardVariant, award: Award): string {
  const { moments } = words;
  const { kind, category, points, bonus, nth, dice } = award;
  const name = categoryName(words, variant, category);
  switch (kind) {
    case 'again':
      return `+${bonus}  ${moments.again(categoryName(words, variant, yahtzeeCategory(variant) ?? ''), nth)}`;
    case 'upper-bonus':
      return `+${bonus}  ${moments.upperBonus}`;
    case 'joker':
      return `${moments.joker}  ${name}  ${points}`;
    default:
      return `${name}  ${moments.alike(dice.length, dice[0] ?? 0)}  ${points}`;
  }
}
