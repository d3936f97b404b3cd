import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { addressForOthers, networkHosts } from './network.ts';

const server = createServer(socket => socket.end());
afterEach(() => {
  server.close();
});

test('a server elsewhere is reached by others as by us', async () => {
  const address = { host: 'dice.example.org', port: 7777 };
  expect(await addressForOthers(address, ['192.0.2.1'])).toBe(address);
});

test('one of this machine is reached at an address of the network that it listens at, or by nobody else', async () => {
  server.listen(0, '127.0.0.2');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const here = { host: 'localhost', port };
  expect(await addressForOthers(here, ['127.0.0.3', '127.0.0.2'])).toEqual({ host: '127.0.0.2', port });
  expect(await addressForOthers(here, ['127.0.0.3'])).toBeUndefined();
  expect(await addressForOthers(here, [])).toBeUndefined();
});

test('the names that a machine has for itself are not those of the network', () => {
  expect(networkHosts().filter(host => host.startsWith('127.'))).toEqual([]);
});
