#!/usr/bin/env node
// The command itself is built into dist/; this file is committed so that npm can link it before the first build. A Node that is
// too old can read it, to say so.
import { existsSync, readFileSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '');
const [[major, minor], [leastMajor, leastMinor]] = [process.versions.node, least].map(version => version.split('.').map(Number));

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  fail(`this is Node ${process.versions.node}, and yaht needs ${least} or newer. Install a newer one: https://nodejs.org`);
} else if (existsSync(main)) {
  await import(main.href);
} else {
  fail('yaht is not built yet. Run: npm run build');
}

function fail(problem) {
  process.stderr.write(`yaht: ${problem}\n`);
  process.exitCode = 1;
}
