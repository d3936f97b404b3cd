/** A word of a command as a shell takes it, for commands that somebody copies. */
export const shellWord = (word: string): string =>
  /^[\p{L}\p{N}_.,:/=+-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
