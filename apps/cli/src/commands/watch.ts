/** `yaht watch`: a room of a server, or bots that play among themselves. */
import type { Pace } from '@yaht/client';
import { MAX_PLAYERS, type Result, type SetupRefusal } from '@yaht/rules';
import type { BotGame } from '@yaht/terminal/screens';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { botMoves } from '../play/bot-moves.ts';
import { guestName } from '../play/guest-name.ts';
import { lineMode } from '../play/line-mode.ts';
import { screenOptions, wantsFullScreen } from '../play/full-screen.ts';
import { readSpeed } from '../arguments/speed-argument.ts';
import { readLocalVariant } from '../arguments/variant-argument.ts';
import { shown } from '../output/text.ts';
import { visit, type GuestFlags } from './join.ts';
import { readBots } from './play.ts';

export type WatchFlags = GuestFlags & { readonly bots?: string; readonly speed?: string; readonly seed?: string };

export async function watch(context: Context, game: string | undefined, flags: WatchFlags): Promise<number> {
  const { messages, settings } = context;
  if (flags.bots !== undefined) return watchBots(context, game ?? settings.game.value, flags.bots, flags);
  if (flags.room === undefined && flags.host === undefined) return context.fail(EXIT.usage, messages.online.problems.watchWhat);
  if (game !== undefined) return context.fail(EXIT.usage, messages.cliProblems.notTogether(shown(game), '--room'));
  const name = await guestName(context, flags.name ?? settings.name.value ?? messages.online.guest);
  return name.ok ? visit(context, flags.host, { ...flags, name: name.value }, true) : context.fail(EXIT.usage, name.error);
}

async function watchBots(context: Context, game: string, levels: string, flags: WatchFlags): Promise<number> {
  const { messages } = context;
  const variant = await readLocalVariant(context, game);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const bots = readBots(context, levels);
  if (!bots.ok) return context.fail(EXIT.usage, bots.error);
  if (bots.value.length === 0) return context.fail(EXIT.usage, messages.online.problems.noBots);
  const speed = readSpeed(context, flags.speed);
  if (!speed.ok) return context.fail(EXIT.usage, speed.error);
  const table: BotGame = { variant: variant.value, bots: bots.value, seed: flags.seed };
  const pace: Pace = { speed: speed.value, isPaused: false };
  const ended = await (wantsFullScreen(context, flags) ? onScreen(context, flags, table, pace) : inLines(context, table, pace));
  if (ended.ok) return ended.value;
  const maxPlayers = variant.value.maxPlayers ?? MAX_PLAYERS;
  return context.fail(EXIT.usage, messages.setupRefusals[ended.error]({ maxPlayers }));
}

async function onScreen(context: Context, flags: WatchFlags, table: BotGame, pace: Pace): Promise<Ended> {
  const { showBots } = await import('@yaht/terminal/screens');
  return showBots(screenOptions(context, flags), table, pace);
}

/** Somebody at a terminal follows the game; through a pipe it is told at once. */
async function inLines(context: Context, table: BotGame, pace: Pace): Promise<Ended> {
  const { watchBotsInLines } = await import('@yaht/terminal');
  const shownAt = context.output.isTerminal ? pace : undefined;
  return watchBotsInLines({ ...lineMode(context), isInteractive: false, botMove: botMoves(context), pace: shownAt }, table);
}

/** The exit code, or why the game cannot begin. */
type Ended = Result<number, SetupRefusal>;
