import { beforeEach, describe, expect, test } from 'vitest';
import { hashOfKey } from '../profile.ts';
import { CODE_LIFE, MAX_GUESSES, newTransferCode, sealedCode, type SealedCode } from '../transfer-code.ts';
import { openPeopleFile } from './people-file.ts';
import type { ProfileBook } from './profile-book.ts';

const keys = ['a', 'b', 'c'].map(letter => hashOfKey(letter.repeat(43)));
const [phone = '', laptop = '', stranger = ''] = keys;

let book: ProfileBook;
let id: string;
beforeEach(() => {
  book = openPeopleFile({ file: ':memory:' }).profiles;
  ({ id } = book.create({ name: 'Ann', colour: 'sky', keyHash: phone, now: 1_000 }));
});

const sealed = (code: string): SealedCode => sealedCode(code) ?? expect.unreachable('not a code');

/** A code on offer, and another one that differs from it in its secret only. */
function offered(now = 1_000): { readonly code: SealedCode; readonly wrong: SealedCode } {
  const text = newTransferCode();
  const other = text.endsWith('A') ? 'B' : 'A';
  book.offer(id, sealed(text), now);
  return { code: sealed(text), wrong: sealed(text.slice(0, -1) + other) };
}

test('whoever makes a profile again with the same key gets the one it has', () => {
  const again = book.create({ name: 'Bob', colour: 'blue', keyHash: phone, now: 2_000 });
  expect(again).toEqual({ id, name: 'Ann', colour: 'sky', createdAt: 1_000 });
  expect(book.create({ name: 'Ann', colour: 'sky', keyHash: laptop, now: 2_000 }).id).not.toBe(id);
});

test('a profile is found by its key and by its id, and changed in part', () => {
  expect(book.byKey(phone)).toEqual(book.byId(id));
  expect(book.change(id, { name: 'Anna' })).toEqual({ id, name: 'Anna', colour: 'sky', createdAt: 1_000 });
  expect(book.change(id, { colour: 'purple' })).toMatchObject({ name: 'Anna', colour: 'purple' });
  expect(book.byKey(stranger)).toBeUndefined();
});

test('what is deleted is gone: name, keys and codes', () => {
  const { code } = offered();
  book.remove(id);
  expect([book.byId(id), book.byKey(phone), book.devices(id)]).toEqual([undefined, undefined, []]);
  expect(book.claim({ code, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
});

describe('a code', () => {
  test('opens the profile on another device, and the first keeps its key', () => {
    const { code } = offered();
    expect(book.claim({ code, keyHash: laptop, now: 2_000 })).toMatchObject({ profile: { id, name: 'Ann' } });
    expect(book.byKey(laptop)?.id).toBe(id);
    expect(book.byKey(phone)?.id).toBe(id);
  });

  test('works once; the device that used it may ask again when the answer was lost', () => {
    const { code } = offered();
    book.claim({ code, keyHash: laptop, now: 2_000 });
    expect(book.claim({ code, keyHash: stranger, now: 2_000 })).toEqual({ refused: 'unknown-code' });
    expect(book.claim({ code, keyHash: laptop, now: 2_000 })).toMatchObject({ profile: { id } });
    expect(book.devices(id)).toHaveLength(2);
  });

  test('is void after its time', () => {
    const { code } = offered(1_000);
    expect(book.claim({ code, keyHash: laptop, now: 1_000 + CODE_LIFE })).toEqual({ refused: 'unknown-code' });
    const { code: next } = offered(1_000);
    expect(book.claim({ code: next, keyHash: laptop, now: 999 + CODE_LIFE })).toMatchObject({ profile: { id } });
  });

  test.each([MAX_GUESSES - 1, MAX_GUESSES])('after %i wrong guesses', guesses => {
    const { code, wrong } = offered();
    for (let i = 0; i < guesses; i++)
      expect(book.claim({ code: wrong, keyHash: stranger, now: 1_000 })).toEqual({ refused: 'unknown-code' });
    const claimed = book.claim({ code, keyHash: laptop, now: 1_000 });
    expect('profile' in claimed).toBe(guesses < MAX_GUESSES);
  });

  test('voids the one before it', () => {
    const { code: first } = offered();
    const { code: second } = offered();
    expect(book.claim({ code: first, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
    expect(book.claim({ code: second, keyHash: laptop, now: 1_000 })).toMatchObject({ profile: { id } });
  });

  test('does not move a key that opens another profile', () => {
    book.create({ name: 'Bob', colour: 'blue', keyHash: laptop, now: 1_000 });
    const { code } = offered();
    expect(book.claim({ code, keyHash: laptop, now: 1_000 })).toEqual({ refused: 'unknown-code' });
    expect(book.byKey(laptop)?.name).toBe('Bob');
  });

  test('brings eight devices together and not nine', () => {
    const claims = Array.from({ length: 8 }, (_, i) => {
      const { code } = offered();
      return book.claim({ code, keyHash: hashOfKey(`${i}`.repeat(43)), now: 1_000 });
    });
    expect(claims.map(claimed => 'profile' in claimed)).toEqual([...new Array<boolean>(7).fill(true), false]);
    expect(claims.at(-1)).toEqual({ refused: 'too-many-devices' });
    expect(book.forgetOtherDevices(id, phone)).toBe(7);
    expect(book.devices(id)).toHaveLength(1);
    expect(book.byKey(phone)?.id).toBe(id);
  });
});

test.each([
  ['k7q2 xm4p 9trc', 'K7Q2-XM4P-9TRC'],
  ['k7q2xm4p9trc', 'K7Q2-XM4P-9TRC'],
])('%s is the code %s', (typed, code) => {
  expect(sealedCode(typed)).toEqual(sealedCode(code));
});

test.each(['', 'K7Q2', 'K7Q2-XM4P-9TRC-AAAA', '../../etc/pa', 'K7Q2-XM4P-9TRÄ'])('%j is no code', text => {
  expect(sealedCode(text)).toBeUndefined();
});
