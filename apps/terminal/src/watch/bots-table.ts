/** A table of bots alone. The game is played nowhere else and not kept. */
import { LocalTable, type BotParts } from '@yaht/client';
import { commitmentOf, fairChance, formatSeed, randomSeed, seedFromText } from '@yaht/fair';
import type { Messages } from '@yaht/messages';
import { err, type BotLevel, type Result, type SetupRefusal, type Variant } from '@yaht/rules';
import { botPlayers } from '../local-games.ts';

export type BotGame = {
  readonly variant: Variant;
  readonly bots: readonly BotLevel[];
  /** The same dice for the same words. */
  readonly seed?: string | undefined;
};

/** Opens the table, or says why it cannot begin. */
export async function openBots(
  { variant, bots: levels, seed: text }: BotGame,
  words: Messages,
  bots: BotParts,
): Promise<Result<LocalTable, SetupRefusal>> {
  const seed = text === undefined ? randomSeed() : seedFromText(text);
  const id = `bots-${formatSeed(seed).slice(0, 8)}`;
  const players = botPlayers(levels, words);
  const opened = await LocalTable.open(
    { id, variant, players, commitment: commitmentOf(seed) },
    {
      secret: formatSeed(seed),
      chance: fairChance({ seed, gameId: id, playerSeeds: players.map(() => '') }),
      store: () => Promise.resolve(),
      bots,
    },
  );
  // Nothing is stored, so only the setup can be refused.
  return opened.ok ? opened : err(opened.error as SetupRefusal);
}
