/** What the address by which others come makes the server's own: its name, and the pages that come from there. */
import type { ServerOptions } from './server-options.ts';

type Own = { readonly names: readonly string[]; readonly origins: readonly string[] };

export function ownOf({ publicUrl, names = [], origins = [] }: Pick<ServerOptions, 'publicUrl' | keyof Own>): Own {
  if (publicUrl === undefined) return { names, origins };
  return { names: [...names, new URL(publicUrl).hostname], origins: [...origins, publicUrl] };
}
