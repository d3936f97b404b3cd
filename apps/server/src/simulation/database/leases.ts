/** The statements about nodes and who writes what, as `nodes/postgres-directory.ts` words them. Time is the database's own. */
import type { DatabaseTables, NodeRow } from './tables.ts';

export type Saying = (tables: DatabaseTables, values: readonly unknown[], now: number) => readonly object[];

const HOUR = 60 * 60_000;

export const alive = (tables: DatabaseTables, name: string | null, now: number): NodeRow | undefined => {
  const node = name === null ? undefined : tables.nodes.get(name);
  return node && node.until > now ? node : undefined;
};

const join: Saying = (tables, [name, address, lasts], now) => {
  tables.nodes.set(String(name), { address: String(address), until: now + Number(lasts) });
  return [];
};

const renew: Saying = (tables, [name, lasts], now) => {
  const node = alive(tables, String(name), now);
  if (!node) return [];
  tables.nodes.set(String(name), { ...node, until: now + Number(lasts) });
  const others = [...tables.nodes].filter(([other]) => other !== name && alive(tables, other, now));
  return [{ others: others.map(([, { address }]) => address) }];
};

const probe: Saying = () => [{ answered: 1 }];

const leave: Saying = (tables, [name], now) => {
  for (const [other, { until }] of tables.nodes) if (other === name || until < now - HOUR) tables.nodes.delete(other);
  return [];
};

const take: Saying = (tables, [roomName, nodeName], now) => {
  const [room, name] = [tables.rooms.get(String(roomName)), String(nodeName)];
  if (!room) return [];
  const owner = room.node;
  const found = alive(tables, owner, now);
  const mayTake = alive(tables, name, now) && (owner === null || owner === name || !found);
  if (mayTake) {
    room.epoch += 1;
    room.node = name;
  }
  const line = { name: found ? owner : null, address: found?.address ?? null };
  return [{ room: room.name, epoch: mayTake ? room.epoch : null, ...line }];
};

const news: Saying = (tables, [names, known]) =>
  (names as readonly string[]).flatMap((name, i) => {
    const seq = tables.rooms.get(name)?.seq ?? 0;
    return seq > ((known as readonly number[])[i] ?? 0) ? [{ room: name, seq }] : [];
  });

const kept: Saying = (tables, [node, names]) =>
  (names as readonly string[]).filter(name => tables.rooms.get(name)?.node === node).map(room => ({ room }));

const secret: Saying = (tables, [name, value]) => {
  const known = tables.house.get(String(name)) ?? String(value);
  tables.house.set(String(name), known);
  return [{ value: known }];
};

/** By the names under which they are said. */
export const LEASES: Readonly<Record<string, Saying>> = {
  'yaht-join': join,
  'yaht-renew': renew,
  'yaht-probe': probe,
  'yaht-leave': leave,
  'yaht-take': take,
  'yaht-news': news,
  'yaht-kept': kept,
  'yaht-secret': secret,
};
