import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const tables: [string, number, readonly string[], readonly string[]][] = [
  ['names that fit are whole', 8, ['Player 1', 'Player 2'], ['Player 1', 'Player 2']],
  ['of names that differ the end is left out', 4, ['Alice', 'Bob'], ['Ali…', 'Bob']],
  ['what differs stays', 4, ['Player 1', 'Player 2', 'Player 10'], ['Pl…1', 'Pl…2', 'P…10']],
  ['beside a name that is whole', 4, ['Ann', 'Ann 2'], ['Ann', 'Ann2']],
  ['only where the beginning says nothing it is left out', 4, ['Bot (easy)', 'Bot (normal)', 'Cy'], ['easy', 'nor…', 'Cy']],
  ['some alike in more than others', 4, ['Bot (easy)', 'Bot (easy) 2', 'Bot (normal)'], ['easy', 'ea…2', 'nor…']],
  ['a bot that does not fit goes by its level', 4, ['Ann', 'Bot (easy)'], ['Ann', 'easy']],
  ['also beside another one', 9, ['Bot (optimal)', 'Bot (normal) 2', 'Cy'], ['optimal', 'normal 2', 'Cy']],
  ['two cells for a letter of East Asia', 4, ['骰子骰子一', '骰子骰子二'], ['…一', '…二']],
  ['the same name twice stays the same', 4, ['Player', 'Player'], ['Pla…', 'Pla…']],
];

test.each(tables)('%s', (_, width, names, shown) => {
  expect(shortNames(names, width)).toEqual(shown);
});
