import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpParts } from './call/parts.ts';
import { webApp } from './web-app.ts';

/** As the build of the app leaves it: files, and a document for every page in every language. */
const BUILT = {
  'assets/app-1234.js': 'run()',
  'favicon.svg': '<svg/>',
  'index.html': 'any page',
  'pages/index.json': JSON.stringify({
    files: { '/': 'home.html', '/rules/:id': 'rules-id.html', '/rules/yatzy': 'rules-yatzy.html' },
    scripts: ["'sha256-theme'", "'sha256-start'"],
    styles: ["'sha256-home'"],
  }),
  ...Object.fromEntries(
    ['en', 'sv', 'de'].flatMap(language =>
      ['home', 'rules-id', 'rules-yatzy'].map(name => [`pages/${language}/${name}.html`, `${name} in ${language}`]),
    ),
  ),
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-web-'));
  for (const [name, text] of Object.entries(BUILT)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  app = fastify();
  await app.register(webApp({ webFolder: folder } as HttpParts));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });

test.each([
  ['/', 'sv-SE,sv;q=0.9', 'home in sv'],
  ['/', 'fi', 'home in en'],
  ['/rules/yatzy', 'de', 'rules-yatzy in de'],
  ['/rules/one-of-my-own', 'de', 'rules-id in de'],
])('%s for whoever reads %s is %s', async (url, language, body) => {
  const answer = await get(url, language);
  expect(answer.body).toBe(body);
  expect(answer.headers['vary']).toContain('Accept-Language');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('nothing may run in a page but what the build wrote there, and nothing comes from elsewhere', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-theme' 'sha256-start';");
  expect(policy).toContain("style-src 'self' 'sha256-home';");
  expect(policy).not.toMatch(/(?<!wasm-)unsafe-|http:|\*/);
});

test('a file that carries its content in its name is kept for ever, the others are asked for again', async () => {
  expect((await get('/assets/app-1234.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/pages/en/home.html',
  '/pages/index.json',
  '/rules/../pages/en/home.html',
  '/assets',
  '/assets/',
  '/assets/app-4321.js',
  '/assets/../pages/index.json',
  '/assets/%2e%2e/pages/index.json',
  '/nowhere',
])('%s is no page', async url => {
  expect((await get(url)).statusCode).toBe(404);
});
