/** Writes the first script into the page itself: the first paint needs it and must not wait for one more answer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

export const themed = (): Plugin => ({
  name: 'yaht-themed',
  // Before the styles are named: whatever runs after them waits for them.
  transformIndexHtml: async html => html.replace('</title>', `</title>\n    <script>${await theme()}</script>`),
});

async function theme(): Promise<string> {
  const name = 'theme.js';
  const { code } = await minify(name, await readFile(join(import.meta.dirname, name), 'utf8'));
  return code.trim();
}
