/** docs/http.md is true: every block of it is run, in one shell, from top to bottom. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, root, run } from '../lib/programs.ts';
import { ServerProcess } from './lib/server-process.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: join(folder.path, 'data') });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

type Block = { readonly commands: string; readonly output: string | undefined };

/** What is to be typed, and what is shown after it; `…` in an output stands for anything. */
function blocksOf(page: string): readonly Block[] {
  const fences = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({ language, text: text ?? '' }));
  return fences.flatMap(({ language, text }, i) => {
    const next = fences[i + 1];
    return language === 'sh' ? [{ commands: text, output: next?.language === 'text' ? next.text : undefined }] : [];
  });
}

const patternOf = (output: string): RegExp =>
  new RegExp(
    `^${output
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('…', '[\\s\\S]*')}$`,
  );

test('every block of the page about HTTP works and answers what the page shows', async () => {
  const blocks = blocksOf(await readFile(join(root, 'docs/http.md'), 'utf8'));
  const end = 'end of block';
  const script = blocks.map(({ commands }) => `${commands}\necho\necho '${end}'`).join('\n');
  await writeFile(join(folder.path, 'page.sh'), `set -e\n${script}\n`);
  const env = { YAHT: `http://127.0.0.1:${server.ports.http}` };
  const { code, stdout, stderr } = await run('bash', ['page.sh'], { cwd: folder.path, env });
  const outputs = stdout.split(`${end}\n`);
  expect({ code, stderr, blocks: outputs.length - 1, last: outputs.at(-1) }).toEqual({
    code: 0,
    stderr: '',
    blocks: blocks.length,
    last: '',
  });
  for (const [i, { output }] of blocks.entries()) if (output !== undefined) expect(outputs[i]?.trim()).toMatch(patternOf(output));
});
