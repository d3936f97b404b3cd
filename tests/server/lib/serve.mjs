/** A server as the tests start it: `serve.mjs OPTIONS` with options as JSON; says where it listens in one line. */
import { Server } from 'node:net';
import { botMove } from '@yaht/bots';
import { createLogger, LogError, openSqliteLog, startServer, StartError } from '@yaht/server';
import { isRoomFact } from '@yaht/room';
import { variantById } from '@yaht/rules';
import { deadly } from './deadly.mjs';
import { clockAhead } from './clock-ahead.mjs';
import { slowly } from './slow-sweeping.mjs';

const {
  variant = 'yahtzee',
  logLevel = 'error',
  isCareless,
  dieAt,
  pragmas,
  trustNobody,
  sweepsSlowly,
  ahead,
  ...options
} = JSON.parse(process.argv[2]);

/** Tells a move before it has written it, as no server should, and writes it when the next one comes: for tests that must notice it. */
function carelessly(log) {
  const unwritten = new Map();
  const append = async entry => {
    const { room, command, expected, events } = entry;
    const before = unwritten.get(room);
    unwritten.delete(room);
    if (before) await log.append(before);
    const isRetry = command && (await log.command(room, command.member, command.id));
    if (isRetry || events.every(isRoomFact)) return log.append(entry);
    unwritten.set(room, entry);
    return { type: 'appended', firstSeq: expected.seq + 1, lastSeq: expected.seq + events.length, at: Date.now() };
  };
  return new Proxy(log, { get: (target, name) => (name === 'append' ? append : target[name]?.bind(target)) });
}

const openLog = async how => {
  const log = await openSqliteLog({ ...how, ...(pragmas ? { pragmas } : {}) });
  return isCareless ? carelessly(log) : dieAt ? deadly(log, dieAt) : sweepsSlowly ? slowly(log, options.dataFolder) : log;
};

/** As the system does when it has no connection to give: every socket that waits for one hears of it. */
function refuseConnections() {
  const waiting = process['_getActiveHandles']().filter(handle => handle instanceof Server);
  for (const socket of waiting) socket.emit('error', Object.assign(new Error('accept ENOBUFS'), { code: 'ENOBUFS' }));
}

try {
  const server = await startServer({
    host: '127.0.0.1',
    tcpPort: 0,
    httpPort: 0,
    variant: variantById(variant),
    pace: { botStep: 1, abandonAfter: 600_000 },
    rate: { perSecond: 1e6, burst: 1e6 },
    talk: { perSecond: 1e6, burst: 1e6 },
    ...(trustNobody ? { isTrusted: () => false } : {}),
    ...(ahead ? { clock: clockAhead(ahead) } : {}),
    ...options,
    openLog,
    logger: createLogger(logLevel),
    bot: async (game, seat, level) => botMove(game, seat, level),
    sentence: code => `Refused: ${code}.`,
    onFatal: error => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  });
  process.on('SIGUSR2', refuseConnections);
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.stdout.write(
    `${JSON.stringify({ tcp: server.tcp.port, http: server.http.port, admin: server.admin?.port, pid: process.pid })}\n`,
  );
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof LogError;
  process.stderr.write(`${isExpected ? `${error.code}: ${error.message}` : error.stack}\n`);
  process.exit(2);
}
