/** The framework alone: what a request costs that nobody has to think about. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { beMeasured } from './measured.ts';

const began = performance.now();
const app = fastify();
app.post('/hello', () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: 0 });
beMeasured((app.server.address() as AddressInfo).port, performance.now() - began, () => app.close());
