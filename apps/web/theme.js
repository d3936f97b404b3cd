/*
 * Before the first paint: the colours, so that a dark room is never lit up, and whether what the server has printed is
 * what this device would show. The app keeps all of it in step afterwards.
 */
(() => {
  const kept = name => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const page = document.documentElement;
  const { theme = 'system', language = 'system', hand = 'right' } = kept('yaht.settings');
  const prefers = query => matchMedia(query).matches;
  const dark = prefers('(prefers-color-scheme: dark)');
  const system = prefers('(prefers-contrast: more)') ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light';
  page.dataset.theme = theme === 'system' ? system : theme;
  page.dataset.hand = hand;
  const isAtDoor = location.pathname === '/';
  let isFirst = isAtDoor;
  try {
    isFirst &&= localStorage.getItem('yaht.visited') === null;
  } catch {
    // A device that keeps nothing is always here for the first time.
  }
  page.dataset.visit = isFirst ? 'first' : 'later';
  // Another language was chosen here, or somebody has played here: their own screen is waited for.
  const isForeign = language !== 'system' && language !== page.lang;
  const hasPlayed = !isFirst && 'variant' in kept('yaht.setup') && !location.pathname.startsWith('/rules');
  if (isForeign || hasPlayed) page.dataset.printed = 'covered';
})();
