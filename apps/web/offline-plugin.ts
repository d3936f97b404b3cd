/** Writes the service worker with the list of everything the build has made. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Nobody needs these offline: a page for developers, and fonts in a form that only old browsers ask for. */
const LEFT_OUT = /Gallery|\.woff$|service-worker/;

export const offline = (folder: string): Plugin => ({
  name: 'yaht-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const made = Object.keys(bundle).filter(name => !name.startsWith('pages/'));
      const open = await readdir(join(folder, 'public'));
      const files = [...made, ...open]
        .filter(name => !LEFT_OUT.test(name))
        .map(name => `/${name}`)
        .sort();
      const template = await readFile(join(folder, 'service-worker.js'), 'utf8');
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = template.replace('__FILES__', JSON.stringify(files)).replace('__CACHE__', JSON.stringify(`yaht-${name}`));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});
