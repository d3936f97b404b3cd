/** The messenger of a server: with its key, its people and its tables. */
import { replayRoom } from '@yaht/room';
import type { People } from '../people/people.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Tables } from '../tables/tables.ts';
import { Messenger, type MessengerParts } from './messenger.ts';
import { newVapidKey, Vapid } from './vapid.ts';

type House = Pick<MessengerParts, 'log' | 'clock' | 'onFault' | 'count'> & {
  readonly tables: Pick<Tables, 'openGames' | 'isHere' | 'history'>;
  readonly people: Pick<People, 'notices'>;
  readonly patience?: number;
};

/** Milliseconds until a service that does not answer is not waited for. */
const PATIENCE = 10_000;

export type Telling = { readonly messenger: Messenger; readonly publicKey: string; readonly privateNetworks: boolean };

export async function openMessenger(
  { tables, people, patience = PATIENCE, ...parts }: House,
  { publicUrl, contact, privateNotices = false }: Pick<ServerOptions, 'publicUrl' | 'contact' | 'privateNotices'>,
): Promise<Telling> {
  const vapid = new Vapid(await people.notices.vapidKey(newVapidKey()));
  const messenger = new Messenger({
    ...parts,
    vapid,
    publicUrl,
    contact,
    reach: { privateNetworks: privateNotices, patience },
    book: people.notices,
    openGames: (profile, page) => tables.openGames(profile, page),
    isHere: (room, profile) => tables.isHere(room, profile),
    room: async room => {
      const facts = await tables.history(room);
      return facts && replayRoom(facts.map(({ event }) => event));
    },
  });
  return { messenger, publicKey: vapid.publicKey, privateNetworks: privateNotices };
}
