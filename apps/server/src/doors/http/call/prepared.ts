/** Documents that are the same for every reader: made and compressed once, and lent to each answer without a copy. */
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from './accept.ts';
import { names } from './version.ts';

/** The best one first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

export type Prepared = {
  readonly type: string;
  /** Of its content: the same document has the same tag on every server. */
  readonly tag: string;
  readonly bodies: Readonly<Record<Coding, Buffer>>;
};

type Compressed = Partial<Pick<Prepared['bodies'], 'br' | 'gzip'>>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Small enough for any reader, and made in a moment. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses what was not compressed before. */
export async function prepare(type: string, content: Buffer, compressed: Compressed = {}): Promise<Prepared> {
  const [br, gzipped] = await Promise.all([compressed.br ?? brotli(content, QUALITY), compressed.gzip ?? zip(content)]);
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { type, tag, bodies: { br, gzip: gzipped, identity: content } };
}

/** Prepares it when the first reader asks, once for all who ask meanwhile. */
export function preparedOnce(make: () => Promise<Prepared>): () => Promise<Prepared> {
  let made: Promise<Prepared> | undefined;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    // What failed is tried again for the next reader.
    making.catch(() => (made = undefined));
    return making;
  };
}

/** Answers whose bytes belong to everybody, so that nobody is charged for them. */
const lent = new WeakSet<ServerResponse>();

export const isLent = (response: ServerResponse): boolean => lent.has(response);

/** Answers with the document in the best coding the reader takes, or that it has not changed. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, { type, tag, bodies }: Prepared): FastifyReply {
  const coding = acceptedCoding(request, CODINGS);
  const tags = CODINGS.map(each => `"${tag}-${each}"`);
  const vary = [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  void reply.header('Vary', vary).header('ETag', `"${tag}-${coding}"`);
  if (names(request.headers['if-none-match'], tags)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  lent.add(reply.raw);
  return reply.type(type).send(bodies[coding]);
}
