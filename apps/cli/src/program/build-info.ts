/** What the build wrote into the bundle; from source there is nothing to tell. */
declare const YAHT_BUILD: { readonly version: string; readonly commit: string | null } | undefined;

export const buildInfo = typeof YAHT_BUILD === 'undefined' ? { version: 'source', commit: null } : YAHT_BUILD;
