/** `yaht games`: one's open games at a server, those that wait first, and the way to them. */
import { nextGame, type OpenGames } from '@yaht/client';
import { beKnown, entryProblem, gamesOf, joinCommand, type Guest, type Server } from '@yaht/terminal/remote';
import { readVariant } from '../arguments/variant-argument.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { guestServer, typedAddress } from '../guest-server.ts';
import { openGameLines } from '../output/open-game-lines.ts';
import { screenOptions, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { guestName } from '../play/guest-name.ts';
import { visit } from './join.ts';

export type GamesFlags = ScreenFlags & {
  readonly host?: string;
  readonly name?: string;
  readonly next?: true;
  readonly json?: true;
};

/** Lists them, or opens the next one that waits. The first call makes a profile. */
export async function games(context: Context, address: string | undefined, flags: GamesFlags): Promise<number> {
  const { messages, output, settings } = context;
  const typed = typedAddress(context, address, flags.host);
  if (!typed.ok) return context.fail(EXIT.usage, typed.error);
  const name = await guestName(context, flags.name);
  if (!name.ok) return context.fail(EXIT.usage, name.error);
  const place = typed.value ?? settings.address.value;
  const server = guestServer(context, place);
  if (!server.ok) return context.fail(EXIT.usage, server.error);
  const guest: Guest = { name: name.value, isSpectator: false };
  const known = flags.json ? undefined : await beKnown(server.value, guest.name);
  if (known?.ok === false) return failed(context, server.value, guest, known.error);
  if (known?.value === 'new') output.note(messages.openGames.madeProfile(guest.name));
  const found = await gamesOf(server.value, guest.name);
  if (!found.ok) return failed(context, server.value, guest, found.error);
  if (flags.json) return tellJson(context, server.value, guest, found.value);
  if (flags.next) return openNext(context, place, guest, flags, found.value);
  return wantsFullScreen(context, flags)
    ? show(context, server.value, guest, flags)
    : tell(context, server.value, guest, found.value);
}

function failed(context: Context, server: Server, guest: Guest, refusal: Parameters<typeof entryProblem>[3]['code']): number {
  const { code, sentence } = entryProblem(context.messages, server, guest, { code: refusal });
  return context.fail(code as ExitCode, sentence);
}

/** A program that asks is told, and nothing is kept for it. */
function tellJson({ output, messages }: Context, server: Server, { name }: Guest, found: OpenGames): number {
  if (server.profiles.known(name) === undefined) output.note(messages.openGames.noProfile);
  output.data(JSON.stringify({ schema: 'yaht.games/1', ...found }));
  return EXIT.ok;
}

function tell({ output, messages }: Context, server: Server, { name }: Guest, found: OpenGames): number {
  for (const line of openGameLines(messages, found, server.clock.now())) output.data(line);
  const [first] = found.games;
  if (first) output.note(messages.online.comeBack(joinCommand(server.address, first.room, name)));
  return EXIT.ok;
}

async function openNext(context: Context, place: string, { name }: Guest, flags: GamesFlags, found: OpenGames): Promise<number> {
  const next = nextGame(found.games);
  if (next) return visit(context, place, { ...flags, name, room: next.room }, false);
  context.output.data(context.messages.openGames.waiting(0));
  return EXIT.ok;
}

async function show(context: Context, server: Server, guest: Guest, flags: GamesFlags): Promise<number> {
  const variant = await readVariant(context, context.settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const { showServer } = await import('@yaht/terminal/screens');
  return showServer(screenOptions(context, flags), { server, guest, variant: variant.value }, { kind: 'games' });
}
