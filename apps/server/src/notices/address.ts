/** Which addresses of the network belong to nobody in particular: a notice goes out to the world, never into somebody's own house. */
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** IANA's registries of special purposes, as far as they are not reached by everybody. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const V6 = [
  '::/127',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const special = new BlockList();
for (const [family, nets] of [
  ['ipv4', V4],
  ['ipv6', V6],
] as const)
  for (const net of nets) {
    const [address = '', prefix] = net.split('/');
    special.addSubnet(address, Number(prefix), family);
  }

/** Whether everybody reaches the same machine by it. An IPv4 address that is written as IPv6 is what it is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The name leads into a network that is not everybody's. */
export class PrivateAddress extends Error {}

type Lookup = (hostname: string, options: object, callback: LookupDone) => void;
type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Finds addresses as Node does, and refuses a name as soon as one of them is not everybody's; asked for each connection. */
export const publicLookup: Lookup = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(new PrivateAddress(`${hostname} is in a private network`), []);
    const { all = false } = options as { readonly all?: boolean };
    return all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
