/** What a server says over HTTP about a game that others play. */
import type { Player } from './player.ts';
import type { Ports } from './server-process.ts';

const urlOf = (ports: Ports, path: string): string => `http://127.0.0.1:${ports.http}${path}`;

/** Listens to a stream of facts until the game is over; what has been heard so far, and its end. */
export async function overhear(ports: Ports, path: string) {
  const { body, status } = await fetch(urlOf(ports, path), { headers: { accept: 'text/event-stream' } });
  if (!body || status !== 200) throw new Error(`${path}: ${status}`);
  const heard: Buffer[] = [];
  return { heard, ended: hearOut(body, heard) };
}

async function hearOut(body: ReadableStream<Uint8Array>, heard: Buffer[]): Promise<void> {
  for await (const bytes of body) {
    heard.push(Buffer.from(bytes));
    if (/GameOver.*\n\n/s.test(Buffer.concat(heard).toString())) return;
  }
}

/** Every answer there is about a player's game, as it is asked for with that player's token. */
export async function answersAbout(ports: Ports, { code, token }: Player): Promise<Buffer> {
  const game = `/v1/games/${code}-1`;
  const paths = [`/v1/rooms/${code}`, `/v1/rooms/${code}/games`, game, `${game}/run`, `${game}/proof`, `/game/${code}/state`];
  const calls = [...paths, '/v1/rooms', '/metrics'].flatMap(path => ['*/*', 'text/plain'].map(accept => [path, accept] as const));
  const answers = calls.map(async ([path, accept]) => {
    const answer = await fetch(urlOf(ports, path), { headers: { accept, authorization: `Bearer ${token}` } });
    return `${JSON.stringify([...answer.headers])}${await answer.text()}`;
  });
  return Buffer.from((await Promise.all(answers)).join('\n'));
}
