/** The rules of a game as plain lines. */
import { rulesOf, type Messages } from '@yaht/messages';
import type { Variant } from '@yaht/rules';

export const rulesLines = (words: Messages, variant: Variant): readonly string[] => {
  const { name, summary, sections } = rulesOf(words, variant);
  return [
    `${name}. ${summary}`,
    ...sections.flatMap(({ title, sentences, rows }) => [
      '',
      title,
      ...sentences.map(sentence => `  ${sentence}`),
      ...rows.map(row => `  ${row.name}: ${row.needs}; ${row.pays}`),
    ]),
  ];
};
