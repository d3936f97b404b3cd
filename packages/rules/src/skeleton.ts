/** What a name looks like: two names with the same skeleton cannot be told apart at a glance. */

/** Letters of other scripts, and digits, that look like a Latin letter. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  l: 'i',
  '0': 'o',
  '1': 'i',
  '|': 'i',
};

/** Without case, accents, blanks and marks, and with letters that look alike as one. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter(letter => !/[\p{M}\p{Z}\p{P}\p{Cf}]/u.test(letter))
    .map(letter => TWINS[letter] ?? letter)
    .join('');
