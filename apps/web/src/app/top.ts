/** Whoever turns to another page begins to read at its top; on the way back the browser finds the old place. */

let isTurned = false;

export function beginAtTop(): void {
  let { pathname } = location;
  const turn = (): boolean => {
    if (location.pathname === pathname) return false;
    ({ pathname } = location);
    return (isTurned = true);
  };
  addEventListener('popstate', turn);
  // The router tells of every address that is added to the history.
  addEventListener('pushState', () => turn() && scrollTo(0, 0));
}

/** For the `ref` of a page's heading: whoever listens hears it first, and the keyboard goes on from there, if it is nowhere else. */
export function readFromHere(heading: HTMLElement | null): void {
  if (!isTurned || !heading) return;
  isTurned = false;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Another page has come where the address stays the same. */
export const turnPage = (): unknown => (isTurned = true);
