/** What a game may begin with. Rules: spec/table.md. */
import { MAX_PLAYERS, type Player } from './event.ts';
import type { Setup } from './game.ts';
import { isLabel } from './label.ts';
import type { SetupRefusal } from './refusal.ts';

export const MAX_NAME_LENGTH = 20;

/** Players' seeds and game ids go into a keyed draw as text, so they are plain letters, digits, `_` and `-`. */
const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a player may go by this name. */
export const isPlayerName = (name: string): boolean => isLabel(name, MAX_NAME_LENGTH);

/** The first thing that keeps a game from starting, if any. */
export function checkSetup({ id, variant, players, challenge = id }: Setup): SetupRefusal | undefined {
  if (!PLAIN.test(id) || !PLAIN.test(challenge)) return 'invalid-game-id';
  if (players.length === 0) return 'no-players';
  if (players.length > (variant.maxPlayers ?? MAX_PLAYERS)) return 'too-many-players';
  if (!players.every(({ name }) => isPlayerName(name))) return 'invalid-name';
  if (!players.every(hasPlainSeed)) return 'invalid-seed';
  return undefined;
}

/** What of a player goes into a fact: facts are public, and whoever calls may know more. */
export const publicPlayer = ({ name, bot, seed }: Player): Player => ({
  name,
  ...(bot === undefined ? {} : { bot }),
  ...(seed === undefined ? {} : { seed }),
});

const hasPlainSeed = ({ seed }: Player): boolean => seed === undefined || seed === '' || PLAIN.test(seed);

/** What the dice of a game depend on beside its secret seed. */
export type DrawKeys = { readonly gameId: string; readonly playerSeeds: readonly string[] };

/** A challenge is the same for everybody, so nothing of whoever plays goes into its draws. */
export const drawKeys = ({ id, players, challenge }: Pick<Setup, 'id' | 'players' | 'challenge'>): DrawKeys =>
  challenge === undefined
    ? { gameId: id, playerSeeds: players.map(({ seed = '' }) => seed) }
    : { gameId: challenge, playerSeeds: [] };
