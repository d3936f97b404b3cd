/** Refuses a build whose files import each other in a circle: they could not start in the order that their modules need. */
import type { Plugin, Rolldown } from 'vite';

export const withoutCircles = (): Plugin => ({
  name: 'yaht-without-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    for (const name of Object.keys(bundle)) follow(name, bundle, [], done);
  },
});

function follow(name: string, bundle: Rolldown.OutputBundle, way: readonly string[], done: Set<string>): void {
  if (way.includes(name))
    throw new Error(`files import each other: ${[...way, name].join(' → ')}; see the groups of vite.config.ts`);
  const file = bundle[name];
  if (done.has(name) || file?.type !== 'chunk') return;
  for (const next of file.imports) follow(next, bundle, [...way, name], done);
  done.add(name);
}
