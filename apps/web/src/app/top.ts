/** Whoever turns to another page begins to read at its top; on the way back the browser finds the old place. */
export function beginAtTop(): void {
  let { pathname } = location;
  addEventListener('popstate', () => ({ pathname } = location));
  // The router tells of every address that is added to the history.
  addEventListener('pushState', () => {
    if (location.pathname !== pathname) scrollTo(0, 0);
    ({ pathname } = location);
  });
}
