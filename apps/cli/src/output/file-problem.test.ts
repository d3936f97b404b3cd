import { LANGUAGES, messagesFor } from '@yaht/messages';
import { expect, test } from 'vitest';
import { cannotRead, cannotWrite } from './file-problem.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  ['ENOENT', 'there is no such file. Check the path.', 'its folder is not there. Make the folder first, or name another.'],
  ['ENOTDIR', 'there is no such file. Check the path.', 'its folder is not there. Make the folder first, or name another.'],
  ['EISDIR', 'it is a folder. Name the file in it.', 'it is a folder. Name a file in it.'],
  [
    'EACCES',
    'permission is missing. Check who may read it.',
    'permission is missing. Check who may write there, or name another place.',
  ],
  ['ENOSPC', 'the system says ENOSPC. Try again, or name another file.', 'the disk is full. Make room, or name another place.'],
  ['EIO', 'the system says EIO. Try again, or name another file.', 'the system says EIO. Name another place.'],
])('%s: what, why, what to do', (code, read, written) => {
  const words = messagesFor('en');
  expect(cannotRead(words, 'here/x', failure(code))).toBe(`cannot read here/x: ${read}`);
  expect(cannotWrite(words, 'here/x', failure(code))).toBe(`cannot write here/x: ${written}`);
});

test.each(LANGUAGES)('in %s a code stands only where there are no words', language => {
  const words = messagesFor(language);
  for (const code of ['ENOENT', 'EISDIR', 'EACCES', 'EROFS'])
    for (const problem of [cannotRead, cannotWrite]) expect(problem(words, 'x', failure(code))).not.toContain(code);
});
