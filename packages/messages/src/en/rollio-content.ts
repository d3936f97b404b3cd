/** English is the language of the content itself, so nothing has to be said twice. */
export const rollioContent: Readonly<Record<string, string>> = {};
