import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVapidKey, Vapid } from './vapid.ts';

test('what is said to a service is signed with the key that browsers were told, for this service alone and not for long', () => {
  const vapid = new Vapid(newVapidKey());
  const now = 1_780_000_000_000;
  const header = vapid.authorization('https://push.example:8443/send/abc?x=1', 'mailto:ann@dice.example', now);
  const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  expect([key, point.length, point[0]]).toEqual([vapid.publicKey, 65, 4]);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: known, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  expect(said).toEqual({ aud: 'https://push.example:8443', exp: now / 1_000 + 12 * 3_600, sub: 'mailto:ann@dice.example' });
});

test('a key that was kept is the same again, and something else is refused', () => {
  const kept = newVapidKey();
  expect(new Vapid(kept).publicKey).toBe(new Vapid(kept).publicKey);
  expect(new Vapid(newVapidKey()).publicKey).not.toBe(new Vapid(kept).publicKey);
  expect(() => new Vapid('{}')).toThrow();
});
