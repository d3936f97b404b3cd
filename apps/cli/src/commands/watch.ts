/** `yaht watch`: a room of a server, or bots that play among themselves. */
import { MAX_PLAYERS } from '@yaht/rules';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { screenOptions, wantsFullScreen } from '../play/full-screen.ts';
import { readSpeed } from '../arguments/speed-argument.ts';
import { readVariant } from '../arguments/variant-argument.ts';
import { shown } from '../output/text.ts';
import { visit, type GuestFlags } from './join.ts';
import { readBots } from './play.ts';

export type WatchFlags = GuestFlags & { readonly bots?: string; readonly speed?: string; readonly seed?: string };

export async function watch(context: Context, game: string | undefined, flags: WatchFlags): Promise<number> {
  const { messages, settings } = context;
  if (flags.bots !== undefined) return watchBots(context, game ?? settings.game.value, flags.bots, flags);
  if (flags.room === undefined) return context.fail(EXIT.usage, messages.online.problems.watchWhat);
  if (game !== undefined) return context.fail(EXIT.usage, messages.cliProblems.notTogether(shown(game), '--room'));
  const name = flags.name ?? settings.name.value ?? messages.online.guest;
  return visit(context, flags.host, { ...flags, name }, true);
}

async function watchBots(context: Context, game: string, levels: string, flags: WatchFlags): Promise<number> {
  const { messages } = context;
  const { problems } = messages.online;
  const variant = await readVariant(context, game);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const bots = readBots(context, levels);
  if (!bots.ok) return context.fail(EXIT.usage, bots.error);
  if (bots.value.length === 0) return context.fail(EXIT.usage, problems.noBots);
  const speed = readSpeed(context, flags.speed);
  if (!speed.ok) return context.fail(EXIT.usage, speed.error);
  if (!wantsFullScreen(context, flags)) return context.fail(EXIT.usage, problems.needsTerminal);
  const { showBots } = await import('@yaht/terminal/screens');
  const ended = await showBots(screenOptions(context, flags), {
    variant: variant.value,
    bots: bots.value,
    seed: flags.seed,
    pace: { speed: speed.value, isPaused: false },
  });
  if (ended.ok) return ended.value;
  const maxPlayers = variant.value.maxPlayers ?? MAX_PLAYERS;
  return context.fail(EXIT.usage, messages.setupRefusals[ended.error]({ maxPlayers }));
}
