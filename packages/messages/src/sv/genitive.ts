/** Swedish adds an s to a name, unless it already ends in such a sound: Annas tur, Lars tur. */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);
