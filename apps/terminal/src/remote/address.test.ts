import { expect, test } from 'vitest';
import { formatAddress, parseAddress } from './address.ts';

const good: [string, string][] = [
  ['dice.example.org:7000', 'dice.example.org:7000'],
  ['dice.example.org', 'dice.example.org:7777'],
  ['192.168.0.7:1', '192.168.0.7:1'],
  [':8000', '127.0.0.1:8000'],
  ['[::1]:7777', '[::1]:7777'],
  ['[fe80::1]', '[fe80::1]:7777'],
  [' localhost:65535 ', 'localhost:65535'],
];

test.each(good)('%s means %s', (text, address) => {
  const parsed = parseAddress(text);
  expect(parsed && formatAddress(parsed)).toBe(address);
});

test.each(['', ':', 'host:', 'host:0', 'host:65536', 'host:port', '::1', 'a b', 'http://host:80', 'host/room', '[::1'])(
  '"%s" is no address',
  text => expect(parseAddress(text)).toBeUndefined(),
);
