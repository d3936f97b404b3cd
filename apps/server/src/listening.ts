/** Ports that are opened, or the reason why not, and closed again. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { keepAccepting, type Accepting } from './accepting.ts';
import type { Clock } from './clock.ts';
import type { DoorParts } from './doors/door.ts';
import { createAdmin, type AdminParts } from './doors/http/admin.ts';
import { openTcpDoor } from './doors/tcp.ts';
import { CLOSING_TIME } from './doors/wire.ts';
import type { ServerOptions } from './server-options.ts';
import { cannotListen } from './start-error.ts';

/** HTTP with WebSocket first, then TCP. */
export async function listen(app: FastifyInstance, parts: DoorParts, { host, httpPort, tcpPort }: ServerOptions) {
  await app.listen({ host, port: httpPort }).catch((error: unknown) => cannotListen(error, host, httpPort));
  keepAccepting(app.server, parts);
  return openTcpDoor(parts, { host, port: tcpPort }).catch((error: unknown) => cannotListen(error, host, tcpPort));
}

/** Never for others, whatever the other doors do. */
export async function openAdmin(
  parts: AdminParts & Accepting,
  { adminPort }: ServerOptions,
): Promise<FastifyInstance | undefined> {
  if (adminPort === undefined) return undefined;
  const admin = createAdmin(parts);
  const host = '127.0.0.1';
  await admin.listen({ host, port: adminPort }).catch((error: unknown) => cannotListen(error, host, adminPort));
  keepAccepting(admin.server, parts);
  return admin;
}

/** Answers that are on their way come first; whoever does not take its answer is cut off soon. */
export async function closeHttp(app: FastifyInstance, clock: Clock): Promise<void> {
  const callOff = clock.after(CLOSING_TIME, () => app.server.closeAllConnections());
  await app.close();
  callOff();
}

export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;
