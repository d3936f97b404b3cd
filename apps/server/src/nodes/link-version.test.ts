import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { roomId } from '../log/index.ts';
import { openLinkHost } from './link-host.ts';
import { agreedVersion, SPOKEN, spokenIn, UNSAID, type Spoken } from './link-version.ts';
import { Peers } from './peers.ts';

const from = (oldest: number, newest: number): Spoken => ({ oldest, newest });

test.each([
  [from(1, 2), from(1, 2), 2],
  [from(1, 2), from(1, 1), 1],
  [from(2, 4), from(3, 9), 4],
  [from(3, 4), from(1, 2), undefined],
  [from(1, 2), from(3, 4), undefined],
])('of %o and %o the newest that both speak is %s', (ours, theirs, agreed) => {
  expect(agreedVersion(ours, theirs)).toBe(agreed);
});

test.each([{}, { newest: 2 }, { newest: '2', oldest: '1' }])('whoever says %o is from before there were versions', hello => {
  expect(spokenIn(hello)).toEqual(UNSAID);
});

/** A node that is called by another, and what both note for whoever runs them. */
async function meet(host: Spoken, caller: Spoken) {
  const notes: string[] = [];
  const parts = { secret: 'of the house', clock: systemClock, note: (text: string) => void notes.push(text) };
  const links = await openLinkHost({ ...parts, spoken: host, find: async () => undefined }, '127.0.0.1', 0);
  const peers = new Peers({ ...parts, spoken: caller });
  const close = async (): Promise<void> => {
    await peers.close();
    await links.close();
  };
  return { notes, call: () => peers.to(`127.0.0.1:${links.address.port}`), close };
}

test.each([
  ['both are new', SPOKEN, SPOKEN, true],
  ['the caller is of the release before', SPOKEN, UNSAID, false],
  ['the host is of the release before', UNSAID, SPOKEN, false],
])('when %s, they understand each other', async (_, host, caller, passesFacts) => {
  const { call, notes, close } = await meet(host, caller);
  const peer = await call();
  expect(peer.passesFacts).toBe(passesFacts);
  await expect(peer.call('seen', roomId('A'), { member: 0 })).rejects.toThrow('elsewhere');
  expect(notes).toEqual([]);
  await close();
});

test('nodes that share no version let go of each other, and say what to do, once for each', async () => {
  const { call, notes, close } = await meet(from(3, 4), from(1, 2));
  for (let i = 0; i < 2; i++) await expect(call()).rejects.toThrow(/speaks versions 3 to 4 .* this node versions 1 to 2: update/);
  while (notes.length < 2) await new Promise(resolve => setImmediate(resolve));
  expect(notes.map(text => text.replace(/at 127\S+/, 'at …')).sort()).toEqual([
    'a node that called this one speaks versions 1 to 2 of the link between nodes and this node versions 3 to 4: update the older one',
    'the node at … speaks versions 3 to 4 of the link between nodes and this node versions 1 to 2: update the older one',
  ]);
  await close();
});
