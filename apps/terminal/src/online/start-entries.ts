/** What the start screen says of the server that is set: the games that wait there, and the way to it. */
import type { OpenGames } from '@yaht/client';
import type { Item } from '../list/list-desk.ts';
import type { More } from '../home/start-screen.ts';
import { parseAddress } from '../remote/address.ts';
import { gamesOf } from '../remote/enter.ts';
import { nodeServer } from '../remote/node-server.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import { Online } from './online.tsx';
import { serverItem, type ServerEntry } from './server-screen.ts';

/** Only somebody with a profile there is asked for; a server that does not answer is not spoken of. */
export function startEntries(shell: Shell, entry: ServerEntry, changed: () => void): More {
  const address = parseAddress(entry.address);
  const server = address && nodeServer(address, entry.stateFolder, () => {});
  const name = entry.name ?? '';
  let games: OpenGames | undefined;
  const ask = async (): Promise<void> => {
    const found = server && (await gamesOf(server, name));
    if (found?.ok) games = found.value;
    changed();
  };
  const show = (): void => {
    if (!server) return;
    const guest = { name, isSpectator: false };
    new Online({ shell, server, guest, clock: systemClock, coach: entry.coach }, entry.variant).showGames();
  };
  return {
    waiting: () => (games && games.games.length > 0 ? [waitingItem(shell, games, show)] : []),
    ways: () => [serverItem(shell, entry)],
    look: () => {
      if (server?.profiles.known(name) !== undefined) void ask();
    },
  };
}

function waitingItem({ words: { openGames } }: Shell, { waiting }: OpenGames, run: () => void): Item {
  return { label: waiting > 0 ? openGames.waiting(waiting) : openGames.title, detail: openGames.detail, run };
}
