/** Memory for numbers that every thread reads. */

/** So many bytes, shared where memory can be: a page that is not isolated has none that can. */
export const roomFor = (bytes: number): ArrayBuffer | SharedArrayBuffer =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);

/** The same bytes in such memory, from a place on where numbers of any size can be read; copied only when they are elsewhere. */
export function inRoom(bytes: Uint8Array): Uint8Array {
  const isShared = typeof SharedArrayBuffer === 'undefined' || bytes.buffer instanceof SharedArrayBuffer;
  if (isShared && bytes.byteOffset % Float64Array.BYTES_PER_ELEMENT === 0) return bytes;
  const copy = new Uint8Array(roomFor(bytes.length));
  copy.set(bytes);
  return copy;
}
