/** The TCP encoding: one message is one frame with one MessagePack map. */
import { Packr } from 'msgpackr';
import { err, fault, ok, type Result } from '@yaht/rules';
import { MAX_FRAME_IN, MAX_FRAME_OUT } from '../limits.ts';
import { plainCopy, type Plain } from '../plain.ts';
import type { FrameRefusal } from '../refusal.ts';
import { frameOf } from './frame.ts';
import { isPlainPack } from './plain-pack.ts';

/** Plain MessagePack that any language reads; integers of 64 bits become numbers. */
const packr = new Packr({ useRecords: false, variableMapSize: true, int64AsType: 'number' });

/** Reads one payload. What the library would make of odd bytes does not matter: they do not get there. */
export function decodePack(payload: Uint8Array, limit: number = MAX_FRAME_IN): Result<Plain, FrameRefusal> {
  if (payload.length > limit) return err('frame-too-long');
  if (payload.length === 0) return err('frame-empty');
  if (!isPlainPack(payload)) return err('not-messagepack');
  const plain = plainCopy(packr.unpack(payload));
  return plain === undefined ? err('not-messagepack') : ok(plain);
}

/** Writes one message as a frame, length included. */
export function encodePack(message: object, limit: number = MAX_FRAME_OUT): Result<Uint8Array, FrameRefusal> {
  const plain = plainCopy(message) ?? fault('a message that is not plain data');
  return frameOf(packr.pack(plain), limit);
}
