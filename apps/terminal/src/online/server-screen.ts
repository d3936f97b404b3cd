/** The way to a server from the start screen: where it is, and who comes. */
import { Observable } from '@yaht/client';
import { MAX_NAME_LENGTH, type Variant } from '@yaht/rules';
import type { Coach } from '../coach/coach.ts';
import type { Item, ListDesk } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { parseAddress } from '../remote/address.ts';
import { arrive, type Guest } from '../remote/enter.ts';
import { entryProblem } from '../remote/entry-problem.ts';
import { nodeServer } from '../remote/node-server.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import { Online } from './online.tsx';

/** What is known before anybody is asked. */
export type ServerEntry = {
  readonly address: string;
  readonly name: string | null;
  readonly variant: Variant;
  readonly stateFolder: string;
  readonly coach: Coach;
};

type Wish = { readonly address: string; readonly name: string };

const LONGEST_ADDRESS = 80;

/** The entry of the start screen. */
export const serverItem = (shell: Shell, entry: ServerEntry): Item => {
  const { online } = shell.words;
  return { label: online.start, detail: online.startDetail, run: () => openServerForm(shell, entry) };
};

function openServerForm(shell: Shell, entry: ServerEntry): void {
  const wish = new Observable<Wish>({ address: entry.address, name: entry.name ?? shell.words.play.defaultName(0) });
  openList(
    shell,
    () => shell.words.online.start,
    desk => itemsOf(desk, wish, () => void connect(shell, entry, wish.get())),
  );
}

function itemsOf({ parts: { shell }, overlays }: ListDesk, wish: Observable<Wish>, go: () => void): readonly Item[] {
  const { fields } = shell.words.online;
  const { address, name } = wish.get();
  const change = (text: string, set: (value: string) => Partial<Wish>): void => {
    if (text.trim() !== '') wish.change(set(text.trim()));
  };
  return [
    {
      label: fields.server,
      value: address,
      run: () =>
        overlays.type(`${fields.server}:`, LONGEST_ADDRESS, text => change(text, value => ({ address: value })), address),
    },
    {
      label: fields.name,
      value: name,
      run: () => overlays.type(`${fields.name}:`, MAX_NAME_LENGTH, text => change(text, value => ({ name: value })), name),
    },
    { label: fields.connect, run: go },
  ];
}

async function connect(shell: Shell, entry: ServerEntry, { address: text, name }: Wish): Promise<void> {
  const { message, words } = shell;
  const address = parseAddress(text);
  if (!address) return message.problem(words.online.problems.badAddress(text));
  message.note(words.terminal.connecting);
  const server = nodeServer(address, entry.stateFolder, error => message.problem(String(error)));
  const guest: Guest = { name, isSpectator: false };
  const arrival = await arrive(server, guest);
  if (!arrival.ok) return message.problem(entryProblem(words, server, guest, arrival.error).sentence);
  message.clear();
  const online = new Online({ shell, server, guest, clock: systemClock, coach: entry.coach }, entry.variant);
  if (arrival.value.kind === 'room') online.showRoom(arrival.value.table, guest);
  else online.showRooms(arrival.value.rooms);
}
