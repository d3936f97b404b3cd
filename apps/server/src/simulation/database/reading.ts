/** The statements that read rooms, as `log/postgres/sentences.ts` words them. */
import { isAfter } from '../../log/open-games.ts';
import { commandKey, type DatabaseTables, type RoomRow } from './tables.ts';

type Rows = readonly object[];
type Reading = (tables: DatabaseTables, values: readonly unknown[]) => Rows;

const metaOf = ({ name, seq, version, epoch, open, openedAt, updatedAt, lobby, state }: RoomRow) => ({
  room: name,
  seq,
  version,
  epoch,
  open,
  openedAt,
  updatedAt,
  lobby,
  state,
});

const load: Reading = (tables, [name, after, until]) => {
  const room = tables.rooms.get(String(name));
  if (!room) return [];
  const events = tables.eventsOf(room).filter(({ seq }) => seq > Number(after) && seq <= Number(until));
  const texts = events.map(({ seq, at, event }) => `{"seq":${seq},"at":${at},"event":${event}}`);
  return [{ ...metaOf(room), events: `[${texts.join(',')}]` }];
};

const beginning: Reading = (tables, [name, game]) => {
  const room = tables.rooms.get(String(name));
  const starts = room ? tables.eventsOf(room).filter(({ event }) => event.includes('"type":"GameStarted"')) : [];
  const found = starts.findLast(({ event }) => game === null || (JSON.parse(event) as { readonly id?: unknown }).id === game);
  return found ? [{ seq: found.seq }] : [];
};

const claim: Reading = (tables, [name]) => {
  const room = tables.rooms.get(String(name));
  if (!room) return [];
  room.epoch += 1;
  return [{ epoch: room.epoch }];
};

const command: Reading = (tables, [name, member, id]) => {
  const room = tables.rooms.get(String(name));
  const found = room && tables.commands.get(commandKey(room.key, String(member), String(id)));
  return found ? [found] : [];
};

const rooms: Reading = (tables, [open, since, until, limit]) =>
  [...tables.rooms.values()]
    .filter(room => open === null || room.open === open)
    .filter(({ updatedAt }) => updatedAt >= Number(since) && updatedAt <= Number(until))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, limit === null ? undefined : Number(limit))
    .map(metaOf);

const listed: Reading = (tables, [limit]) => {
  const hasFree = ({ lobby }: RoomRow): number => Number(/"free":[1-9]/.test(lobby));
  const rooms = [...tables.rooms.values()].filter(({ open, lobby }) => open && lobby !== 'null');
  return rooms
    .sort((a, b) => hasFree(b) - hasFree(a) || b.key - a.key)
    .slice(0, Number(limit))
    .map(({ lobby }) => ({ lobby }));
};

const named: Reading = (tables, [from, until, limit]) =>
  [...tables.rooms.values()]
    .filter(({ name, open }) => open && name >= String(from) && name < String(until))
    .slice(0, Number(limit))
    .map(({ name }) => ({ name }));

const secrets: Reading = (tables, [name]) => {
  const room = tables.rooms.get(String(name));
  return [...(tables.secrets.get(room?.key ?? -1) ?? [])].map(([secret, value]) => ({ name: secret, value }));
};

const holder: Reading = (tables, [hash]) => {
  const token = tables.tokens.get(String(hash));
  const room = token && tables.roomOf(token.room);
  return room ? [{ room: room.name, member: token.member }] : [];
};

const openGames: Reading = (tables, [profile, later, order, key, limit, most]) => {
  const own = [...tables.openGames].flatMap(([room, openFor]) =>
    openFor.filter(open => open.profile === profile).map(open => ({ ...open, key: room, room: tables.roomOf(room)?.name })),
  );
  const waiting = Math.min(own.filter(open => open.later === 0).length, Number(most));
  const after = { later: later as 0 | 1, order: Number(order), key: Number(key) };
  const page = own.filter(open => isAfter(open, after)).sort((a, b) => (isAfter(a, b) ? 1 : -1));
  return page.length === 0 ? [{ room: null, waiting }] : page.slice(0, Number(limit)).map(open => ({ ...open, waiting }));
};

const forget: Reading = (tables, [names]) => {
  for (const name of names as readonly string[]) {
    const room = tables.rooms.get(name);
    if (!room) continue;
    tables.rooms.delete(name);
    tables.events.delete(room.key);
    tables.secrets.delete(room.key);
    tables.openGames.delete(room.key);
    for (const [id, task] of tables.tasks) if (task.room === room.key) tables.tasks.delete(id);
    for (const key of tables.commands.keys()) if (key.startsWith(`[${room.key},`)) tables.commands.delete(key);
    for (const [hash, token] of tables.tokens) if (token.room === room.key) tables.tokens.delete(hash);
  }
  return [];
};

/** By the names under which they are said. */
export const READINGS: Readonly<Record<string, Reading>> = {
  'yaht-load': load,
  'yaht-beginning': beginning,
  'yaht-claim': claim,
  'yaht-command': command,
  'yaht-rooms': rooms,
  'yaht-listed': listed,
  'yaht-named': named,
  'yaht-openGames': openGames,
  'yaht-secrets': secrets,
  'yaht-holder': holder,
  'yaht-forget': forget,
};
