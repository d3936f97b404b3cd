/** `yaht join`: a seat at a server, or the list of its rooms. */
import { text } from 'node:stream/consumers';
import { err, ok, type Result } from '@yaht/rules';
import {
  arrive,
  entryProblem,
  formatAddress,
  isOn,
  readLink,
  type Arrival,
  type Guest,
  type Server,
} from '@yaht/terminal/remote';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { guestName } from '../play/guest-name.ts';
import { lineMode } from '../play/line-mode.ts';
import { screenOptions, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { readText } from '../settings/json-file.ts';
import { guestServer, typedAddress } from '../guest-server.ts';
import { readVariant } from '../arguments/variant-argument.ts';

export type GuestFlags = ScreenFlags & {
  readonly host?: string;
  readonly name?: string;
  readonly room?: string;
  readonly passwordFile?: string;
};

export type JoinFlags = GuestFlags & { readonly spectate?: true };

/** Comes in, shows what is there, and answers the exit code; whoever had a seat gets it again. */
export async function join(context: Context, address: string | undefined, flags: JoinFlags): Promise<number> {
  const typed = typedAddress(context, address, flags.host);
  if (!typed.ok) return context.fail(EXIT.usage, typed.error);
  const name = await guestName(context, flags.name);
  if (!name.ok) return context.fail(EXIT.usage, name.error);
  // A link names its room; a room may be named by its link, too.
  const link = readLink(flags.room ?? '') ?? readLink(typed.value ?? '');
  const room = link?.room ?? flags.room;
  const place = link && flags.room !== undefined && typed.value === undefined ? flags.room : typed.value;
  const named = { ...flags, ...(room === undefined ? {} : { room }), name: name.value };
  return visit(context, place, named, flags.spectate === true);
}

/** The same for whoever wants to watch. */
export async function visit(
  context: Context,
  address: string | undefined,
  flags: GuestFlags & { readonly name: string },
  isSpectator: boolean,
): Promise<number> {
  const { messages, settings } = context;
  const { name, room } = flags;
  const server = guestServer(context, address ?? settings.address.value);
  if (!server.ok) return context.fail(EXIT.usage, server.error);
  const password = await readPassword(context, flags.passwordFile);
  if (!password.ok) return context.fail(EXIT.usage, password.error);
  const variant = await readVariant(context, settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const guest = {
    name,
    isSpectator,
    ...(room === undefined ? {} : { room }),
    ...(password.value === undefined ? {} : { password: password.value }),
  };
  const arrival = await arrive(server.value, guest);
  if (!arrival.ok) {
    const { code, sentence } = entryProblem(messages, server.value, guest, arrival.error);
    return context.fail(code as ExitCode, sentence);
  }
  if (!wantsFullScreen(context, flags)) return inLines(context, server.value, guest, arrival.value);
  const { showServer } = await import('@yaht/terminal/screens');
  return showServer(screenOptions(context, flags), { server: server.value, guest, variant: variant.value }, arrival.value);
}

/** Line mode has no list to choose from: a spectator is sent to a game in progress, if there is one. */
async function inLines(context: Context, server: Server, { isSpectator }: Guest, arrival: Arrival): Promise<number> {
  const { problems } = context.messages.online;
  if (arrival.kind === 'rooms') {
    const isNothingOn = isSpectator && !arrival.rooms.some(isOn);
    return context.fail(EXIT.notFound, isNothingOn ? problems.nothingOn(formatAddress(server.address)) : problems.noRoomGiven);
  }
  const { playRoomInLines } = await import('@yaht/terminal');
  const code = await playRoomInLines(arrival.table, lineMode(context));
  server.seats.release();
  return code;
}

/** Secrets do not stand on the command line: a file holds the password, or standard input. */
async function readPassword({ messages, world }: Context, path: string | undefined): Promise<Result<string | undefined, string>> {
  if (path === undefined) return ok(undefined);
  const read = path === '-' ? ok(await text(world.stdin)) : await readText(messages, path);
  return read.ok ? ok(read.value.replace(/\r?\n$/, '')) : err(read.error);
}
