import { expect, test } from 'vitest';
import { ownOf } from './public-url.ts';
import { HttpHouse } from './testing/http-house.ts';
import { TestHouse } from './testing/house.ts';

test('its name is a name of the server, and pages from there are pages of it; what else was named stays', () => {
  const named = { names: ['play.example'], origins: ['https://friend.example'] };
  expect(ownOf({ ...named, publicUrl: 'https://dice.example:8443' })).toEqual({
    names: ['play.example', 'dice.example'],
    origins: ['https://friend.example', 'https://dice.example:8443'],
  });
  expect(ownOf(named)).toEqual(named);
});

const described = async (address: { readonly publicUrl?: string; readonly contact?: string }) => {
  const http = await HttpHouse.open(new TestHouse(), undefined, undefined, address);
  return { http, told: (await http.get('/v1/server')).json() };
};

test('the server says where others reach it and whoever runs it', async () => {
  const address = { publicUrl: 'https://dice.example', contact: 'mailto:ann@dice.example' };
  const { http, told } = await described(address);
  expect(told).toMatchObject({ ...address, missing: { linkPreviews: null } });
  // Its own page names the address that others can use, whatever the reader asked by.
  expect((await http.get('/', { headers: { host: '127.0.0.1:9000' } })).body).toContain('https://dice.example/game/new');
});

test('without an address for others it says what is missing for want of it', async () => {
  const { told } = await described({});
  expect(told).toMatchObject({ publicUrl: null, contact: null, missing: { linkPreviews: 'public-url' } });
});
