/** Data as every encoding can write it. What comes from outside is copied into fresh values before anybody looks at it. */
import { MAX_DEPTH } from './limits.ts';

/** A value that JSON and MessagePack write alike. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;
/** A map with text as keys. */
export type PlainObject = { readonly [field: string]: Plain };

const LONE_SURROGATE = /\p{Cs}/u;

/**
 * A fresh copy of plain data; undefined when it is something else: too deep, a number that is none, half a character,
 * a date, a function, a field that would reach the prototype. Fields that are undefined are left out.
 */
export function plainCopy(value: unknown, depth = MAX_DEPTH): Plain | undefined {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'string':
      return LONE_SURROGATE.test(value) ? undefined : value;
    case 'object':
      if (value === null) return null;
      if (depth === 0) return undefined;
      return Array.isArray(value) ? copyList(value, depth - 1) : copyObject(value, depth - 1);
    default:
      return undefined;
  }
}

function copyList(list: readonly unknown[], depth: number): Plain | undefined {
  const copy: Plain[] = [];
  for (const item of list) {
    const plain = plainCopy(item, depth);
    if (plain === undefined) return undefined;
    copy.push(plain);
  }
  return copy;
}

function copyObject(object: object, depth: number): Plain | undefined {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const copy: Record<string, Plain> = {};
  for (const [field, value] of Object.entries(object)) {
    if (value === undefined) continue;
    const plain = plainCopy(value, depth);
    if (plain === undefined || field === '__proto__' || LONE_SURROGATE.test(field)) return undefined;
    copy[field] = plain;
  }
  return copy;
}

/** Whether what a decoder has made afresh is plain data already: what `plainCopy` would copy, without undefined. */
export function isPlain(value: unknown, depth = MAX_DEPTH): value is Plain {
  if (typeof value !== 'object' || value === null) return plainCopy(value) !== undefined;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every(item => isPlain(item, depth - 1));
  return Object.keys(value).every(
    field => field !== '__proto__' && !LONE_SURROGATE.test(field) && isPlain((value as PlainObject)[field], depth - 1),
  );
}

/** Whether the value has fields. */
export const isPlainObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
