#!/usr/bin/env node
// The command itself is built into dist/; this file is committed so that npm can link it before the first build.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('yaht is not built yet. Run: npm run build\n');
  process.exitCode = 1;
}
