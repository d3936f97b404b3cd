/** `yaht words`: what completion scripts ask for while somebody types: rooms of a server, games that were kept. */
import { listRooms } from '@yaht/client';
import { Saves } from '@yaht/terminal';
import { systemClock } from '@yaht/terminal/remote';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { guestServer } from '../guest-server.ts';
import type { WordKind } from '../program/program.ts';
import { flagIn } from '../settings/settings.ts';

/** Whoever presses Tab does not wait longer. */
const PATIENCE = 1_000;

/** Prints one word in a line, and nothing at all where something is wrong: nobody reads complaints there. */
export async function words(context: Context, kind: WordKind | undefined, typed: readonly string[]): Promise<number> {
  const found = kind === undefined ? [] : await findWords(context, kind, typed);
  // Shells expand what they are offered, and a server may say anything.
  for (const word of found.filter(each => /^[\w-]+$/.test(each))) context.output.data(word);
  return EXIT.ok;
}

async function findWords(context: Context, kind: WordKind, typed: readonly string[]): Promise<readonly string[]> {
  const saves = new Saves(context.paths.data);
  switch (kind) {
    case 'rooms':
      return roomsOf(context, typed);
    case 'records':
      return [...(await saves.gameKeys()), ...(await saves.keys())];
    case 'saves':
      return saves.keys();
  }
}

/** The rooms of the server that the typed words name. */
async function roomsOf(context: Context, typed: readonly string[]): Promise<readonly string[]> {
  const [, command, operand] = typed;
  const named = command === 'join' && operand !== undefined && !operand.startsWith('-') ? operand : undefined;
  const server = guestServer(context, flagIn(typed, '--host') ?? named ?? context.settings.address.value);
  if (!server.ok) return [];
  const rooms = await listRooms(server.value.transport, systemClock, PATIENCE);
  return rooms.ok ? rooms.value.map(({ room }) => room) : [];
}
