/** The instructions that chances need beside those of the kernel: comparing, masking and moving numbers in double precision. */
import { get, i32, set, type Code } from '../../kernel/wasm.ts';

const simd = (operator: number): number[] =>
  operator < 0x80 ? [0xfd, operator] : [0xfd, (operator & 0x7f) | 0x80, operator >> 7];

/** Two numbers in double precision, side by side. */
export const pair = {
  /** All bits of a lane where both are the same, none where they differ. */
  isSame: (left: Code, right: Code): Code => [left, right, simd(0x47)],
  and: (left: Code, right: Code): Code => [left, right, simd(0x4e)],
  /** The left one where the mask is empty. */
  except: (left: Code, mask: Code): Code => [left, mask, simd(0x4f)],
  /** 1 when any bit is set. */
  isAny: (value: Code): Code => [value, simd(0x53)],
};

/** Copies a number of eight bytes. */
export const copyNumber = (to: Code, from: Code, offset = 0): Code => [to, from, [0x29, 3, 0], [0x37, 3, offset]];

/** Copies bytes, all at once. */
export const copyBytes = (to: Code, from: Code, bytes: Code): Code => [to, from, bytes, [0xfc, 0x0a, 0, 0]];

/** Empties bytes, all at once. */
export const clearBytes = (at: Code, bytes: Code): Code => [at, i32.const(0), bytes, [0xfc, 0x0b, 0]];

/** Moves a local on. */
export const advance = (local: number, by: number): Code => set(local, i32.add(get(local), i32.const(by)));
