import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port for whoever comes back to it: it lies below those that a system gives away, so nobody is given it meanwhile. */
export async function lastingPort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const trial = createServer();
  try {
    await once(trial.listen(port, '127.0.0.1'), 'listening');
    await once(trial.close(), 'close');
    return port;
  } catch {
    // Somebody has it already.
    return lastingPort();
  }
}
