/** What a server of a peer tells the one who measures; the same as bench/server/serve.mjs. */
export function reportOn(port, began) {
  process.send?.({ port, startedIn: performance.now() - began });
  process.on('message', question => {
    if (question === 'close') process.exit(0);
    const { user, system } = process.cpuUsage();
    if (question === 'used') globalThis.gc?.();
    process.send?.({ cpu: user + system, memory: process.memoryUsage().rss });
  });
}

/** Runs the games for a while and counts moves that both players have; the same as bench/server/load.ts. */
export function runLoad(openGame) {
  process.on('message', order => void load(openGame, order).then(played => process.send?.(played)));
}

const WARM_UP = { moves: 20_000, milliseconds: 8_000 };

async function warmUp(times) {
  const until = performance.now() + WARM_UP.milliseconds;
  while (times.length < WARM_UP.moves && performance.now() < until) await pause(50);
}

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

async function load(openGame, { port, games, seconds }) {
  let times = [];
  const onMove = time => times.push(time);
  for (let game = 0; game < games; game += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, more) => openGame(port, game + more, onMove)));
  }
  await warmUp(times);
  process.send?.('warm');
  times = [];
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await pause(1_000 * seconds);
  const lasted = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = [...times].sort((a, b) => a - b);
  const at = part => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { moves: sorted.length, seconds: lasted, p50: at(0.5), p99: at(0.99), playersCpu: user + system };
}
