import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { missingPackage, OPTIONAL_PACKAGES, Place } from './optional-package.ts';

const notFound = (name: string): Error =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /somewhere/yaht/dist/chunks/postgres-log.js`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });

test.each([
  ['/home/ann/games/node_modules/yaht/dist/chunks/house.js', 'npm install --global pg@1'],
  ['/home/ann/.npm/_npx/9f1/node_modules/yaht/dist/chunks/house.js', 'npx --package yaht --package pg@1 yaht …'],
  ['C:\\Users\\Ann\\AppData\\Roaming\\npm\\node_modules\\yaht\\dist\\chunks\\house.js', 'npm install --global pg@1'],
])('%s: %s', (file, command) => {
  expect(new Place(file).install('pg@1')).toBe(command);
});

test('a command within a project is told to install there', () => {
  expect(new Place().install('pg@1')).toBe('npm install pg@1');
});

test('they are those of the manifest, in the same versions, and none has to be there', () => {
  const majors = Object.entries(manifest.peerDependencies).map(([name, range]) => [name, Number(/^\^(\d+)\./.exec(range)?.[1])]);
  expect(new Map(majors as [string, number][])).toEqual(OPTIONAL_PACKAGES);
  expect(manifest.peerDependenciesMeta).toEqual(Object.fromEntries(majors.map(([name]) => [name, { optional: true }])));
});

test.each([...OPTIONAL_PACKAGES])('%s is asked for', (name, version) => {
  const there = new Place('/usr/lib/node_modules/yaht/dist/main.js');
  expect(missingPackage(notFound(name), there)).toEqual({ name, command: `npm install --global ${name}@${version}` });
});

test.each([notFound('zod'), new Error("Cannot find package 'pg' imported from here"), 'pg', null])(
  '%s is another fault',
  error => {
    expect(missingPackage(error)).toBeUndefined();
  },
);
