/** Plays a list of facts again, wish by wish: it is a game by the rules only if the same wishes give the same facts. */
import type { Chance } from './chance.ts';
import type { Actor } from './command.ts';
import { SUBSTITUTES, type GameStarted } from './event.ts';
import { play, readerOf, replay, startGame, type Command, type Event, type Game, type Played, type Setup } from './game.ts';
import { err, ok, type Result } from './result.ts';
import type { Variant } from './variants/index.ts';

/**
 * The game that these facts tell, or how many of them hold before the first that does not follow from the rules.
 * Without `chance` the dice are taken as they were told; with it they must be the dice that chance gives.
 */
export function retrace(start: GameStarted, events: readonly Event[], chance?: Chance): Result<Game, number> {
  const begun = startGame(setupOf(start), chance ?? openingTold(start, events));
  if (!begun.ok) return err(0);
  let game = begun.value.game;
  let wrong = firstDifference(begun.value, events, 0);
  while (wrong === undefined && game.events.length < events.length) {
    const before = game.events.length;
    const wish = wishBehind(start.variant, events[before]);
    const played = wish && play(game, wish.actor, wish.command, chance ?? diceTold(start.variant, events, before));
    if (!played?.ok) return err(before);
    wrong = firstDifference(played.value, events, before);
    game = played.value.game;
  }
  return wrong === undefined ? ok(replay(events)) : err(wrong);
}

const setupOf = ({ commitment, ...start }: GameStarted): Setup => (commitment === null ? start : { ...start, commitment });

/** The wish that a fact answers, with whoever must have made it; facts that only follow from others have none. */
function wishBehind(variant: Variant, fact: Event | undefined): { readonly actor: Actor; readonly command: Command } | undefined {
  if (!fact) return undefined;
  switch (fact.type) {
    case 'SeatPlayedBy':
      if (!SUBSTITUTES.includes(fact.by)) return undefined;
      return { actor: 'house', command: { type: 'SetPlayedBy', seat: fact.seat, by: fact.by } };
    case 'Undone':
      return { actor: fact.seat, command: { type: 'Undo' } };
    case 'HintTaken':
      return { actor: fact.seat, command: { type: 'Hint' } };
    case 'Resigned':
      return { actor: fact.seat, command: { type: 'Resign' } };
    case 'GameOver':
      return fact.abandoned ? { actor: 'house', command: { type: 'Abandon' } } : undefined;
    case 'GameStarted':
    case 'OpeningRolled':
      return undefined;
    default:
      return readerOf(variant).wishBehind(fact);
  }
}

function firstDifference({ events: expected }: Played, events: readonly Event[], before: number): number | undefined {
  const off = expected.findIndex((fact, i) => !tellsTheSame(fact, events[before + i]));
  return off < 0 ? undefined : before + off;
}

/** Whether a told fact holds all that the expected one says; what it says beyond (a time, the revealed seed) is its own. */
const tellsTheSame = (expected: Event, told: Event | undefined): boolean =>
  told !== undefined &&
  Object.entries(expected).every(([field, value]) => isEqual(value, (told as Record<string, unknown>)[field]));

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length && left.every(([key, value]) => isEqual(value, (b as Record<string, unknown>)[key]))
  );
}

/** No wish has more facts than this; what comes later answers other wishes. */
const MOST_FACTS = 256;

/** Chance that gives what the facts show: each draw the values of the next fact that has some for such a question. */
function diceTold(variant: Variant, events: readonly Event[], from: number): Chance {
  const { drawnFor } = readerOf(variant);
  const answer = events.slice(from, from + MOST_FACTS);
  const asked = new Set<string>();
  const isNew = (question: string): boolean => asked.size < asked.add(question).size;
  return (stream, place, sides) => {
    for (const [at, fact] of answer.entries()) {
      const drawn = drawnFor(fact, stream, place);
      if (drawn && isNew(`${at} ${place.step}`)) return within(sides, drawn);
    }
    return within(sides);
  };
}

/** Chance that gives the order of play as it was told: the rounds of the opening roll, or the draws behind a shuffle. */
function openingTold({ variant, options, order }: GameStarted, events: readonly Event[]): Chance {
  const firstRoll = diceTold(variant, events, 1);
  return (stream, at, sides) => {
    if (stream !== 'order') return firstRoll(stream, at, sides);
    if (options.turnOrder === 'shuffled') return within(sides, drawsBehind(order));
    return within(sides, openingDice(events[at.roll]));
  };
}

/** The dice of one round of the opening roll, whatever the outside data holds in its place. */
const openingDice = (fact: Event | undefined): readonly unknown[] | undefined =>
  fact?.type === 'OpeningRolled' && Array.isArray(fact.rolls) ? fact.rolls.flatMap(roll => roll?.dice) : undefined;

/** The draws with which `shuffled` makes this order. */
function drawsBehind(order: readonly number[]): readonly number[] {
  const list = order.map((_, i) => i);
  return order.map((seat, i) => {
    const at = Math.max(i, list.indexOf(seat));
    [list[i], list[at]] = [seat, list[i] ?? 0];
    return at - i + 1;
  });
}

/** Told values only where they are values of such dice; otherwise ones, which then differ from what was told. */
const within = (sides: readonly number[], told: readonly unknown[] = []): readonly number[] =>
  sides.map((count, i) => {
    const value = told[i];
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count ? value : 1;
  });
