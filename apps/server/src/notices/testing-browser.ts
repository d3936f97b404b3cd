/** A browser as a push service knows it: keys to subscribe with, and how a message for it is read. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { BrowserKeys } from './encrypt.ts';

export type TestBrowser = { readonly key: ECDH; readonly auth: Buffer; readonly keys: BrowserKeys };

export function newBrowser(): TestBrowser {
  const key = createECDH('prime256v1');
  const p256dh = key.generateKeys('base64url');
  const auth = randomBytes(16);
  return { key, auth, keys: { p256dh, auth: auth.toString('base64url') } };
}

/** Written from RFC 8188 and 8291 by themselves; throws when the message is not for this browser. */
export function opened(message: Buffer, { key, auth }: TestBrowser): string {
  const salt = message.subarray(0, 16);
  const length = message[20] ?? 0;
  const sender = message.subarray(21, 21 + length);
  const sealed = message.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const material = hkdfSync('sha256', key.computeSecret(sender), auth, info, 32);
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
