/** Server and players as processes, and what they tell. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Played } from './load.ts';
import { watchStolen } from './stolen.ts';

/** What moves waited for within the server since it was last asked, in milliseconds. */
type Waits = {
  /** How late its thread came to what was due, all but one of a hundred times. */
  readonly late: number;
  /** The longest time it stood still to clear memory away. */
  readonly garbage: number;
};
export type Used = { readonly cpu: number; readonly memory: number; readonly waits: Waits };

const start = (name: string, args: readonly string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(name, import.meta.url)), args, {
    execArgv: ['--expose-gc'],
  });

/** The next thing a process says. */
const answer = <Value>(child: ChildProcess): Promise<Value> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once('exit', fail);
    child.once('message', value => {
      child.off('exit', fail);
      resolve(value as Value);
    });
  });

/** A server on this folder, perhaps one of several. */
export async function startMeasured(program: string, folder: string, options: object = {}) {
  const child = start(program, [folder, JSON.stringify(options)]);
  const { port, startedIn } = await answer<{ readonly port: number; readonly startedIn: number }>(child);
  return {
    port,
    startedIn,
    /** With everything cleared away before, unless somebody plays meanwhile. */
    used: (when: 'used' | 'used-so-far' = 'used'): Promise<Used> => {
      child.send(when);
      return answer<Used>(child);
    },
    close: async (): Promise<void> => {
      child.send('close');
      await once(child, 'exit');
    },
    /** Ends it at this very moment. */
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export type Measured = Awaited<ReturnType<typeof startMeasured>>;

export type Result = Played & {
  readonly perSecond: number;
  /** Microseconds of the server's own time for each move. */
  readonly cpu: number;
  /** And of the service they ask. */
  readonly service: number;
  /** And of the players'. */
  readonly players: number;
  /** With all players connected, in bytes. */
  readonly memory: number;
  readonly waits: Waits;
  /** The part of the machine's time that its host gave to somebody else meanwhile, from 0 to 1. */
  readonly stolen: number;
};

/** Lets players play, and looks at what the server used meanwhile. */
export const measureLoad = (server: Measured, order: Omit<Order, 'port'>, program = 'load.ts'): Promise<Result> =>
  measureNodes([server], order, { program });

type Beside = {
  readonly program?: string;
  /** What a service has used that the servers ask, in microseconds. */
  readonly service?: () => number;
};

/** The same for several servers that keep one house: players take turns in choosing one. */
export async function measureNodes(
  servers: readonly Measured[],
  order: Omit<Order, 'port'>,
  { program = 'load.ts', service = () => Number.NaN }: Beside = {},
): Promise<Result> {
  const players = start(program);
  const ports = servers.map(({ port }) => port);
  try {
    players.send({ port: ports[0], ports, ...order });
    if (!order.idle) await answer(players);
    const before = { ...(await usedBy(servers, 'used-so-far')), service: service() };
    const stolen = watchStolen();
    const played = { ...(await answer<Played>(players)), stolen: stolen() };
    const after = { ...(await usedBy(servers)), service: service() };
    return {
      ...played,
      perSecond: played.moves / played.seconds,
      cpu: (after.cpu - before.cpu) / played.moves,
      service: (after.service - before.service) / played.moves,
      players: played.playersCpu / played.moves,
      memory: after.memory,
      waits: after.waits,
    };
  } finally {
    players.kill();
  }
}

async function usedBy(servers: readonly Measured[], when?: 'used-so-far'): Promise<Used> {
  const all = await Promise.all(servers.map(({ used }) => used(when)));
  return all.reduce((sum, { cpu, memory, waits }) => ({
    cpu: sum.cpu + cpu,
    memory: sum.memory + memory,
    waits: { late: Math.max(sum.waits.late, waits.late), garbage: Math.max(sum.waits.garbage, waits.garbage) },
  }));
}
