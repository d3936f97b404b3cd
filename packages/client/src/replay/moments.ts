/** The moments of a game that people want to see again. */
import { effective, fill, emptyCard, tally, type Card, type Event, type ScorecardGame, type Seat } from '@yaht/rules';

/** What happened: a lucky or an unlucky roll, a costly decision, a bonus; `points` says how much it was. */
export const MOMENT_KINDS = ['luck', 'misfortune', 'loss', 'bonus'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export type Moment = {
  readonly kind: MomentKind;
  readonly seat: Seat;
  /** The number of the fact that shows it. */
  readonly seq: number;
  readonly points: number;
};

/** Every bonus of the upper section and every further bonus for all dice alike. */
export function bonusMoments(game: ScorecardGame): readonly Moment[] {
  const { variant, players } = game.start;
  const cards: Card[] = players.map(() => emptyCard);
  return numbered(game.events).flatMap(({ event, seq }): readonly Moment[] => {
    if (event.type !== 'ScoreRecorded') return [];
    const { seat, category, points, bonus } = event;
    const before = cards[seat] ?? emptyCard;
    const after = fill(before, category, points, bonus);
    cards[seat] = after;
    const gained = bonusOf(after) - bonusOf(before);
    return gained > 0 ? [{ kind: 'bonus', seat, seq, points: gained }] : [];
  });

  function bonusOf(card: Card): number {
    const { upperBonus, yahtzeeBonus } = tally(variant, card);
    return upperBonus + yahtzeeBonus;
  }
}

export type NumberedEvent = { readonly event: Event; readonly seq: number };

/** The facts that count, without what was taken back, each with its number in the whole list. */
export function numbered(events: readonly Event[]): readonly NumberedEvent[] {
  const places = new Map(events.map((event, before) => [event, before + 1]));
  return effective(events).map(event => ({ event, seq: places.get(event) ?? 0 }));
}

/** The moments in the order they happened. */
export const inOrder = (moments: readonly Moment[]): readonly Moment[] => moments.toSorted((one, other) => one.seq - other.seq);
