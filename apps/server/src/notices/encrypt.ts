/** A message that only the browser can read to which it goes: RFC 8291, in the coding aes128gcm of RFC 8188. */
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gives to whom it lets send: its public key, and a secret that makes the messages its own. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string };

/** A message of one record: all of it is in this. */
const RECORD = 4_096;
/** Salt, size of the record, and the length of the key that follows. */
const HEADER = 16 + 4 + 1;
const PUBLIC_KEY = 65;
const TAG = 16;
/** Ends the text; what follows it would be padding. */
const LAST_RECORD = 2;

/** So many bytes of text fit into one message. */
export const MOST_TEXT = RECORD - HEADER - PUBLIC_KEY - TAG - 1;

/** Whether these can be the keys of a browser: a point of P-256, uncompressed, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== PUBLIC_KEY || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newKey().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** `key` and `salt` are new for every message; only the example of the standard names them. */
export function encrypt(text: string, keys: BrowserKeys, key: ECDH = newKey(), salt: Buffer = randomBytes(16)): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = key.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(key.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), about, 32);
  const secret = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', secret, nonce);
  const body = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...body]);
}

function newKey(): ECDH {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));
