/** The statements about time: which rooms somebody has to look at, what is to be done, and until when the house was kept. */
import { alive, type Saying } from './leases.ts';

/** The node that has a room has so long to do by itself what is to be done. */
const GRACE = 1_000;
const ONE_WRITES = 500;

const due: Saying = (tables, [limit, node, lookWithin], now) => {
  const isOthers = (owner: string | null): boolean => owner !== node && alive(tables, owner, now) !== undefined;
  const rooms = [...tables.rooms.values()].filter(
    ({ open, wakeAt, node: owner }) => open && wakeAt !== null && wakeAt <= now - GRACE && !isOthers(owner),
  );
  const first = rooms.sort((a, b) => Number(a.wakeAt) - Number(b.wakeAt)).slice(0, Number(limit));
  for (const room of first) room.wakeAt = now + Number(lookWithin);
  return first.map(({ name }) => ({ room: name }));
};

const kept: Saying = (tables, [lostAfter], now) => {
  const { until, lost } = (tables.kept ??= { until: now, lost: 0 });
  const since = now - until;
  if (since > ONE_WRITES) tables.kept = { until: now, lost: since > Number(lostAfter) ? lost + since : lost };
  return [{ now, lost: tables.kept.lost }];
};

const takeTasks: Saying = (tables, [kind, limit, within], now) => {
  const due = [...tables.tasks.values()].filter(task => task.kind === kind && task.at <= now);
  const taken = due.sort((a, b) => a.at - b.at || a.id - b.id).slice(0, Number(limit));
  return taken.map(task => {
    task.at = now + Number(within);
    task.tries += 1;
    const { id, body, tries } = task;
    return { id, room: tables.roomOf(task.room)?.name, kind, body, tries };
  });
};

const finishTasks: Saying = (tables, [ids]) => {
  for (const id of ids as readonly number[]) tables.tasks.delete(id);
  return [];
};

const postponeTask: Saying = (tables, [id, until]) => {
  const task = tables.tasks.get(Number(id));
  if (task) task.at = Number(until);
  return [];
};

const taskLag: Saying = (tables, [kind], now) => {
  const times = [...tables.tasks.values()].flatMap(task => (task.kind === kind ? [task.at] : []));
  return [{ lag: Math.max(0, now - Math.min(now, ...times)) }];
};

/** By the names under which they are said. */
export const TIMES: Readonly<Record<string, Saying>> = {
  'yaht-due': due,
  'yaht-alive': kept,
  'yaht-takeTasks': takeTasks,
  'yaht-finishTasks': finishTasks,
  'yaht-postponeTask': postponeTask,
  'yaht-taskLag': taskLag,
};
