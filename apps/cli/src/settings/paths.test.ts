import { expect, test } from 'vitest';
import { pathsFor } from './paths.ts';

test('Linux without variables', () => {
  expect(pathsFor({ env: {}, platform: 'linux', home: '/home/ann' })).toEqual({
    config: '/home/ann/.config/yaht/config.json',
    data: '/home/ann/.local/share/yaht',
    state: '/home/ann/.local/state/yaht',
    cache: '/home/ann/.cache/yaht',
  });
});

test('XDG variables move the folders; one that is not absolute is ignored', () => {
  const env = { XDG_CONFIG_HOME: '/etc/ann', XDG_DATA_HOME: 'relative', XDG_STATE_HOME: '', XDG_CACHE_HOME: '/tmp/c' };
  expect(pathsFor({ env, platform: 'freebsd', home: '/home/ann' })).toEqual({
    config: '/etc/ann/yaht/config.json',
    data: '/home/ann/.local/share/yaht',
    state: '/home/ann/.local/state/yaht',
    cache: '/tmp/c/yaht',
  });
});

test('macOS', () => {
  const env = { XDG_CONFIG_HOME: '/elsewhere' };
  expect(pathsFor({ env, platform: 'darwin', home: '/Users/ann' })).toEqual({
    config: '/Users/ann/Library/Application Support/yaht/config.json',
    data: '/Users/ann/Library/Application Support/yaht/data',
    state: '/Users/ann/Library/Application Support/yaht/state',
    cache: '/Users/ann/Library/Caches/yaht',
  });
});

test('Windows, with its variables and without', () => {
  const env = { APPDATA: 'C:\\Users\\ann\\AppData\\Roaming', LOCALAPPDATA: 'D:\\local' };
  expect(pathsFor({ env, platform: 'win32', home: 'C:\\Users\\ann' })).toEqual({
    config: 'C:\\Users\\ann\\AppData\\Roaming\\yaht\\config.json',
    data: 'D:\\local\\yaht\\data',
    state: 'D:\\local\\yaht\\state',
    cache: 'D:\\local\\yaht\\cache',
  });
  expect(pathsFor({ env: {}, platform: 'win32', home: 'C:\\Users\\ann' }).data).toBe(
    'C:\\Users\\ann\\AppData\\Local\\yaht\\data',
  );
});

test('YAHT_ variables come before everything', () => {
  const env = { YAHT_CONFIG_DIR: '/a', YAHT_DATA_DIR: '/b', YAHT_STATE_DIR: '/c', YAHT_CACHE_DIR: '/d', XDG_DATA_HOME: '/x' };
  expect(pathsFor({ env, platform: 'linux', home: '/home/ann' })).toEqual({
    config: '/a/config.json',
    data: '/b',
    state: '/c',
    cache: '/d',
  });
});
