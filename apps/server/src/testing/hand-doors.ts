/** Both doors of a house in this process, on real sockets, with a clock that is moved by hand. */
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { Crowd } from '../doors/crowd.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS } from '../doors/doorkeeper.ts';
import { openTcpDoor } from '../doors/tcp.ts';
import { addWebSocketDoor } from '../doors/websocket.ts';
import { TestHouse } from './house.ts';

const HOST = '127.0.0.1';
/** While the clock stands still nobody gets a new chance to talk, so nobody is limited. */
const NO_LIMITS = { connections: 1_000, messages: { perSecond: 1e6, burst: 1e6 } };

export async function openHandDoors() {
  const house = new TestHouse();
  const crowd = new Crowd(NO_LIMITS, house.clock);
  const parts = { ...house.parts, doorkeeper: new Doorkeeper(USUAL_ADDRESS_LIMITS, house.clock, () => true, crowd) };
  const tcp = await openTcpDoor(parts, { host: HOST, port: 0 });
  const app = fastify() as FastifyInstance;
  const webSocket = await addWebSocketDoor(app, parts, []);
  await app.listen({ host: HOST, port: 0 });
  return {
    house,
    ports: { tcp: tcp.address.port, http: (app.server.address() as AddressInfo).port },
    connections: (): number => tcp.connections() + webSocket.connections(),
    close: async (): Promise<void> => {
      await Promise.all([tcp.close(), webSocket.close()]);
      await app.close();
    },
  };
}
