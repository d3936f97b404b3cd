/** Writes every text of the build once more, packed, so that the server has nothing to pack. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this the packed form saves nothing that anybody would notice. */
const LEAST = 1024;

export const compressed = (): Plugin => ({
  name: 'yaht-compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = (await readdir(dir, { recursive: true })).filter(name => TEXT.test(name));
    await Promise.all(names.map(name => pack(join(dir, name))));
  },
});

async function pack(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
