/** The letters of the app, fetched once; without them the device's own are read as well. */
let fetched: Promise<unknown> | undefined;

/** Those that every screen shows; the others come when they are first needed. */
const EVERYWHERE = ['500 1em "Archivo Variable"', '700 1em "Roboto Serif"'];

export const fetchFonts = (): Promise<unknown> => (fetched ??= load().catch(() => undefined));

async function load(): Promise<unknown> {
  await import('./fonts.css');
  return Promise.all(EVERYWHERE.map(font => document.fonts.load(font)));
}
