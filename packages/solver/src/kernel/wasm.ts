/**
 * A small WebAssembly assembler. Code is bytes, nested as the expressions are; an operator writes its operands first. It knows the
 * instructions that the kernel uses and nothing else. Numbers after `0xfd` are SIMD, after `0xfe` atomic instructions.
 */
export type Code = number | readonly Code[];
export type ValueType = 'i32' | 'v128';

export type FunctionType = { readonly params: number; readonly locals: readonly ValueType[]; readonly body: Code };
export type ModuleParts = {
  readonly memory: { readonly pages: number; readonly shared: boolean };
  /** In order: a call names its function by place. Parameters are all of type i32, and nothing is returned. */
  readonly functions: readonly FunctionType[];
  /** The place of each function that is called from outside. */
  readonly exports: Readonly<Record<string, number>>;
};

/** An unsigned number in LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

/** A signed number in LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest < -0x40 || rest > 0x3f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [...bytes, rest & 0x7f];
}

export const get = (local: number): Code => [0x20, unsigned(local)];
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)];
/** Sets a local and leaves the value. */
export const tee = (local: number, value: Code): Code => [value, 0x22, unsigned(local)];

export const call = (place: number, ...operands: readonly Code[]): Code => [operands, 0x10, unsigned(place)];
export const when = (condition: Code, body: Code, otherwise?: Code): Code => [
  condition,
  [0x04, 0x40],
  body,
  otherwise === undefined ? [] : [0x05, otherwise],
  0x0b,
];
/** Repeats the body while the condition after it holds. */
export const repeatWhile = (body: Code, condition: Code): Code => [[0x03, 0x40], body, condition, [0x0d, 0], 0x0b];
/** Repeats the body as long as the condition before it holds. */
export const loopWhile = (condition: Code, body: Code): Code => when(condition, repeatWhile(body, condition));

const binary =
  (operator: number) =>
  (left: Code, right: Code): Code => [left, right, operator];

export const i32 = {
  const: (value: number): Code => [0x41, signed(value)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  shl: binary(0x74),
  shr: binary(0x76),
  eq: binary(0x46),
  isDifferent: binary(0x47),
  not: (value: Code): Code => [value, i32.const(-1), 0x73],
  /** 1 for any number but 0. */
  isSet: (value: Code): Code => [value, i32.const(0), 0x47],
  /** The smaller one; the operands are written twice. */
  min: (left: Code, right: Code): Code => [left, right, left, right, 0x49, 0x1b],
  isLess: binary(0x49),
  isZero: (value: Code): Code => [value, 0x45],
  load: (address: Code, offset = 0): Code => [address, 0x28, 2, unsigned(offset)],
  load16: (address: Code, offset = 0): Code => [address, 0x2f, 1, unsigned(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, 0x36, 2, unsigned(offset)],
};

export const atomic = {
  load: (address: Code, offset = 0): Code => [address, [0xfe, 0x10, 2], unsigned(offset)],
  /** Adds, and gives what was there before. */
  add: (address: Code, value: Code, offset = 0): Code => [address, value, [0xfe, 0x1e, 2], unsigned(offset)],
  /** Sleeps while the number at the address is the expected one. */
  wait: (address: Code, expected: Code, offset = 0): Code => [
    address,
    expected,
    [0x42, 0x7f], // for ever
    [0xfe, 0x01, 2],
    unsigned(offset),
    0x1a,
  ],
  /** Wakes all who sleep at the address. */
  notify: (address: Code, offset = 0): Code => [address, i32.const(-1), [0xfe, 0x00, 2], unsigned(offset), 0x1a],
};

const simd = (operator: number): Code => [0xfd, unsigned(operator)];
const lanewise =
  (operator: number) =>
  (left: Code, right: Code): Code => [left, right, simd(operator)];

export const v128 = {
  load: (address: Code, offset = 0): Code => [address, simd(0x00), 4, unsigned(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, simd(0x0b), 4, unsigned(offset)],
};

/** A vector of numbers in one precision. */
export type Float = {
  /** Bytes of a number, as a power of two. */
  readonly shift: 2 | 3;
  readonly lanes: 4 | 2;
  readonly isSingle: boolean;
  readonly add: (left: Code, right: Code) => Code;
  readonly sub: (left: Code, right: Code) => Code;
  readonly mul: (left: Code, right: Code) => Code;
  /** The larger one; in one instruction, unlike `max`, which has to think of NaN. */
  readonly max: (left: Code, right: Code) => Code;
  /** The same number in every lane. */
  readonly splat: (value: number) => Code;
  /** One number from memory in every lane. */
  readonly loadSplat: (address: Code, offset?: number) => Code;
  /** The vector with one lane read from memory. */
  readonly loadLane: (address: Code, vector: Code, lane: number) => Code;
};

export const f32x4: Float = {
  shift: 2,
  lanes: 4,
  isSingle: true,
  add: lanewise(0xe4),
  sub: lanewise(0xe5),
  mul: lanewise(0xe6),
  max: lanewise(0xeb),
  splat: value => [0x43, [...new Uint8Array(Float32Array.of(value).buffer)], simd(0x13)],
  loadSplat: (address, offset = 0) => [address, simd(0x09), 2, unsigned(offset)],
  loadLane: (address, vector, lane) => [address, vector, simd(0x56), 2, 0, lane],
};

export const f64x2: Float = {
  shift: 3,
  lanes: 2,
  isSingle: false,
  add: lanewise(0xf0),
  sub: lanewise(0xf1),
  mul: lanewise(0xf2),
  max: lanewise(0xf7),
  splat: value => [0x44, [...new Uint8Array(Float64Array.of(value).buffer)], simd(0x14)],
  loadSplat: (address, offset = 0) => [address, simd(0x0a), 3, unsigned(offset)],
  loadLane: (address, vector, lane) => [address, vector, simd(0x57), 3, 0, lane],
};

const TYPES: Readonly<Record<ValueType, number>> = { i32: 0x7f, v128: 0x7b };

/** The bytes of a module that imports its memory as `kernel.memory`. */
export function assemble({ memory, functions, exports }: ModuleParts): Uint8Array<ArrayBuffer> {
  const arities = [...new Set(functions.map(({ params }) => params))];
  const types = arities.map(params => [0x60, vector(Array.from({ length: params }, () => TYPES.i32)), 0]);
  const limits = [memory.shared ? 3 : 0, unsigned(memory.pages), memory.shared ? unsigned(memory.pages) : []];
  const parts = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, vector(types)),
    section(2, vector([[text('kernel'), text('memory'), 2, limits]])),
    section(3, vector(functions.map(({ params }) => unsigned(arities.indexOf(params))))),
    section(7, vector(Object.entries(exports).map(([name, place]) => [text(name), 0, unsigned(place)]))),
    section(10, vector(functions.map(bodyOf))),
  ];
  return Uint8Array.from(flatten(parts));
}

const bodyOf = ({ locals, body }: FunctionType): Code => sized([vector(locals.map(type => [1, TYPES[type]])), body, 0x0b]);

const section = (id: number, content: Code): Code => [id, sized(content)];
const vector = (items: readonly Code[]): Code => [unsigned(items.length), items];
const text = (name: string): Code => vector(Array.from(name, letter => letter.charCodeAt(0)));

function sized(content: Code): Code {
  const bytes = flatten(content);
  return [unsigned(bytes.length), bytes];
}

function flatten(code: Code, into: number[] = []): number[] {
  if (typeof code === 'number') into.push(code);
  else for (const part of code) flatten(part, into);
  return into;
}
