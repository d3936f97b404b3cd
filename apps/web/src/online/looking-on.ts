/** Coming in without a seat: a name is taken along where one is known, and asked of nobody. */
import type { Entry } from '@yaht/client';
import { ownProfile } from '../people/account.ts';
import { lastName } from './seats.ts';

export const lookOn = (room: string, guest: string, password = ''): Entry => ({
  type: 'Join',
  name: lastName() || guest,
  room,
  spectate: true,
  ...(password === '' ? {} : { password }),
  ...ownProfile(),
});
