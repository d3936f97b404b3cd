/** Bots that play among themselves, in the whole terminal. The game is played nowhere else and not kept. */
import { LocalTable, PacedClock, type Pace } from '@yaht/client';
import { commitmentOf, fairChance, formatSeed, randomSeed, seedFromText } from '@yaht/fair';
import { messagesFor } from '@yaht/messages';
import { err, ok, type BotLevel, type Result, type SetupRefusal, type Variant } from '@yaht/rules';
import { inShell, type ScreenOptions } from '../in-shell.ts';
import { botPlayers } from '../local-games.ts';
import { EXIT } from '../exit-code.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { botsDesk } from './bots-desk.ts';

export type BotGame = {
  readonly variant: Variant;
  readonly bots: readonly BotLevel[];
  /** The same dice for the same words. */
  readonly seed?: string | undefined;
  readonly pace: Pace;
};

/** Shows the game; answers the exit code, or why it cannot begin. */
export async function showBots(options: ScreenOptions, game: BotGame): Promise<Result<number, SetupRefusal>> {
  const clock = new PacedClock(systemClock, game.pace);
  const opened = await openBots(game, options, clock);
  if (!opened.ok) return opened;
  const sit = (shell: Shell, table: LocalTable): void => {
    const desk = botsDesk(table, clock, {
      shell,
      clock: systemClock,
      coach: options.coach,
      rematch: () => void again(shell, desk),
      leave: () => shell.leave({ code: EXIT.ok }),
    });
    shell.screens.set([<TableScreen key={table.game.start.id} desk={desk} />]);
  };
  /** The same bots with other dice. */
  const again = async (shell: Shell, desk: TableDesk): Promise<void> => {
    desk.close();
    const next = await openBots({ ...game, seed: undefined }, options, clock);
    if (next.ok) sit(shell, next.value);
  };
  return ok(await inShell(options, shell => sit(shell, opened.value)));
}

async function openBots(
  { variant, bots, seed: text }: BotGame,
  { settings, botMove }: ScreenOptions,
  clock: PacedClock,
): Promise<Result<LocalTable, SetupRefusal>> {
  const seed = text === undefined ? randomSeed() : seedFromText(text);
  const id = `bots-${formatSeed(seed).slice(0, 8)}`;
  const players = botPlayers(bots, messagesFor(settings.language));
  const opened = await LocalTable.open(
    { id, variant, players, commitment: commitmentOf(seed) },
    {
      secret: formatSeed(seed),
      chance: fairChance({ seed, gameId: id, playerSeeds: players.map(() => '') }),
      store: () => Promise.resolve(),
      bots: { move: botMove, clock },
    },
  );
  // Nothing is stored, so only the setup can be refused.
  return opened.ok ? opened : err(opened.error as SetupRefusal);
}
