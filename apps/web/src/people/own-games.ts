/** The finished games of this device, and whose they are. */
import { dailyOf } from '@yaht/fair';
import { isAssisted, resignedSeats, type Game, type ScorecardGame, type Seat } from '@yaht/rules';
import { saves } from '../device/saves.ts';

/** A finished game; `seat` is that of its only person, where there is one. */
export type OwnGame = {
  readonly id: string;
  readonly game: Game;
  readonly seat: Seat | null;
  readonly startedAt: number | null;
  readonly isAssisted: boolean;
  readonly daily: ReturnType<typeof dailyOf>;
};

/** Latest first. */
export async function ownGames(): Promise<readonly OwnGame[]> {
  const { games } = await saves.list();
  const over = games.filter(({ turn }) => turn === null);
  const opened = await Promise.all(over.map(async ({ name }) => ({ name, saved: await saves.open(name) })));
  return opened
    .flatMap(({ name, saved }) => (saved.ok ? [ownGame(name, saved.value.game)] : []))
    .toSorted((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0));
}

function ownGame(id: string, game: Game): OwnGame {
  const people = game.start.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return {
    id,
    game,
    seat: people.length === 1 ? (people[0] ?? null) : null,
    startedAt: timeIn(id),
    isAssisted: isAssisted(game.events),
    daily: dailyOf(game.start),
  };
}

/** Games of this device carry the time of their beginning in their name. */
function timeIn(id: string): number | null {
  const [, text] = /^([0-9a-z]{9})-[0-9a-f]{8}$/.exec(id) ?? [];
  return text === undefined ? null : Number.parseInt(text, 36);
}

/** Games that say something about how somebody plays: to their end, alone or against bots, without help. */
export const countedGames = (games: readonly OwnGame[], variant: string): readonly CountedGame[] =>
  games.flatMap(({ id, game, seat, isAssisted: helped }) =>
    isPlayedOut(game) && game.start.variant.id === variant && seat !== null && !helped ? [{ id, game, seat }] : [],
  );

/** Games that would be counted, had there been no help. */
export const assistedGames = (games: readonly OwnGame[], variant: string): number =>
  games.filter(
    ({ game, seat, isAssisted: helped }) => isPlayedOut(game) && game.start.variant.id === variant && seat !== null && helped,
  ).length;

const isPlayedOut = (game: Game): game is ScorecardGame =>
  game.family === 'scorecard' && !game.over?.abandoned && resignedSeats(game).length === 0;

export type CountedGame = { readonly id: string; readonly game: ScorecardGame; readonly seat: Seat };
