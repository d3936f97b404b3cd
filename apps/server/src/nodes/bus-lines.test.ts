import { expect, test } from 'vitest';
import type { Bus, Word } from '../bus/index.ts';
import { MemoryBus } from '../bus/memory-bus.ts';
import { BusLines } from './bus-lines.ts';
import type { Lines } from './lines.ts';

type End = { readonly lines: BusLines; readonly bus: Bus; readonly called: Lines[] };

function join(bus: MemoryBus, address: string, secret = 'of the house'): End {
  const own = bus.join();
  const called: Lines[] = [];
  const lines = new BusLines({ bus: own, secret, name: address, receive: line => called.push(line) });
  own.listen({ hear: () => {}, missed: () => {}, said: word => lines.hear(word) });
  lines.open(address);
  return { lines, bus: own, called };
}

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('two nodes talk over the bus, however long a message is, and nobody else hears them', () => {
  const bus = new MemoryBus();
  const [here, there, other] = [join(bus, 'here'), join(bus, 'there'), join(bus, 'other')];
  const dialled = here.lines.dial('there');
  const heard: unknown[] = [];
  dialled.onMessage(message => heard.push(message));
  dialled.send({ hello: '😀"\u0000'.repeat(5_000) });
  const [answering] = there.called;
  const asked: unknown[] = [];
  answering?.onMessage(message => asked.push(message));
  dialled.send({ n: 2 });
  answering?.send({ n: 1 });
  expect(asked).toEqual([{ n: 2 }]);
  expect(heard).toEqual([{ n: 1 }]);
  expect([here.called.length, other.called.length]).toEqual([0, 0]);
});

test('when one side ends, the other hears of it', async () => {
  const bus = new MemoryBus();
  const [here, there] = [join(bus, 'here'), join(bus, 'there')];
  const dialled = here.lines.dial('there');
  let hasEnded = false;
  dialled.onEnd(() => (hasEnded = true));
  dialled.send({});
  there.called[0]?.end();
  await settled();
  expect(hasEnded).toBe(true);
});

test('what is not signed by the house is not heard, nor what was changed on the way', () => {
  const bus = new MemoryBus();
  const [stranger, there] = [join(bus, 'stranger', 'of another house'), join(bus, 'there')];
  stranger.lines.dial('there').send({ hello: true });
  const said: Word[] = [];
  bus.join().listen({ hear: () => {}, missed: () => {}, said: word => said.push(word) });
  join(bus, 'here').lines.dial('there').send({ hello: true });
  expect(there.called.length).toBe(1);
  for (const word of said.splice(0)) stranger.bus.say({ ...word, text: String(word['text']).replace('"n":0', '"n":1') });
  for (const junk of [{}, { to: 'there' }, { to: 'there', text: 1, sign: 2 }]) stranger.bus.say(junk);
  expect(there.called.length).toBe(1);
});

test('parts are heard in their order, each once, and none behind one that is missing', () => {
  const bus = new MemoryBus();
  const there = join(bus, 'there');
  const words: Word[] = [];
  const caller = new BusLines({
    bus: { ...bus.join(), say: word => void words.push(word) },
    secret: 'of the house',
    name: 'here',
    receive: () => {},
  });
  const line = caller.dial('there');
  const heard: unknown[] = [];
  for (const n of [0, 1, 2, 3, 4]) line.send({ n });
  const hear = (n: number): void => there.lines.hear(words[n] ?? {});
  hear(0);
  there.called[0]?.onMessage(message => heard.push(message));
  for (const n of [2, 1, 1, 0, 4]) hear(n);
  expect(heard).toEqual([{ n: 1 }, { n: 2 }]);
  hear(3);
  expect(heard).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
});
