/** What is asked about profiles, keys and codes, and what the answers are, wherever they are kept. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Claimed } from './file/profile-book.ts';
import { MOST_WAYS, USUAL_SETTINGS, type NoticeBook, type Way } from '../notices/ways.ts';
import { hashOfKey } from './profile.ts';
import type { Profiles } from './people.ts';
import { CODE_LIFE, MAX_GUESSES, newTransferCode, sealedCode, type SealedCode } from './transfer-code.ts';

const keys = ['a', 'b', 'c'].map(letter => hashOfKey(letter.repeat(43)));
const [phone = '', laptop = '', stranger = ''] = keys;

/** `empty` answers a book without a way and without a key, for each test anew. */
export function noticesContract(name: string, empty: () => Promise<{ readonly notices: NoticeBook }>): void {
  describe(name, () => {
    let book: NoticeBook;
    beforeEach(async () => {
      ({ notices: book } = await empty());
    });

    const way = (id: string, url = `https://ntfy.example/${id}`): Way => ({
      id,
      createdAt: 1_000,
      way: { kind: 'webhook', url, language: 'en' },
    });

    test('the key of the house is made once, by whoever asks first', async () => {
      const keys = await Promise.all(['one', 'two', 'three'].map(made => book.vapidKey(made)));
      expect(new Set(keys).size).toBe(1);
      expect(await book.vapidKey('late')).toBe(keys[0]);
    });

    test('ways are somebody’s own, the same one is kept once, and one that is taken away is gone', async () => {
      for (const each of [way('a'), way('b'), way('a', 'https://ntfy.example/again')])
        expect(await book.addWay('ann', each)).toBe(true);
      await book.addWay('ben', way('c'));
      expect(await book.ways('ann')).toEqual([way('a', 'https://ntfy.example/again'), way('b')]);
      expect([await book.removeWay('ann', 'c'), await book.removeWay('ann', 'a'), await book.removeWay('ann', 'a')]).toEqual([
        false,
        true,
        false,
      ]);
      expect([await book.ways('ann'), await book.ways('ben')]).toEqual([[way('b')], [way('c')]]);
    });

    test('nobody has more than they can be told by', async () => {
      for (let i = 0; i < MOST_WAYS; i += 1) expect(await book.addWay('ann', way(`w${i}`))).toBe(true);
      expect(await book.addWay('ann', way('more'))).toBe(false);
      expect(await book.addWay('ann', way('w0', 'https://ntfy.example/other'))).toBe(true);
      expect(await book.ways('ann')).toHaveLength(MOST_WAYS);
    });

    test('what somebody wishes is kept until they wish something else', async () => {
      expect(await book.settings('ann')).toEqual(USUAL_SETTINGS);
      const quiet = { from: 1_320, until: 480, zone: 'Europe/Stockholm' };
      for (const settings of [
        { isOn: true, quiet },
        { isOn: false, quiet: null },
      ]) {
        await book.keepSettings('ann', settings);
        expect(await book.settings('ann')).toEqual(settings);
      }
      expect(await book.settings('ben')).toEqual(USUAL_SETTINGS);
    });
  });
}

