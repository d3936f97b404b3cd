/** A game is called `<room>-<n>`, the n-th game of its room, for ever; the room's code alone means its latest game. */
import type { NumberedFact } from '@yaht/protocol';
import { isRoomFact } from '@yaht/room';
import { replay, type Event, type Game } from '@yaht/rules';

export type GameId = { readonly room: string; readonly number: number | undefined };

const GAME_ID = /^([A-Za-z0-9_-]{1,48}?)(?:-(\d{1,4}))?$/;

/** Undefined for what cannot be one. */
export function parseGameId(text: string): GameId | undefined {
  const [, room, number] = GAME_ID.exec(text) ?? [];
  return room === undefined ? undefined : { room: room.toUpperCase(), number: number === undefined ? undefined : Number(number) };
}

/** A game with the numbers of its facts in the room. */
export type FoundGame = { readonly game: Game; readonly facts: readonly NumberedGameFact[] };

type NumberedGameFact = NumberedFact & { readonly event: Event };

/** The game among the facts of its room, as it stood after the fact `until`; undefined when it had not begun. */
export function gameIn(
  facts: readonly NumberedFact[],
  { number }: Pick<GameId, 'number'>,
  until = Infinity,
): FoundGame | undefined {
  const known = facts.filter(({ seq }) => seq <= until);
  const starts = known.flatMap(({ event }, i) => (event.type === 'GameStarted' && isGame(event, number) ? [i] : []));
  const start = starts.at(-1);
  if (start === undefined) return undefined;
  const later = known.findIndex(({ event }, i) => i > start && event.type === 'GameStarted');
  const own = known.slice(start, later < 0 ? undefined : later).filter(isGameFact);
  return { game: replay(own.map(({ event }) => event)), facts: own };
}

const isGame = ({ id }: { readonly id: string }, number: number | undefined): boolean =>
  number === undefined || id.endsWith(`-${number}`);

/** Whether the fact belongs to a game, rather than to the people around it. */
export const isGameFact = (fact: NumberedFact): fact is NumberedGameFact => !isRoomFact(fact.event);
