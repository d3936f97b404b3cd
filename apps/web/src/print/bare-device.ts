/** A device that has nothing and prefers nothing, for drawing pages where there is no browser. */
const nothing = (): void => {};

export const bareDevice = {
  navigator: { languages: [], userAgent: '' },
  location: { origin: '', search: '' },
  document: { addEventListener: nothing },
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
};
