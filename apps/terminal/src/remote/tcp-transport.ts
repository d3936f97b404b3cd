/** A socket of Node as the stream under a transport. */
import { connect } from 'node:net';
import type { Transport } from '@yaht/client';
import { tcpTransport } from '@yaht/client/tcp';

/** Connects to the TCP door of a server. */
export const nodeTcpTransport = (host: string, port: number): Transport =>
  tcpTransport(({ opened, bytes, closed }) => {
    const socket = connect({ host, port, noDelay: true });
    socket.once('connect', opened);
    socket.on('data', bytes);
    // What went wrong does not matter here: `close` follows.
    socket.on('error', () => {});
    socket.once('close', closed);
    return {
      write: chunk => {
        if (socket.writable) socket.write(chunk);
      },
      close: () => socket.destroy(),
    };
  });
