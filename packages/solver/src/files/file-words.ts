/** The headers of table files: words of four bytes, the lowest byte first. */

export function writeWords(file: Uint8Array, words: readonly number[]): void {
  const view = new DataView(file.buffer, file.byteOffset);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
}

export function readWords(file: Uint8Array, count: number): number[] {
  const view = new DataView(file.buffer, file.byteOffset);
  return Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true));
}
