/** What an operator copies from deploy/: no password and no trusted range is chosen for them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/programs.ts';

const folder = join(root, 'deploy');
const entries = (await readdir(folder, { withFileTypes: true })).filter(entry => entry.isFile());
const files = await Promise.all(entries.map(async ({ name }) => ({ name, text: await readFile(join(folder, name), 'utf8') })));

/** Settings that are in force: a comment only shows what could stand there. */
const inForce = (text: string): readonly string[] => text.split('\n').filter(line => !/^\s*(#|;|\/\/)/.test(line));

/** One that ends the start with a sentence when it is not set. */
const REQUIRED = /^\$\{[A-Z_]+:\?[^}]{10,}\}$/;

/** The value of each setting whose name fits, in YAML, units and shell alike. */
const valuesOf = (name: RegExp, text: string): readonly string[] =>
  inForce(text).flatMap(line =>
    [...line.matchAll(/\b([A-Z_]+)['"]?\s*[:=]\s*(?:'([^']*)'|"([^"]*)"|([^\s,}]+))/g)]
      .filter(([, key = '']) => name.test(key))
      .map(([, , single, double, bare]) => single ?? double ?? bare ?? ''),
  );

/** The password inside an address: `postgres://yaht:SECRET@host/yaht`. */
const passwordsIn = (text: string): readonly string[] =>
  inForce(text).flatMap(line => [...line.matchAll(/\w:\/\/[^\s:/@]*:(\$\{[^}]*\}|[^\s@/]+)@/g)].map(([, secret = '']) => secret));

describe.each(files)('deploy/$name', ({ text }) => {
  test('every password is the operator’s to choose', () => {
    const passwords = [...valuesOf(/PASSWORD|SECRET|TOKEN/, text), ...passwordsIn(text)];
    expect(passwords.filter(value => !REQUIRED.test(value))).toEqual([]);
  });

  test('whose word on an address is taken is the operator’s to choose', () => {
    expect(valuesOf(/^YAHT_(PROXIES|ORIGINS)$/, text).filter(value => !REQUIRED.test(value))).toEqual([]);
    expect(inForce(text).filter(line => /\d+\.\d+\.\d+\.\d+\/\d+|set_real_ip_from/.test(line))).toEqual([]);
  });

  test('nothing has a value of its own where it is not chosen', () => {
    expect(inForce(text).filter(line => /\$\{\w*(PASSWORD|SECRET|TOKEN|PROX|SUBNET)\w*(:?-|\})/.test(line))).toEqual([]);
  });
});

test('the settings that have to be chosen are found, so that this file cannot pass by finding none', () => {
  const compose = files.find(({ name }) => name === 'compose.yaml')?.text ?? '';
  expect(passwordsIn(compose)).toHaveLength(1);
  expect(valuesOf(/PASSWORD/, compose)).toHaveLength(1);
  expect(valuesOf(/^YAHT_PROXIES$/, compose)).toHaveLength(1);
  for (const bad of ['YAHT_PROXIES: 10.0.0.0/8', "YAHT_PROXIES: '${YAHT_PROXIES:-127.0.0.1}'", 'YAHT_PROXIES=127.0.0.1'])
    expect(valuesOf(/^YAHT_PROXIES$/, bad).every(value => REQUIRED.test(value))).toBe(false);
  expect(passwordsIn('YAHT_DB: postgres://yaht:yaht@postgres/yaht')).toEqual(['yaht']);
});
