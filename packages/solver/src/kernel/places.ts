/** How a memory is measured, laid out and made. */
import type { ModuleParts } from './wasm.ts';

export const WORD = 4;
export const VECTOR = 16;
const CACHE_LINE = 64;
/** Farther than a processor reads ahead. */
const APART = 4096;
const PAGE = 65536;

export const roundUp = (bytes: number): number => Math.ceil(bytes / CACHE_LINE) * CACHE_LINE;

/** One area after the other, each beginning at a cache line. */
export function placesOf<Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name | 'end', number>> {
  let end = 0;
  const places: Record<string, number> = {};
  for (const [name, size] of Object.entries<number>(sizes)) {
    places[name] = end;
    end += roundUp(size);
  }
  return { ...places, end } as Record<Name | 'end', number>;
}

/** The size of an area that one thread writes, so far from the next one that they do not share cache lines. */
export const threadSize = (bytes: number): number => Math.ceil((bytes + APART) / APART) * APART;

export const pagesFor = (bytes: number): number => Math.ceil(bytes / PAGE);

/** The memory that a module asks for. */
export const memoryFor = ({ pages, maximum = pages, shared }: ModuleParts['memory']): WebAssembly.Memory =>
  new WebAssembly.Memory({ initial: pages, ...(shared ? { maximum, shared } : {}) });
