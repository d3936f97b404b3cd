/** A tap means what was there when the finger set out. */

/** Faster than anybody reads what has come and answers it, or means to press the same thing twice, in milliseconds. */
export const TOO_SOON = 350;

/**
 * For the `ref` of a screen or sheet: it hears no tap until it can have been seen. What came first of all is there for a reader who may
 * have waited for it, so it listens at once.
 */
export function deafAtFirst(place: Element | null): void {
  if (hasBeenTouched()) place?.animate({ pointerEvents: ['none', 'none'] }, TOO_SOON);
}

/** A browser that does not tell (Firefox before 120) is taken to have been. */
const hasBeenTouched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
