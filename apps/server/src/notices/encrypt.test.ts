import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { areBrowserKeys, encrypt, MOST_TEXT } from './encrypt.ts';
import { newBrowser, opened } from './testing-browser.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is what the example of the standard says', () => {
  const key = createECDH('prime256v1');
  key.setPrivateKey(Buffer.from(EXAMPLE.privateKey, 'base64url'));
  const made = encrypt(EXAMPLE.text, EXAMPLE, key, Buffer.from(EXAMPLE.salt, 'base64url'));
  expect(made.toString('base64url')).toBe(EXAMPLE.message);
});

test('a browser reads what was meant for it, and no other one does', () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  for (const text of ['', 'Your turn against Åsa', 'x'.repeat(MOST_TEXT)]) {
    const message = encrypt(text, browser.keys);
    expect(message.length).toBeLessThanOrEqual(4_096);
    expect(opened(message, browser)).toBe(text);
    expect(() => opened(message, other)).toThrow();
  }
  expect(encrypt('twice', browser.keys)).not.toEqual(encrypt('twice', browser.keys));
});

test.each([
  [{ p256dh: '', auth: EXAMPLE.auth }],
  [{ p256dh: EXAMPLE.p256dh, auth: 'short' }],
  [{ p256dh: EXAMPLE.p256dh.slice(0, -4), auth: EXAMPLE.auth }],
  [{ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: EXAMPLE.auth }],
])('%j are no keys of a browser', keys => {
  expect(areBrowserKeys(keys)).toBe(false);
  expect(areBrowserKeys(EXAMPLE)).toBe(true);
});
