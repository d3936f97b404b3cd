/** Both doors of a house in this process, on real sockets, with a clock that is moved by hand. */
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { Doorkeeper, USUAL_ADDRESS_LIMITS } from '../doors/doorkeeper.ts';
import { openTcpDoor } from '../doors/tcp.ts';
import { addWebSocketDoor } from '../doors/websocket.ts';
import { TestHouse } from './house.ts';

const HOST = '127.0.0.1';

export async function openHandDoors() {
  const house = new TestHouse();
  const parts = { ...house.parts, doorkeeper: new Doorkeeper(USUAL_ADDRESS_LIMITS, house.clock) };
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
