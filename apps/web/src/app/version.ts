/** The version of this build, written in by the bundler. */
export const VERSION = import.meta.env.VITE_YAHT_VERSION as string;
