/** The players, in a process of their own: as fast as they can, or so many moves a second. */
import { openLine } from './socket.ts';
import { Pair } from './pair.ts';

export type Order = {
  readonly port: number;
  /** The servers of one house, if there are several: the players of a table sit at one of them, or at two when they are apart. */
  readonly ports?: readonly number[];
  readonly apart?: boolean;
  readonly games: number;
  readonly seconds: number;
  /** Games that can be looked up afterwards, so that boards read them. */
  readonly isListed?: boolean;
  /** Moves a second; as many as there can be when left out. */
  readonly rate?: number;
  /** Open games with one player who goes away again, instead of games that are played. */
  readonly idle?: true;
};

/** Times in milliseconds, sorted. */
export type Played = {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds that the players themselves took; on few cores it is the server that does without them. */
  readonly playersCpu: number;
};

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
/** Until the server's code is compiled, which takes so many moves rather than so much time, but no longer than this. */
const WARM_UP = { moves: 20_000, milliseconds: 8_000 };

/** From full speed to a pace: what was under way arrives, and the server clears away. */
const SETTLING = 2_000;

async function warmUp(times: readonly number[]): Promise<void> {
  const until = performance.now() + WARM_UP.milliseconds;
  while (times.length < WARM_UP.moves && performance.now() < until) await pause(50);
}

/** Where the players of a table come in. */
const portsOf = ({ port, ports = [port], apart = false }: Order, game: number): readonly [number, number] => {
  const at = (place: number): number => ports[place % ports.length] ?? port;
  return [at(game), at(apart ? game + 1 : game)];
};

async function play(order: Order): Promise<Played> {
  const { games, seconds, rate, isListed = false } = order;
  let times: number[] = [];
  const ready: (() => void)[] = [];
  let isPaced = false;
  const next = (move: () => void): void => (isPaced ? void ready.push(move) : move());
  const pairs = Array.from(
    { length: games },
    (_, game) => new Pair({ ports: portsOf(order, game), isListed, next, onMove: time => times.push(time) }),
  );
  for (let i = 0; i < games; i += 50) await Promise.all(pairs.slice(i, i + 50).map(pair => pair.open()));
  await warmUp(times);
  isPaced = rate !== undefined;
  const pacing = rate === undefined ? undefined : pace(rate, ready);
  if (isPaced) await pause(SETTLING);
  process.send?.('warm');
  times = [];
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await pause(1_000 * seconds);
  const lasted = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = [...times].sort((a, b) => a - b);
  clearInterval(pacing);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { moves: sorted.length, seconds: lasted, p50: at(0.5), p99: at(0.99), playersCpu: user + system };
}

/** Every millisecond as many moves as are due, at the table that has waited longest. */
function pace(rate: number, ready: (() => void)[]): NodeJS.Timeout {
  const began = performance.now();
  let made = 0;
  return setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * rate;
    for (; made < due; made++) ready.shift()?.();
  }, 1);
}

/** Games for one, begun and left. */
async function openIdle({ port, games }: Order): Promise<Played> {
  const began = performance.now();
  const openOne = async (): Promise<void> => {
    let started: () => void = () => {};
    const done = new Promise<void>(resolve => (started = resolve));
    const line = await openLine(port, '/ws', text => text.startsWith('{"type":"TurnStarted"') && started());
    line.say({ type: 'CreateRoom', name: 'Ann', variant: 'kniffel', seats: 1, private: true, awaySeconds: 600 });
    line.say({ type: 'StartGame' });
    await done;
    line.end();
  };
  for (let i = 0; i < games; i += 100) await Promise.all(Array.from({ length: 100 }, openOne));
  const none = Number.NaN;
  return { moves: games, seconds: (performance.now() - began) / 1_000, p50: none, p99: none, playersCpu: none };
}

process.on('message', (order: Order) => {
  void (order.idle ? openIdle(order) : play(order)).then(played => process.send?.(played));
});
