/** The small things that this device keeps between visits, each under a name. Private windows of some browsers keep nothing. */

/** The text kept under a name; null when there is none, and where pages are printed. */
export function recallText(name: string): string | null {
  if (import.meta.env.SSR) return null;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It lasts as long as this page.
  }
}

/** The value kept under a name; undefined when there is none that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(recallText(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const keep = (name: string, value: unknown): void => keepText(name, JSON.stringify(value));

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets everything whose name begins so. */
export function forgetAll(prefix: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
