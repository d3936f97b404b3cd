/**
 * The code that is kept on paper, for somebody who has lost every device. It is as good as a key: nobody finds one by trying, so it needs no
 * count of wrong guesses and no end, and only its hash is stored.
 */
import { hashOf, newCode } from '../tables/secrets.ts';

/** Each of them is one of 31: 118 bits in all. */
const LENGTH = 24;
const GROUP = 4;

/** `K7Q2-XM4P-9TRC-N9HR-BR5T-QNB7`. */
export function newRecoveryCode(): string {
  const text = newCode(12) + newCode(12);
  return Array.from({ length: LENGTH / GROUP }, (_, i) => text.slice(GROUP * i, GROUP * (i + 1))).join('-');
}

/** As it is kept. Nothing when it cannot be such a code; blanks, dashes and case do not matter. */
export function sealedRecovery(code: string): string | undefined {
  const text = code.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z0-9]{24}$/.test(text) ? hashOf({ recovery: text }) : undefined;
}
