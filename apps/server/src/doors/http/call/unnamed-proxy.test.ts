import fastify from 'fastify';
import { expect, test } from 'vitest';
import { HandClock } from '../../../testing/hand-clock.ts';
import { warnOfUnnamedProxies } from './unnamed-proxy.ts';

const HOUR = 3_600_000;

/** What the operator hears of requests from 10.0.0.1, an hour apart. */
async function warnings(trustProxy: false | string[], requests: readonly Readonly<Record<string, string>>[]): Promise<object[]> {
  const app = fastify({ trustProxy });
  const clock = new HandClock();
  const heard: object[] = [];
  warnOfUnnamedProxies(app, clock, { warn: (about: object) => void heard.push(about) });
  app.get('/', async () => 'here');
  for (const headers of requests) {
    await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
    clock.pass(HOUR);
  }
  return heard;
}

test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'the operator hears of a proxy that is not named and sends %j',
  async headers => expect(await warnings(false, [headers])).toEqual([{ proxy: '10.0.0.1' }]),
);

test('nothing is said of a proxy that is named, and of requests that come by themselves', async () => {
  expect(await warnings(['10.0.0.1'], [{ 'x-forwarded-for': '203.0.113.7' }])).toEqual([]);
  expect(await warnings(false, [{}])).toEqual([]);
});

test('at most once an hour', async () => {
  const clock = new HandClock();
  const heard: object[] = [];
  const app = fastify();
  warnOfUnnamedProxies(app, clock, { warn: (about: object) => void heard.push(about) });
  const ask = () => app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' }, remoteAddress: '10.0.0.1' });
  await ask();
  await ask();
  expect(heard).toHaveLength(1);
  clock.pass(HOUR);
  await ask();
  expect(heard).toHaveLength(2);
});
