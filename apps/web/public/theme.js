/* Sets the colours before the first paint, so that a dark room is never lit up. The app keeps them in step afterwards. */
(() => {
  const wanted = (() => {
    try {
      return JSON.parse(localStorage.getItem('yaht.settings') ?? '{}').theme;
    } catch {
      return undefined;
    }
  })();
  const prefers = query => matchMedia(query).matches;
  const dark = prefers('(prefers-color-scheme: dark)');
  const system = prefers('(prefers-contrast: more)') ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = wanted && wanted !== 'system' ? wanted : system;
})();
