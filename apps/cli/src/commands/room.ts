/** `yaht room`: a room of one's own at a server, with the choices of the app. */
import { fitted, mayBeRated, usualRoom, type AWAY_POLICIES, type RoomChoices } from '@yaht/client';
import { err, MAX_PLAYERS, ok, type Result, type Variant } from '@yaht/rules';
import { entryProblem, joinCommand, newRoomOf, openRoom, type Guest, type Server } from '@yaht/terminal/remote';
import { readVariant } from '../arguments/variant-argument.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { guestServer, typedAddress } from '../guest-server.ts';
import { shown } from '../output/text.ts';
import { screenOptions, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { guestName } from '../play/guest-name.ts';
import { lineMode } from '../play/line-mode.ts';

export type RoomFlags = ScreenFlags & {
  readonly host?: string;
  readonly name?: string;
  readonly variant?: string;
  readonly seats?: string;
  readonly turn?: keyof typeof TURNS;
  readonly whenAway?: (typeof AWAY_POLICIES)[number];
  readonly rated?: true;
  readonly public?: true;
};

/** Opens it and sits down in it; others come by the command that is told first. */
export async function room(context: Context, address: string | undefined, flags: RoomFlags): Promise<number> {
  const { messages, settings } = context;
  const typed = typedAddress(context, address, flags.host);
  if (!typed.ok) return context.fail(EXIT.usage, typed.error);
  const name = await guestName(context, flags.name);
  if (!name.ok) return context.fail(EXIT.usage, name.error);
  const variant = await readVariant(context, flags.variant ?? settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const choices = choicesFrom(context, flags, variant.value);
  if (!choices.ok) return context.fail(EXIT.usage, choices.error);
  const server = guestServer(context, typed.value ?? settings.address.value);
  if (!server.ok) return context.fail(EXIT.usage, server.error);
  const guest: Guest = { name: name.value, isSpectator: false };
  const wish = { variant: variant.value, isPrivate: flags.public !== true, choices: choices.value };
  const entered = await openRoom(server.value, guest, newRoomOf(wish));
  if (!entered.ok) {
    const { code, sentence } = entryProblem(messages, server.value, guest, entered.error);
    return context.fail(code as ExitCode, sentence);
  }
  const table = entered.value;
  if (wantsFullScreen(context, flags)) {
    const { showServer } = await import('@yaht/terminal/screens');
    const online = { server: server.value, guest, variant: variant.value };
    return showServer(screenOptions(context, flags), online, { kind: 'room', table });
  }
  tellWay(context, server.value, table.state().room?.id ?? '');
  const { playRoomInLines } = await import('@yaht/terminal');
  const code = await playRoomInLines(table, lineMode(context));
  server.value.seats.release();
  return code;
}

function tellWay({ output, messages }: Context, { address }: Server, id: string): void {
  output.note(`${messages.online.invite} ${joinCommand(address, id)}`);
}

/** Days and seconds as people write them. */
const TURNS = { none: 0, '1d': 86_400, '3d': 259_200, '7d': 604_800, '30': 30, '60': 60, '90': 90 } as const;

/** The choices, or what is wrong with a flag: none is ignored. */
function choicesFrom({ messages }: Context, flags: RoomFlags, variant: Variant): Result<RoomChoices, string> {
  const { problems } = messages.online;
  const most = Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const seats = flags.seats === undefined ? Math.min(2, most) : Number(flags.seats);
  if (!Number.isInteger(seats) || seats < 1 || seats > most)
    return err(messages.server.problems.outOfRange('--seats', shown(flags.seats ?? ''), 1, most));
  const turnSeconds = TURNS[flags.turn ?? (flags.rated ? '60' : 'none')];
  const wanted: RoomChoices = {
    ...usualRoom,
    others: Array.from({ length: seats - 1 }, () => null),
    turnSeconds,
    whenAway: flags.whenAway ?? 'wait',
    rated: flags.rated === true,
  };
  if (wanted.rated && (turnSeconds === 0 || !mayBeRated(variant))) return err(messages.roomRefusals['rated-needs-clock']);
  if (fitted(wanted, variant).whenAway !== wanted.whenAway) return err(messages.roomRefusals['slow-games-wait']);
  if (fitted(wanted, variant).turnSeconds !== turnSeconds) return err(problems.noTurns);
  return ok(wanted);
}
