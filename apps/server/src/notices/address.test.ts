import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './address.ts';
import { addressProblem, postNotice } from './post-notice.ts';

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is everybody’s', address => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%j is somebody’s own', address => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that leads to this machine is refused when it is looked up, at every connection', async () => {
  const failed = await new Promise(resolve => publicLookup('localhost', {}, error => resolve(error)));
  expect(failed).toBeInstanceOf(PrivateAddress);
});

const strict = { privateNetworks: false };

test.each([
  ['https://ntfy.example/dice', undefined],
  ['https://fcm.googleapis.com/fcm/send/abc:def', undefined],
  ['https://updates.push.services.mozilla.com:443/wpush/v2/x', undefined],
  ['http://ntfy.example/dice', 'not-public'],
  ['https://192.168.0.1/', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[::ffff:7f00:1]/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://0x7f.1/', 'not-public'],
  ['https://localhost/', 'not-public'],
  ['https://printer.local/', 'not-public'],
  ['https://printer/', 'not-public'],
  ['https://ntfy.example:25/', 'not-public'],
  ['https://user:secret@ntfy.example/', 'not-an-address'],
  ['ftp://ntfy.example/', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['', 'not-an-address'],
  [`https://ntfy.example/${'x'.repeat(2_048)}`, 'not-an-address'],
])('%s is refused as %s', (address, problem) => {
  expect(addressProblem(address, strict)).toBe(problem);
});

test('where the operator allows it, the network of the house is asked', () => {
  expect(addressProblem('http://192.168.0.1:2586/dice', { privateNetworks: true })).toBeUndefined();
});

test('a request to an address that is not everybody’s is not even begun', async () => {
  const posted = await postNotice('https://127.0.0.1/', { headers: {}, body: Buffer.of() }, { ...strict, patience: 1_000 });
  expect(posted).toEqual({ type: 'silent', why: 'not-public' });
});
