/**
 * By which names the server may be asked. A page from elsewhere can have its own name point here, and would then count as a page of this
 * server; it cannot change what the browser calls this address.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problem.ts';

/** Nobody else has these: this machine, and what it is called in its network. */
const ofThisMachine = (): readonly string[] => {
  const name = hostname().toLowerCase();
  return ['localhost', name, `${name}.local`];
};

/** An IP address is always allowed: DNS rebinding needs a name. */
export function isOwnName(host: string, names: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || name.endsWith('.localhost') || names.includes(name);
}

/** Refuses other names. A proxy that was named answers for the names by which it is asked. */
export function refuseForeignNames(app: FastifyInstance, names: readonly string[], isProxied: boolean): void {
  const own = [...ofThisMachine(), ...names.map(name => name.toLowerCase())];
  app.addHook('onRequest', async (request, reply) => {
    const { headers, ip, socket } = request;
    if (headers.host === undefined || isOwnName(headers.host, own)) return;
    if (isProxied && ip !== socket.remoteAddress) return;
    return refuse(request, reply, 'origin-not-allowed');
  });
}