/** `empty` answers profiles of nobody, for each test anew. */
export function profilesContract(
  name: string,
  empty: () => Promise<{ readonly profiles: Profiles }>,
  close: () => Promise<void> = async () => {},
): void {
  describe(name, () => {
    let book: Profiles;
    let id: string;
    beforeEach(async () => {
      ({ profiles: book } = await empty());
      ({ id } = await book.create({ name: 'Ann', colour: 'sky', keyHash: phone, now: 1_000 }));
    });
    afterAll(close);

    const sealed = (code: string): SealedCode => sealedCode(code) ?? expect.unreachable('not a code');

    /** A code on offer, and another one that differs from it in its secret only. */
    async function offered(now = 1_000): Promise<{ readonly code: SealedCode; readonly wrong: SealedCode }> {
      const text = newTransferCode();
      const other = text.endsWith('A') ? 'B' : 'A';
      await book.offer(id, sealed(text), now);
      return { code: sealed(text), wrong: sealed(text.slice(0, -1) + other) };
    }

    test('whoever makes a profile again with the same key gets the one it has', async () => {
      const again = await book.create({ name: 'Bob', colour: 'blue', keyHash: phone, now: 2_000 });
      expect(again).toEqual({ id, name: 'Ann', colour: 'sky', createdAt: 1_000 });
      expect((await book.create({ name: 'Ann', colour: 'sky', keyHash: laptop, now: 2_000 })).id).not.toBe(id);
    });

    test('a profile is found by its key and by its id, and changed in part', async () => {
      expect(await book.byKey(phone)).toEqual(await book.byId(id));
      expect(await book.change(id, { name: 'Anna' })).toEqual({ id, name: 'Anna', colour: 'sky', createdAt: 1_000 });
      expect(await book.change(id, { colour: 'purple' })).toMatchObject({ name: 'Anna', colour: 'purple' });
      expect(await book.byKey(stranger)).toBeUndefined();
    });

    test('what is deleted is gone: name, keys and codes', async () => {
      const { code } = await offered();
      await book.remove(id);
      expect([await book.byId(id), await book.byKey(phone), await book.devices(id)]).toEqual([undefined, undefined, []]);
      expect(await book.claim({ code, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
    });

    describe('a code', () => {
      test('opens the profile on another device, and the first keeps its key', async () => {
        const { code } = await offered();
        expect(await book.claim({ code, keyHash: laptop, now: 2_000 })).toMatchObject({ profile: { id, name: 'Ann' } });
        expect((await book.byKey(laptop))?.id).toBe(id);
        expect((await book.byKey(phone))?.id).toBe(id);
      });

      test('works once; the device that used it may ask again when the answer was lost', async () => {
        const { code } = await offered();
        await book.claim({ code, keyHash: laptop, now: 2_000 });
        expect(await book.claim({ code, keyHash: stranger, now: 2_000 })).toEqual({ refused: 'unknown-code' });
        expect(await book.claim({ code, keyHash: laptop, now: 2_000 })).toMatchObject({ profile: { id } });
        expect(await book.devices(id)).toHaveLength(2);
      });

      test('is void after its time', async () => {
        const { code } = await offered(1_000);
        expect(await book.claim({ code, keyHash: laptop, now: 1_000 + CODE_LIFE })).toEqual({ refused: 'unknown-code' });
        const { code: next } = await offered(1_000);
        expect(await book.claim({ code: next, keyHash: laptop, now: 999 + CODE_LIFE })).toMatchObject({ profile: { id } });
      });

      test.each([MAX_GUESSES - 1, MAX_GUESSES])('after %i wrong guesses', async guesses => {
        const { code, wrong } = await offered();
        for (let i = 0; i < guesses; i++)
          expect(await book.claim({ code: wrong, keyHash: stranger, now: 1_000 })).toEqual({ refused: 'unknown-code' });
        const claimed = await book.claim({ code, keyHash: laptop, now: 1_000 });
        expect('profile' in claimed).toBe(guesses < MAX_GUESSES);
      });

      test('voids the one before it', async () => {
        const { code: first } = await offered();
        const { code: second } = await offered();
        expect(await book.claim({ code: first, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
        expect(await book.claim({ code: second, keyHash: laptop, now: 1_000 })).toMatchObject({ profile: { id } });
      });

      test('does not move a key that opens another profile', async () => {
        await book.create({ name: 'Bob', colour: 'blue', keyHash: laptop, now: 1_000 });
        const { code } = await offered();
        expect(await book.claim({ code, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
        expect((await book.byKey(laptop))?.name).toBe('Bob');
      });

      test('brings eight devices together and not nine', async () => {
        const claims: Claimed[] = [];
        for (let i = 0; i < 8; i++) {
          const { code } = await offered();
          claims.push(await book.claim({ code, keyHash: hashOfKey(`${i}`.repeat(43)), now: 1_000 }));
        }
        expect(claims.map(claimed => 'profile' in claimed)).toEqual([...new Array<boolean>(7).fill(true), false]);
        expect(claims.at(-1)).toEqual({ refused: 'too-many-devices' });
        expect(await book.forgetOtherDevices(id, phone)).toBe(7);
        expect(await book.devices(id)).toHaveLength(1);
        expect((await book.byKey(phone))?.id).toBe(id);
      });
    });

    describe('a code on paper', () => {
      const recover = (hash: string, keyHash: string, now = 9_000) => book.recover({ hash, keyHash, now });

      test('opens the profile as often as it is needed, on a device that has no other', async () => {
        await book.keepRecovery(id, 'paper', 2_000);
        expect(await book.recoveryOf(id)).toBe(2_000);
        expect(await recover('paper', laptop)).toMatchObject({ profile: { id, name: 'Ann' } });
        expect(await recover('paper', laptop)).toMatchObject({ profile: { id } });
        expect(await recover('paper', stranger)).toMatchObject({ profile: { id } });
        expect(await book.devices(id)).toHaveLength(3);
      });

      test('is void once there is another one, or none, and with the profile', async () => {
        await book.keepRecovery(id, 'paper', 2_000);
        await book.keepRecovery(id, 'other paper', 3_000);
        expect(await recover('paper', laptop)).toEqual({ refused: 'unknown-code' });
        await book.removeRecovery(id);
        expect([await recover('other paper', laptop), await book.recoveryOf(id)]).toEqual([{ refused: 'unknown-code' }, null]);
        await book.keepRecovery(id, 'last paper', 4_000);
        await book.remove(id);
        expect(await recover('last paper', laptop)).toEqual({ refused: 'unknown-code' });
      });

      test('lets in somebody whose devices are all lost: the oldest makes way', async () => {
        await book.keepRecovery(id, 'paper', 2_000);
        for (let i = 0; i < 8; i++) await recover('paper', hashOfKey(`${i}`.repeat(43)), 3_000 + i);
        expect(await book.devices(id)).toHaveLength(8);
        expect(await book.byKey(phone)).toBeUndefined();
      });

      test('does not move a key that opens another profile', async () => {
        await book.create({ name: 'Bob', colour: 'blue', keyHash: laptop, now: 1_000 });
        await book.keepRecovery(id, 'paper', 2_000);
        expect(await recover('paper', laptop)).toEqual({ refused: 'unknown-code' });
      });

      test('stays when the profile is closed on all other devices', async () => {
        await book.keepRecovery(id, 'paper', 2_000);
        await book.forgetOtherDevices(id, phone);
        expect(await recover('paper', laptop)).toMatchObject({ profile: { id } });
      });
    });

    describe('a vacation', () => {
      const DAY = 86_400_000;
      const MAY = Date.UTC(2026, 4, 1);

      test('lasts until then, can be made longer or shorter, and ends when somebody is back', async () => {
        expect(await book.vacation(id, MAY)).toEqual({ until: null, left: 14 * DAY });
        expect(await book.takeVacation(id, MAY + 5 * DAY, MAY)).toEqual({ until: MAY + 5 * DAY, left: 9 * DAY });
        expect(await book.takeVacation(id, MAY + 7 * DAY, MAY + DAY)).toEqual({ until: MAY + 7 * DAY, left: 7 * DAY });
        expect(await book.takeVacation(id, 0, MAY + 2 * DAY)).toEqual({ until: null, left: 12 * DAY });
        expect(await book.vacation(id, MAY + 3 * DAY)).toEqual({ until: null, left: 12 * DAY });
        expect(await book.takeVacation(id, 0, MAY + 3 * DAY)).toEqual({ until: null, left: 12 * DAY });
      });

      test('is no longer than what is left of the year, and the next year has its own days', async () => {
        await book.takeVacation(id, MAY + 10 * DAY, MAY);
        expect(await book.takeVacation(id, MAY + 25 * DAY, MAY + 20 * DAY)).toBeUndefined();
        expect(await book.takeVacation(id, MAY + 24 * DAY, MAY + 20 * DAY)).toMatchObject({ left: 0 });
        const next = Date.UTC(2027, 0, 1);
        expect(await book.takeVacation(id, next + 14 * DAY, next)).toMatchObject({ until: next + 14 * DAY });
      });

      test('counts for the year in which it began', async () => {
        const eve = Date.UTC(2026, 11, 30);
        await book.takeVacation(id, eve + 10 * DAY, eve);
        expect(await book.vacation(id, eve + 5 * DAY)).toEqual({ until: eve + 10 * DAY, left: 4 * DAY });
        expect(await book.vacation(id, eve + 20 * DAY)).toEqual({ until: null, left: 14 * DAY });
      });

      test('is gone with its profile', async () => {
        await book.takeVacation(id, MAY + DAY, MAY);
        await book.remove(id);
        expect(await book.vacation(id, MAY)).toEqual({ until: null, left: 14 * DAY });
      });
    });

    test('two who make a profile with one key at once get the same', async () => {
      const both = await Promise.all([1, 2].map(() => book.create({ name: 'Eve', colour: 'blue', keyHash: stranger, now: 1 })));
      expect(new Set(both.map(profile => profile.id)).size).toBe(1);
    });
  });
}
