/** `--db`, `--bus` and `--node-address`: a server that is one of several. */
import { parseDatabaseAddress, withoutPassword } from '@yaht/server/database-address';
import { err, ok, type Result } from '@yaht/rules';
import type { SharedOptions } from '@yaht/server';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';
import type { Given } from './settings.ts';

type Wished = { readonly db: Given | undefined; readonly bus: Given | undefined; readonly nodeAddress: Given | undefined };

/** For servers on one machine. */
const USUAL_ADDRESS = { host: '127.0.0.1', port: 0 } as const;
const LAST_PORT = 65_535;

const BUS = /^(rediss?|nats|tls):\/\//;

/** Undefined for a server that keeps its games in files of its own. */
export function sharedOptions(
  { messages, world }: Context,
  { db, bus, nodeAddress }: Wished,
): Result<SharedOptions | undefined, string> {
  const words = messages.nodes.problems;
  const lonely = bus ?? nodeAddress;
  if (!db) return lonely ? err(words.withoutDatabase(lonely.from)) : ok(undefined);
  if (!parseDatabaseAddress(db.value, world.env)) return err(words.notADatabase(db.from, shown(withoutPassword(db.value))));
  if (bus && !(BUS.test(bus.value) && URL.canParse(bus.value) && new URL(bus.value).hostname !== ''))
    return err(words.notABus(bus.from, shown(withoutPassword(bus.value))));
  const address = nodeAddress ? addressIn(nodeAddress.value) : USUAL_ADDRESS;
  if (!address) return err(words.notAnAddress(nodeAddress?.from ?? '', shown(nodeAddress?.value ?? '')));
  return ok({ database: db.value, address, ...(bus ? { bus: bus.value } : {}) });
}

/** Everybody would be as good as nobody: other nodes have to know where to go. */
function addressIn(text: string): SharedOptions['address'] | undefined {
  const [, host = '', port = ''] = /^(\[[0-9a-fA-F:.]+\]|[^:\s[\]]+):(\d{1,5})$/.exec(text) ?? [];
  const plain = host.replace(/^\[|\]$/g, '');
  const isSomewhere = plain !== '' && plain !== '0.0.0.0' && plain !== '::';
  return isSomewhere && Number(port) <= LAST_PORT ? { host: plain, port: Number(port) } : undefined;
}
