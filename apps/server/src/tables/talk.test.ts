import { expect, test } from 'vitest';
import { TestHouse, type Client } from '../testing/house.ts';
import { USUAL_TALK } from './talk.ts';

const chats = async (client: Client, times: number): Promise<readonly string[]> => {
  const codes: string[] = [];
  for (let i = 0; i < times; i++) {
    const heard = await client.say({ type: 'Chat', text: `line ${i}` });
    codes.push(heard.flatMap(message => (message.type === 'Error' ? [message.code] : []))[0] ?? 'told');
  }
  return codes;
};

test('whoever floods the chat is told to wait, and neither moves nor others wait with it', async () => {
  const house = new TestHouse({ talk: USUAL_TALK });
  const { ann, bob } = await house.game();
  expect(await chats(ann, USUAL_TALK.burst + 2)).toEqual([
    ...Array.from({ length: USUAL_TALK.burst }, () => 'told'),
    'too-many-requests',
    'too-many-requests',
  ]);
  expect((await ann.say({ type: 'Hint' })).map(({ type }) => type)).toEqual(['Error']);
  expect(await chats(bob, 1)).toEqual(['told']);
  await ann.say({ type: 'ScoreCategory', category: 'ones' });
  expect(ann.last('ScoreRecorded')).toMatchObject({ playerId: 0 });
  await house.clock.move(2_000);
  expect(await chats(ann, 3)).toEqual(['told', 'told', 'too-many-requests']);
});

test('[P2] what was granted is answered again, also to somebody who has to wait', async () => {
  const house = new TestHouse({ talk: { perSecond: 1, burst: 1 } });
  const { ann } = await house.game();
  const said = { type: 'Chat', id: 'once', text: 'hello' };
  await ann.say(said);
  const first = ann.last('Ack');
  expect(await ann.say(said)).toEqual([first]);
  expect(await chats(ann, 1)).toEqual(['too-many-requests']);
});
