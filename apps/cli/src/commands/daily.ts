/** `yaht daily`: the game of the day at a server, its board, and what to tell others about it. */
import { setTimeout as wait } from 'node:timers/promises';
import { askDaily, type DailyReport } from '@yaht/client';
import { CHAIN_DAYS, challengeOf, dailyVariant, dayAt, isDailyGame, type DailyGame } from '@yaht/fair';
import { entryProblem, formatAddress, playDaily, profileKey, type Guest, type NoKey, type Server } from '@yaht/terminal/remote';
import type { Context } from '../context.ts';
import { dailyLines } from '../output/daily-lines.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { lineMode } from '../play/line-mode.ts';
import { openFullScreen, screenOptions, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { guestName } from '../play/guest-name.ts';
import { guestServer, typedAddress } from '../guest-server.ts';
import { cannotRead, cannotWrite } from '../output/file-problem.ts';
import { shown, shownPath } from '../output/text.ts';
import { playHere } from './play.ts';

export type DailyFlags = ScreenFlags & {
  readonly host?: string;
  readonly name?: string;
  readonly game?: string;
  readonly day?: string;
  readonly again?: true;
  readonly offline?: true;
  readonly json?: true;
};

/** Somebody at a server, with the key of their profile there. */
type Visit = { readonly server: Server; readonly guest: Guest; readonly key: string; readonly game: DailyGame };

/** Plays today's game, or goes on with it, and tells the result; a day before is only told. */
export async function daily(context: Context, address: string | undefined, flags: DailyFlags): Promise<number> {
  const { messages, settings, paths } = context;
  const typed = typedAddress(context, address, flags.host);
  if (!typed.ok) return context.fail(EXIT.usage, typed.error);
  const name = await guestName(context, flags.name);
  if (!name.ok) return context.fail(EXIT.usage, name.error);
  const { game = 'card' } = flags;
  if (!isDailyGame(game)) return context.fail(EXIT.usage, messages.dailyRun.badGame(shown(game)));
  if (flags.day !== undefined && !/^\d{1,5}$/.test(flags.day))
    return context.fail(EXIT.usage, messages.server.problems.outOfRange('--day', shown(flags.day), 1, CHAIN_DAYS));
  if (flags.offline) return playOffline(context, name.value, game, flags);
  const server = guestServer(context, typed.value ?? settings.address.value);
  if (!server.ok) return context.fail(EXIT.usage, server.error);
  const place = formatAddress(server.value.address);
  const key = profileKey(paths.state, place, name.value, server.value.random);
  if (!key.ok) return context.fail(EXIT.failure, keyProblem(context, key.error));
  const visit: Visit = { server: server.value, key: key.value, game, guest: { name: name.value, isSpectator: false } };
  const before = await ask(visit, flags.day);
  if (before === undefined) return context.fail(EXIT.network, unreachable(context, visit, flags));
  if (before === 'unknown-day') return context.fail(EXIT.notFound, messages.doorRefusals['unknown-day']);
  const isOnlyTold = flags.day !== undefined || (before.own?.state === 'over' && !flags.again);
  if (isOnlyTold || flags.json) return tell(context, before, flags);
  const code = await playNow(context, visit, flags);
  return code === EXIT.ok ? tell(context, (await finalReport(visit)) ?? before, flags) : code;
}

function keyProblem({ messages }: Context, { path, problem, cause }: NoKey): string {
  if (problem === 'not-a-key') return messages.online.problems.badKey(shownPath(path));
  return problem === 'unreadable' ? cannotRead(messages, path, cause) : cannotWrite(messages, path, cause);
}

/** Who came to play can do so without a server; who came to read cannot. */
function unreachable({ messages }: Context, { server, guest }: Visit, { day, json }: DailyFlags): string {
  const isToPlay = day === undefined && !json;
  if (isToPlay) return messages.daily.noServer(formatAddress(server.address));
  return entryProblem(messages, server, guest, { code: 'unreachable' }).sentence;
}

async function ask({ server, key, game }: Visit, day?: string): Promise<DailyReport | 'unknown-day' | undefined> {
  const about = { profile: key, game, ...(day === undefined ? {} : { day: Number(day) }) };
  const report = await askDaily(server.transport, server.clock, about);
  if (report.ok) return report.value;
  return report.error === 'unknown-day' ? 'unknown-day' : undefined;
}

async function playNow(context: Context, { server, guest, key, game }: Visit, flags: DailyFlags): Promise<number> {
  const { messages } = context;
  const entered = await playDaily(server, guest, key, game);
  if (!entered.ok) {
    const { code, sentence } = entryProblem(messages, server, guest, entered.error);
    return context.fail(code as ExitCode, sentence);
  }
  const variant = dailyVariant(game, dayAt(Date.now()));
  if (wantsFullScreen(context, flags)) {
    const { showServer } = await import('@yaht/terminal/screens');
    return showServer(screenOptions(context, flags), { server, guest, variant }, { kind: 'room', table: entered.value });
  }
  const { playRoomInLines } = await import('@yaht/terminal');
  const code = await playRoomInLines(entered.value, { ...lineMode(context), isForOneGame: true });
  server.seats.release();
  return code;
}

/** The comparison with perfect play takes a server a moment. */
const PATIENCE = { times: 40, between: 500 } as const;

async function finalReport(visit: Visit): Promise<DailyReport | undefined> {
  for (let asked = 1; ; asked++) {
    const report = await ask(visit);
    if (report === undefined || report === 'unknown-day') return undefined;
    const isBeingCompared = report.own?.state === 'over' && !isCounted(report) && report.seed === null;
    if (!isBeingCompared || asked >= PATIENCE.times) return report;
    await wait(PATIENCE.between);
  }
}

/** A card is compared with perfect play; a run is only counted. */
const isCounted = ({ game, own }: DailyReport): boolean => (game === 'card' ? own?.turns : own?.levels) !== null;

function tell(context: Context, report: DailyReport, flags: DailyFlags): number {
  const { output, messages } = context;
  if (flags.json) output.data(JSON.stringify({ schema: 'yaht.daily/1', ...report }));
  else for (const line of dailyLines(messages, report)) output.data(line);
  return EXIT.ok;
}

/** Dice of this machine: the same game, and nobody else has them. */
async function playOffline(context: Context, name: string, of: DailyGame, flags: DailyFlags): Promise<number> {
  const { messages, output } = context;
  const day = dayAt(Date.now());
  const game = {
    variant: dailyVariant(of, day),
    players: [name],
    turnOrder: 'seated',
    isPractice: false,
    challenge: challengeOf({ kind: 'offline', game: of, day }),
  } as const;
  if (wantsFullScreen(context, flags)) return openFullScreen(context, flags, { kind: 'new', game });
  output.note(messages.daily.offlineTitle(day));
  output.note(messages.daily.offlineNote);
  return playHere(context, game);
}
