/** What a sentence needs to know beside its fact: names, and how the game stood when it happened. */
import { effective, replay, type Event, type Game, type Seat } from '@yaht/rules';
import type { Words } from '../messages.ts';

/** A fact in its game. */
export type About<Kind extends Game = Game> = {
  readonly words: Words;
  readonly game: Kind;
  /** The game's facts before it, and the fact itself; what was taken back by then is left out. */
  readonly until: () => readonly Event[];
  /** The game as it stood before it. */
  readonly before: () => Kind;
  readonly nameOf: (seat: Seat) => string;
};

/** Null for a fact of another game. */
export function aboutFact(words: Words, game: Game, fact: Event): About | null {
  const events: readonly Event[] = game.events;
  const at = events.lastIndexOf(fact);
  if (at < 0) return null;
  return {
    words,
    game,
    until: () => effective(events.slice(0, at + 1)),
    before: () => replay(events.slice(0, Math.max(1, at))),
    nameOf: seat => game.start.players[seat]?.name ?? words.play.defaultName(seat),
  };
}

/** The facts of the turn that was on, from its beginning to this fact. */
function turnUntil({ until }: About): readonly Event[] {
  const facts = until();
  return facts.slice(
    Math.max(
      0,
      facts.findLastIndex(({ type }) => type === 'TurnStarted'),
    ),
  );
}

/** Which roll of its turn a throw was, counted from 1; a first roll that came by itself counts. */
export const rollUntil = (about: About): number => turnUntil(about).filter(throwsDice).length || 1;

const throwsDice = (event: Event): boolean =>
  event.type === 'DiceRolled' || (event.type === 'TurnStarted' && event.dice !== null);

/** The round that was on, counted from 1. */
export function roundUntil({ until, game }: About): number {
  const turns = until().filter(({ type }) => type === 'TurnStarted').length;
  return Math.max(1, Math.ceil(turns / game.start.players.length));
}

export const isAlone = ({ start }: Game): boolean => start.players.length === 1;

/** How many turns of a seat were passed since it gave up, with this one; null for a seat that plays. */
function passesOf({ until }: About, seat: Seat): number | null {
  const events = until();
  const gaveUp = events.findLastIndex(event => event.type === 'Resigned' && event.seat === seat);
  return gaveUp < 0 ? null : events.slice(gaveUp).filter(event => isPass(event) && event.seat === seat).length;
}

const isPass = (
  event: Event,
): event is Extract<Event, { readonly type: 'TurnPassed' | 'ScoreRecorded' }> & { readonly seat: Seat } =>
  event.type === 'TurnPassed' || (event.type === 'ScoreRecorded' && event.zero === 'passed');

/** Whether the turn of a seat is no news, because its turns are passed for good and that has been said. */
export const isPassedOver = (about: About, seat: Seat): boolean => (passesOf(about, seat) ?? 0) > 0;

/** What is said of a passed turn: of whoever gave up, once for all turns to come. */
export function saidOfPass(about: About, seat: Seat, sentence: string): string {
  const passes = passesOf(about, seat);
  if (passes === null) return sentence;
  return passes === 1 ? about.words.play.passedForGood(about.nameOf(seat)) : '';
}
