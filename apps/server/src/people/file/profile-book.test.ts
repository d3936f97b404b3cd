import { expect, test } from 'vitest';
import { noticesContract, profilesContract } from '../contract.ts';
import { remoteHere } from '../thread/remote.ts';
import { sealedCode } from '../transfer-code.ts';
import { openPeopleFile } from './people-file.ts';

profilesContract('profiles in a file', async () => remoteHere({ profiles: openPeopleFile({ file: ':memory:' }).profiles }));

noticesContract('notices in a file', async () => remoteHere({ notices: openPeopleFile({ file: ':memory:' }).notices }));

test.each([
  ['k7q2 xm4p 9trc', 'K7Q2-XM4P-9TRC'],
  ['k7q2xm4p9trc', 'K7Q2-XM4P-9TRC'],
])('%s is the code %s', (typed, code) => {
  expect(sealedCode(typed)).toEqual(sealedCode(code));
});

test.each(['', 'K7Q2', 'K7Q2-XM4P-9TRC-AAAA', '../../etc/pa', 'K7Q2-XM4P-9TRÄ'])('%j is no code', text => {
  expect(sealedCode(text)).toBeUndefined();
});
