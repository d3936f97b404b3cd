/** What a log keeps beside the facts of a room. */
import { describe, expect, test } from 'vitest';
import { FIRST_EPOCH, type GameLog } from '../game-log.ts';
import { roomId, tokenHash } from '../ids.ts';
import { ann, entry, other, room, type Trial } from './trial.ts';

export const besideContract = (trial: Trial) =>
  describe('what is kept beside', () => {
    test('state, lobby and openness stay until an entry brings others', async () => {
      await trial.log.append(entry(0, ['a'], { state: { left: 30 }, lobby: { seats: 2 } }));
      trial.now = 2_000;
      await trial.log.append(entry(1, ['b'], { state: { left: 20 } }));
      await trial.restart();
      const meta = { room, seq: 2, version: 2, epoch: FIRST_EPOCH, open: true, openedAt: 1_000, updatedAt: 2_000 };
      expect((await trial.log.load(room))?.meta).toEqual({ ...meta, lobby: { seats: 2 }, state: { left: 20 } });
      await trial.log.append(entry(2, ['c'], { open: false, lobby: null }));
      expect((await trial.log.load(room))?.meta).toEqual({
        ...meta,
        seq: 3,
        version: 3,
        open: false,
        lobby: null,
        state: { left: 20 },
      });
    });

    test('rooms are listed by openness and time, the latest first', async () => {
      for (const [i, name] of ['r1', 'r2', 'r3', 'r4'].entries()) {
        trial.now = 1_000 + i;
        await trial.log.append(entry(0, ['a'], { room: roomId(name), open: i !== 2, lobby: name }));
      }
      const listed = async (query?: Parameters<GameLog['rooms']>[0]) => (await trial.log.rooms(query)).map(({ lobby }) => lobby);
      expect(await listed()).toEqual(['r4', 'r3', 'r2', 'r1']);
      expect(await listed({ open: true })).toEqual(['r4', 'r2', 'r1']);
      expect(await listed({ open: false })).toEqual(['r3']);
      expect(await listed({ updatedSince: 1_001 })).toEqual(['r4', 'r3', 'r2']);
      expect(await listed({ open: true, updatedUntil: 1_001 })).toEqual(['r2', 'r1']);
      expect(await listed({ limit: 2 })).toEqual(['r4', 'r3']);
      expect(await listed({ updatedSince: 9_999 })).toEqual([]);
    });

    test('the list has the lines of open rooms: where seats are free first, then the others, the latest opened first', async () => {
      const lines = {
        r1: { free: 2 },
        r2: { free: 0 },
        r3: null,
        r4: { free: 10 },
        r5: { free: 0, name: '"free":1' },
        r6: { free: 3 },
      };
      for (const [name, lobby] of Object.entries(lines))
        await trial.log.append(entry(0, ['a'], { room: roomId(name), open: name !== 'r6', lobby }));
      await trial.log.append(entry(0, ['a'], { room: roomId('r7') }));
      const { r1, r2, r4, r5 } = lines;
      expect(await trial.log.listed(10)).toEqual([r4, r1, r5, r2]);
      expect(await trial.log.listed(3)).toEqual([r4, r1, r5]);
      await trial.log.append(entry(1, ['b'], { room: roomId('r4'), lobby: { free: 0 } }));
      await trial.log.append(entry(1, ['b'], { room: roomId('r2'), lobby: null }));
      await trial.restart();
      expect(await trial.log.listed(10)).toEqual([r1, r5, { free: 0 }]);
    });

    test('an open room is found by the beginning of its name', async () => {
      for (const name of ['K7Q2XMABCD', 'K7Q2XNABCD', 'K7Q2X', 'K7Q2XMZZZZ'])
        await trial.log.append(entry(0, ['a'], { room: roomId(name), open: name !== 'K7Q2XMZZZZ' }));
      expect(await trial.log.named('K7Q2XM')).toEqual(['K7Q2XMABCD']);
      expect((await trial.log.named('K7Q2X')).toSorted()).toEqual(['K7Q2X', 'K7Q2XMABCD', 'K7Q2XNABCD']);
      expect(await trial.log.named('K7Q2XP')).toEqual([]);
    });

    test('secrets belong to their room and appear nowhere else', async () => {
      await trial.log.append(entry(0, ['a'], { secrets: { 'seed/g1': 'c0ffee' } }));
      await trial.log.append(entry(1, ['b'], { secrets: { 'seed/g2': 'beef', 'seed/g1': 'cafe' } }));
      await trial.log.append(entry(0, ['a'], { room: other }));
      await trial.restart();
      expect(await trial.log.secrets(room)).toEqual({ 'seed/g1': 'cafe', 'seed/g2': 'beef' });
      expect(await trial.log.secrets(other)).toEqual({});
      expect(JSON.stringify([await trial.log.load(room), await trial.log.rooms()])).not.toMatch(/cafe|beef|c0ffee/);
    });

    test('a token finds its room and member until it is revoked', async () => {
      const hash = tokenHash('5f2a');
      await trial.log.append(entry(0, ['a'], { tokens: [{ hash, member: ann }] }));
      await trial.restart();
      expect(await trial.log.holder(hash)).toEqual({ room, member: ann });
      await trial.log.append(entry(0, ['a'], { room: other, revoked: [hash] }));
      expect(await trial.log.holder(hash)).toEqual({ room, member: ann });
      const next = tokenHash('77aa');
      await trial.log.append(entry(1, ['b'], { revoked: [hash], tokens: [{ hash: next, member: ann }] }));
      expect(await trial.log.holder(hash)).toBeUndefined();
      expect(await trial.log.holder(next)).toEqual({ room, member: ann });
    });
  });
