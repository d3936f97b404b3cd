/** By which addresses others in the network reach this machine. */
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isThisMachine, type Address } from './address.ts';

/** Those of this machine that are not for itself alone. */
export const networkHosts = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

/** Where others reach a server that this machine reaches at an address; undefined when it lets nobody in from elsewhere. */
export async function addressForOthers(address: Address, hosts = networkHosts()): Promise<Address | undefined> {
  if (!isThisMachine(address.host)) return address;
  const { port } = address;
  const answered = await Promise.all(hosts.map(host => answers({ host, port })));
  const host = hosts.find((_, i) => answered[i]);
  return host === undefined ? undefined : { host, port };
}

/** An address of this machine answers at once or not at all. */
const WITHIN = 1_000;

const answers = ({ host, port }: Address): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection({ host, port, timeout: WITHIN });
    const settle = (isThere: boolean) => () => (socket.destroy(), resolve(isThere));
    socket.once('connect', settle(true)).once('timeout', settle(false)).once('error', settle(false));
  });
