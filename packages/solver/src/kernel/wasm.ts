/**
 * A small WebAssembly assembler. Code is a string with a character per byte (or a single byte): strings grow without being copied, so that a module is
 * made in a moment even by a program that has just started. An operator writes its operands first. It knows the instructions that
 * the kernel uses and nothing else. Numbers after `0xfd` are SIMD, after `0xfe` atomic instructions.
 */
export type Code = string | number | readonly Code[];
export type ValueType = 'i32' | 'v128';

export type FunctionType = { readonly params: number; readonly locals: readonly ValueType[]; readonly body: Code };
export type ModuleParts = {
  /** What is shared has a maximum, by default what it begins with. */
  readonly memory: { readonly pages: number; readonly maximum?: number; readonly shared: boolean };
  /** In order: a call names its function by place. Parameters are all of type i32, and nothing is returned. */
  readonly functions: readonly FunctionType[];
  /** The place of each function that is called from outside. */
  readonly exports: Readonly<Record<string, number>>;
};

const bytes = String.fromCharCode;

/** One piece of code from several. */
function join(code: Code): string {
  if (typeof code === 'string') return code;
  if (typeof code === 'number') return bytes(code);
  let joined = '';
  for (const part of code) joined += join(part);
  return joined;
}

/** An unsigned number in LEB128. Nearly all are places in a block, of two bytes. */
function unsigned(value: number): string {
  if (value < 0x80) return bytes(value);
  if (value < 0x4000) return bytes((value & 0x7f) | 0x80, value >> 7);
  let written = '';
  let rest = value;
  while (rest >= 0x80) {
    written += bytes((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return written + bytes(rest);
}

/** A signed number in LEB128. */
function signed(value: number): string {
  let written = '';
  let rest = value;
  while (rest < -0x40 || rest > 0x3f) {
    written += bytes((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return written + bytes(rest & 0x7f);
}

/** Made once: half of all instructions read a local. */
const GETS = Array.from({ length: 32 }, (_, local) => bytes(0x20, local));

export const get = (local: number): string => GETS[local] ?? bytes(0x20) + unsigned(local);
export const set = (local: number, value: Code): string => join(value) + bytes(0x21) + unsigned(local);
/** Sets a local and leaves the value. */
export const tee = (local: number, value: Code): string => join(value) + bytes(0x22) + unsigned(local);

export const call = (place: number, ...operands: readonly Code[]): string => join(operands) + bytes(0x10) + unsigned(place);
export const when = (condition: Code, body: Code, otherwise?: Code): string =>
  join([condition, bytes(0x04, 0x40), body, otherwise === undefined ? '' : [bytes(0x05), otherwise], bytes(0x0b)]);
/** Repeats the body while the condition after it holds. */
export const repeatWhile = (body: Code, condition: Code): string =>
  join([bytes(0x03, 0x40), body, condition, bytes(0x0d, 0, 0x0b)]);
/** Repeats the body as long as the condition before it holds. */
export const loopWhile = (condition: Code, body: Code): string => when(condition, repeatWhile(body, condition));

const unary =
  (operator: string) =>
  (value: Code): string =>
    join(value) + operator;
const binary =
  (operator: string) =>
  (left: Code, right: Code): string =>
    join(left) + join(right) + operator;
/** Reads or writes memory; places are aligned to a power of two. */
const access = (operator: string, alignment: number) => {
  const aligned = operator + bytes(alignment);
  return (operands: Code, offset: number): string => join(operands) + aligned + unsigned(offset);
};
const [load32, load16, store32] = [access(bytes(0x28), 2), access(bytes(0x2f), 1), access(bytes(0x36), 2)];

export const i32 = {
  const: (value: number): string => bytes(0x41) + signed(value),
  add: binary(bytes(0x6a)),
  sub: binary(bytes(0x6b)),
  mul: binary(bytes(0x6c)),
  and: binary(bytes(0x71)),
  or: binary(bytes(0x72)),
  shl: binary(bytes(0x74)),
  shr: binary(bytes(0x76)),
  eq: binary(bytes(0x46)),
  isDifferent: binary(bytes(0x47)),
  not: (value: Code): string => join([value, i32.const(-1), bytes(0x73)]),
  /** 1 for any number but 0. */
  isSet: (value: Code): string => i32.isDifferent(value, i32.const(0)),
  /** The smaller one; the operands are written twice. */
  min: (left: Code, right: Code): string => join([left, right, left, right, bytes(0x49, 0x1b)]),
  /** The larger one, in the same way. */
  max: (left: Code, right: Code): string => join([left, right, left, right, bytes(0x4b, 0x1b)]),
  isLess: binary(bytes(0x49)),
  isZero: unary(bytes(0x45)),
  load: (address: Code, offset = 0): string => load32(address, offset),
  load16: (address: Code, offset = 0): string => load16(address, offset),
  store: (address: Code, value: Code, offset = 0): string => store32([address, value], offset),
};

const atomicAccess = (operator: number) => access(bytes(0xfe, operator), 2);
const [wakeAll, sleep] = [atomicAccess(0x00), atomicAccess(0x01)];
const [loadShared, addShared] = [atomicAccess(0x10), atomicAccess(0x1e)];
const [FOR_EVER, DROP] = [bytes(0x42, 0x7f), bytes(0x1a)];

export const atomic = {
  load: (address: Code, offset = 0): string => loadShared(address, offset),
  /** Adds, and gives what was there before. */
  add: (address: Code, value: Code, offset = 0): string => addShared([address, value], offset),
  /** Sleeps while the number at the address is the expected one. */
  wait: (address: Code, expected: Code, offset = 0): string => sleep([address, expected, FOR_EVER], offset) + DROP,
  /** Wakes all who sleep at the address. */
  notify: (address: Code, offset = 0): string => wakeAll([address, i32.const(-1)], offset) + DROP,
};

const simd = (operator: number): string => bytes(0xfd) + unsigned(operator);
const lanewise = (operator: number) => binary(simd(operator));
const [loadVector, storeVector] = [access(simd(0x00), 4), access(simd(0x0b), 4)];

export const v128 = {
  load: (address: Code, offset = 0): string => loadVector(address, offset),
  store: (address: Code, value: Code, offset = 0): string => storeVector([address, value], offset),
};

/** Four whole numbers from 0 on. */
export const i32x4 = { max: lanewise(0xb9) };

/** A vector of numbers in one precision. */
export type Float = {
  /** Bytes of a number, as a power of two. */
  readonly shift: 2 | 3;
  readonly lanes: 4 | 2;
  readonly isSingle: boolean;
  readonly add: (left: Code, right: Code) => string;
  readonly sub: (left: Code, right: Code) => string;
  readonly mul: (left: Code, right: Code) => string;
  /** The larger one; in one instruction, unlike `max`, which has to think of NaN. */
  readonly max: (left: Code, right: Code) => string;
  /** The same number in every lane. */
  readonly splat: (value: number) => string;
  /** One number from memory in every lane. */
  readonly loadSplat: (address: Code, offset?: number) => string;
  /** The vector with one lane read from memory. */
  readonly loadLane: (address: Code, vector: Code, lane: number) => string;
};

export const f32x4: Float = {
  shift: 2,
  lanes: 4,
  isSingle: true,
  add: lanewise(0xe4),
  sub: lanewise(0xe5),
  mul: lanewise(0xe6),
  max: lanewise(0xeb),
  splat: value => bytes(0x43, ...new Uint8Array(Float32Array.of(value).buffer)) + simd(0x13),
  loadSplat: (address, offset = 0) => access(simd(0x09), 2)(address, offset),
  loadLane: (address, vector, lane) => join([address, vector, simd(0x56), bytes(2, 0, lane)]),
};

export const f64x2: Float = {
  shift: 3,
  lanes: 2,
  isSingle: false,
  add: lanewise(0xf0),
  sub: lanewise(0xf1),
  mul: lanewise(0xf2),
  max: lanewise(0xf7),
  splat: value => bytes(0x44, ...new Uint8Array(Float64Array.of(value).buffer)) + simd(0x14),
  loadSplat: (address, offset = 0) => access(simd(0x0a), 3)(address, offset),
  loadLane: (address, vector, lane) => join([address, vector, simd(0x57), bytes(3, 0, lane)]),
};

const TYPES: Readonly<Record<ValueType, string>> = { i32: bytes(0x7f), v128: bytes(0x7b) };

/** The bytes of a module that imports its memory as `kernel.memory`. */
export function assemble({ memory, functions, exports }: ModuleParts): Uint8Array<ArrayBuffer> {
  const arities = [...new Set(functions.map(({ params }) => params))];
  const types = arities.map(params => [bytes(0x60), vector(Array.from({ length: params }, () => TYPES.i32)), bytes(0)]);
  const limits = [
    bytes(memory.shared ? 3 : 0),
    unsigned(memory.pages),
    memory.shared ? unsigned(memory.maximum ?? memory.pages) : '',
  ];
  const parts = [
    bytes(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
    section(1, vector(types)),
    section(2, vector([[text('kernel'), text('memory'), bytes(2), limits]])),
    section(3, vector(functions.map(({ params }) => unsigned(arities.indexOf(params))))),
    section(7, vector(Object.entries(exports).map(([name, place]) => [text(name), bytes(0), unsigned(place)]))),
    section(10, vector(functions.map(bodyOf))),
  ];
  return bytesOf(join(parts));
}

const bodyOf = ({ locals, body }: FunctionType): Code =>
  sized([vector(locals.map(type => [bytes(1), TYPES[type]])), body, bytes(0x0b)]);

const section = (id: number, content: Code): Code => [bytes(id), sized(content)];
const vector = (items: readonly Code[]): Code => [unsigned(items.length), items];
const text = (name: string): Code => [unsigned(name.length), name];

function sized(content: Code): Code {
  const code = join(content);
  return [unsigned(code.length), code];
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const module = new Uint8Array(code.length);
  for (let i = 0; i < code.length; i++) module[i] = code.charCodeAt(i);
  return module;
}
