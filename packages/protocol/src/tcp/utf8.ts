/** Whether bytes are text: UTF-8 without overlong forms, surrogates or code points beyond the last one. */

/** For each leading byte that begins a longer character: how many bytes follow, and the range of the first of them. */
function following(lead: number): readonly [count: number, low: number, high: number] | undefined {
  if (lead >= 0xc2 && lead <= 0xdf) return [1, 0x80, 0xbf];
  if (lead === 0xe0) return [2, 0xa0, 0xbf];
  if (lead === 0xed) return [2, 0x80, 0x9f];
  if (lead >= 0xe1 && lead <= 0xef) return [2, 0x80, 0xbf];
  if (lead === 0xf0) return [3, 0x90, 0xbf];
  if (lead >= 0xf1 && lead <= 0xf3) return [3, 0x80, 0xbf];
  if (lead === 0xf4) return [3, 0x80, 0x8f];
  return undefined;
}

/** Whether the bytes from `start` up to `end` are UTF-8. */
export function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end) {
    const lead = bytes[at++] ?? 0;
    if (lead < 0x80) continue;
    const rule = following(lead);
    if (!rule || at + rule[0] > end) return false;
    for (let i = 0; i < rule[0]; i++, at++) {
      const byte = bytes[at] ?? 0;
      if (byte < (i === 0 ? rule[1] : 0x80) || byte > (i === 0 ? rule[2] : 0xbf)) return false;
    }
  }
  return true;
}
