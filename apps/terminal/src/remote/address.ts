/** Where a server is: `dice.example.org:7777`, `192.168.0.7`, `[::1]:7777`. */

export type Address = {
  readonly host: string;
  readonly port: number;
  /** Of a server that is reached as browsers reach it, by a link. */
  readonly origin?: string;
};

/** Where a server is when nobody says otherwise, and where one is looked for. */
export const DEFAULT_ADDRESS: Address = { host: '127.0.0.1', port: 7777 };

const LAST_PORT = 65_535;
/** An address of the sixth version stands in brackets; anything else has no colon in it. */
const FORM = /^(?:\[(?<v6>[0-9a-f:.]+)\]|(?<host>[^\s:/[\]]*))(?::(?<port>\d{1,5}))?$/i;

/** The address that a text names; what is left out is that of a server on this machine. */
export function parseAddress(text: string): Address | undefined {
  const { v6, host, port } = FORM.exec(text.trim())?.groups ?? {};
  if (v6 === undefined && host === undefined) return undefined;
  if (!host && v6 === undefined && port === undefined) return undefined;
  const number = port === undefined ? DEFAULT_ADDRESS.port : Number(port);
  return number >= 1 && number <= LAST_PORT ? { host: v6 || host || DEFAULT_ADDRESS.host, port: number } : undefined;
}

/** Whether a host is this machine, under a name that nobody else reaches it by. */
export const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

export const formatAddress = ({ host, port, origin }: Address): string =>
  origin ?? `${host.includes(':') ? `[${host}]` : host}:${port}`;
