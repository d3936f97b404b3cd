/** Looks for a secret in what was heard, in whatever form it may have slipped out. */

/** How many characters of six bits so many bytes fill. */
const characters = (bytes: number): number => (8 * bytes) / 6;

/** What base64 makes of bytes that come after so many others; characters that hold other bytes, too, are left out. */
const base64After = (bytes: Buffer, before: number, alphabet: 'base64' | 'base64url'): string =>
  Buffer.concat([Buffer.alloc(before), bytes])
    .toString(alphabet)
    .slice(Math.ceil(characters(before)), Math.floor(characters(before + bytes.length)));

const ALPHABETS = ['base64', 'base64url'] as const;

/** The texts in which bytes can be written; hexadecimal digits are small. */
const textsOf = (secret: Buffer): readonly string[] =>
  ALPHABETS.flatMap(alphabet => [0, 1, 2].map(before => base64After(secret, before, alphabet)));

/** Whether the secret, given in hexadecimal digits, is somewhere in these bytes. */
export function isTold(secret: string, heard: Buffer): boolean {
  const bytes = Buffer.from(secret, 'hex');
  const text = heard.toString('latin1');
  return heard.includes(bytes) || text.toLowerCase().includes(secret) || textsOf(bytes).some(form => text.includes(form));
}
