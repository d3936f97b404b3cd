/** Imports point one way: between packages as this table says, and inside a package without circles. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesUnder, root, say } from './house.mjs';

/** Who may know whom; docs/architecture.md draws the same picture. */
const MAY_IMPORT = {
  'packages/rules': [],
  'packages/art': [],
  'packages/fair': ['rules'],
  'packages/room': ['rules'],
  'packages/solver': ['rules'],
  'packages/messages': ['rules'],
  'packages/bots': ['rules', 'solver'],
  'packages/protocol': ['rules', 'room'],
  'packages/client': ['rules', 'room', 'protocol'],
  'packages/coach': ['rules', 'solver', 'bots', 'messages', 'client'],
  'apps/server': ['rules', 'art', 'fair', 'room', 'solver', 'bots', 'messages', 'protocol'],
  'apps/terminal': ['rules', 'solver', 'bots', 'fair', 'messages', 'client', 'coach'],
  'apps/web': ['rules', 'art', 'solver', 'bots', 'fair', 'messages', 'client', 'coach'],
  'apps/cli': ['rules', 'solver', 'bots', 'fair', 'messages', 'client', 'coach', 'protocol', 'server', 'terminal'],
};

/** Not even what comes with Node. */
const IMPORTS_NOTHING = ['packages/rules', 'packages/art'];

const IMPORT =
  /^\s*(?:import|export)\s(?<clause>[^'"`;]*?\sfrom\s+)?['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]/gm;

export async function checkArrows() {
  const found = (await Promise.all(Object.keys(MAY_IMPORT).map(checkRoom))).flat();
  for (const line of found) say(line);
  return found.length === 0 ? 0 : 1;
}

async function checkRoom(room) {
  const files = (await filesUnder(join(root, room, 'src'))).filter(file => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map(async file => ({ file, imports: importsOf(await readFile(file, 'utf8')) })));
  return [...sources.flatMap(source => strangers(room, source)), ...circles(sources)];
}

const importsOf = text =>
  [...text.matchAll(IMPORT)].map(({ groups }) => ({
    from: groups.from ?? groups.lazy,
    typeOnly: /^type\s/.test(groups.clause ?? '') || /^\{(\s*type\s[^,]+,?)+\s*\}/.test(groups.clause ?? ''),
  }));

/** Imports of rooms that this one must not know; the rules must not import anything outside themselves. */
function strangers(room, { file, imports }) {
  const isTest = /\.(test|long)\.tsx?$/.test(file);
  return imports
    .filter(({ from }) => !from.startsWith('.'))
    .filter(({ from }) => (from.startsWith('@yaht/') ? !mayImport(room, from) : IMPORTS_NOTHING.includes(room) && !isTest))
    .map(({ from }) => `${relative(root, file)} must not import ${from}`);
}

const mayImport = (room, from) => {
  const name = from.split('/')[1];
  return room.endsWith(`/${name}`) || MAY_IMPORT[room].includes(name);
};

/** Files that need each other at run time; a circle of types alone is harmless. */
function circles(sources) {
  const needs = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly).map(({ from }) => join(dirname(file), from)),
    ]),
  );
  const done = new Set();
  const found = [];
  const visit = (file, path) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const next of needs.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return found.map(circle => `files that import each other: ${circle.map(file => relative(root, file)).join(' → ')}`);
}
