/** Day and time in the language of the page, as people write them where the device is at home. */

export const dateText = (at: number): string =>
  new Date(at).toLocaleString(localeHere(), { dateStyle: 'medium', timeStyle: 'short' });

/** A day as people everywhere call it, whatever the hour is where they are. */
export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(localeHere(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** English alone would be American: the region is that of the device, where it tells one. */
function localeHere(): Intl.Locale {
  const { region } = new Intl.Locale(navigator.language);
  return new Intl.Locale(document.documentElement.lang, region === undefined ? {} : { region });
}
