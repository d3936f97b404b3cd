/** Memory for numbers that every thread reads. */

/** Whether memory can be shared: a page that is not isolated has none that can. */
export const isSharing = (): boolean => typeof SharedArrayBuffer !== 'undefined';

/** So many bytes, shared where memory can be. */
export const roomFor = (bytes: number): ArrayBuffer | SharedArrayBuffer =>
  isSharing() ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);

/** The same bytes in such memory, from a place on where numbers of any size can be read; copied only when they are elsewhere. */
export function inRoom(bytes: Uint8Array): Uint8Array {
  const isShared = !isSharing() || bytes.buffer instanceof SharedArrayBuffer;
  if (isShared && bytes.byteOffset % Float64Array.BYTES_PER_ELEMENT === 0) return bytes;
  const copy = new Uint8Array(roomFor(bytes.length));
  copy.set(bytes);
  return copy;
}
