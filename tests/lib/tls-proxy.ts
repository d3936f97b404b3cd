/** A proxy that speaks TLS for a server, as deploy/Caddyfile has it: it tells name, sender and scheme, and passes on WebSockets. */
import { readFileSync } from 'node:fs';
import { createServer as createPlain, request, type IncomingMessage, type Server } from 'node:http';
import { createServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

type Certificate = Readonly<Record<'key' | 'certificate', string>>;

export type TlsProxy = {
  readonly port: number;
  /** The port without TLS, which leads to the other. */
  readonly plainPort: number;
  /** From now on, requests go to this port. */
  readonly leadTo: (port: number) => void;
  readonly close: () => Promise<void>;
};

/** `headers` are added to every answer. */
export async function openTlsProxy(
  { key, certificate }: Certificate,
  headers: Readonly<Record<string, string>>,
): Promise<TlsProxy> {
  let upstream = 0;
  const ask = ({ method, url, headers: asked, socket }: IncomingMessage) =>
    request({
      port: upstream,
      method,
      path: url,
      headers: {
        ...asked,
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': asked.host,
      },
    });
  const secure = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, answer) => {
    const outgoing = ask(incoming).on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    outgoing.on('response', response => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...headers });
      response.pipe(answer);
    });
    incoming.pipe(outgoing);
  });
  secure.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const outgoing = ask(incoming).on('error', () => client.destroy());
    const tell = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): void => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      client.write([`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n'));
    };
    outgoing.on('upgrade', (response, server: Duplex, first: Buffer) => {
      tell(response);
      client.write(first);
      server.write(head);
      server
        .on('error', () => client.destroy())
        .pipe(client)
        .on('error', () => server.destroy())
        .pipe(server);
    });
    outgoing.on('response', response => (tell(response), response.pipe(client)));
    outgoing.end();
  });
  const plain = createPlain(({ url, headers: { host = '' } }, answer) => {
    const name = host.replace(/:\d+$/, '');
    answer.writeHead(308, { Location: `https://${name}:${portOf(secure)}${url}`, Connection: 'close' }).end();
  });
  await Promise.all([secure, plain].map(server => once(server.listen(0, '127.0.0.1'), 'listening')));
  return {
    port: portOf(secure),
    plainPort: portOf(plain),
    leadTo: port => void (upstream = port),
    close: async () => {
      secure.closeAllConnections();
      await Promise.all([secure, plain].map(server => once(server.close(), 'close')));
    },
  };
}

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;
