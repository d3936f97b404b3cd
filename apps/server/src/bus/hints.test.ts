import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomId } from '../log/index.ts';
import { busContract } from './contract.ts';
import type { Hint, Word } from './bus.ts';
import { formatHints, hearText, Outgoing } from './hints.ts';
import { MemoryBus } from './memory-bus.ts';

busContract('a bus in memory', async () => {
  const bus = new MemoryBus();
  return { open: async () => bus.join(), remove: async () => {} };
});

/** What an ear hears of a text. */
function heardIn(text: string): readonly (Hint | Word)[] {
  const heard: (Hint | Word)[] = [];
  hearText(text, { hear: hint => heard.push(hint), said: word => heard.push(word), missed: () => {} });
  return heard;
}

test('hints come back as they were, whatever else is on the bus', () => {
  const hints = [
    { room: roomId('A-1'), seq: 3 },
    { room: roomId('"\\'), seq: 0 },
  ];
  expect(heardIn(formatHints(hints))).toEqual(hints);
  for (const text of ['', 'hello', 'null', '[1]', '[["A"]]', '[["A","1"]]', '[["",1]]', '[[null,1]]'])
    expect(heardIn(text)).toEqual([]);
  fc.assert(fc.property(fc.string(), text => void heardIn(text)));
});

test('what else is said is an object, and comes as it was', () => {
  expect(heardIn(JSON.stringify({ to: 'here', n: 1 }))).toEqual([{ to: 'here', n: 1 }]);
});

test('what gathers while a message is on its way, and for a moment after it, goes out together, the latest of each room', async () => {
  const sent: string[] = [];
  let go: () => void = () => {};
  const outgoing = new Outgoing(text => {
    sent.push(text);
    return new Promise<void>(resolve => (go = resolve));
  }, 1);
  const sentAre = async (count: number): Promise<void> => {
    while (sent.length < count) await new Promise(resolve => setImmediate(resolve));
  };
  const room = roomId('A');
  outgoing.add({ room, seq: 1 });
  await sentAre(1);
  for (const seq of [3, 2]) outgoing.add({ room, seq });
  go();
  await sentAre(2);
  go();
  await outgoing.settled();
  expect(sent.map(heardIn)).toEqual([[{ room, seq: 1 }], [{ room, seq: 3 }]]);
});
