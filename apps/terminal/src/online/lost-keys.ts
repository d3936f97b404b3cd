/** What can be done while there is no connection: trying again now, without waiting for the next attempt. */
import { isConnected, type RemoteTable } from '@yaht/client';
import { lostKeys } from '../keys/online-keys.ts';
import { can, type KeyMap } from '../keys/press.ts';

/** Before all other keys of a room; none while there is a connection. */
export const lostKeysOf = ({ state, hurry }: RemoteTable): KeyMap =>
  isConnected(state().connection) ? { bindings: [], abilities: {} } : { bindings: lostKeys, abilities: { tryNow: can(hurry) } };
