/** Where a PostgreSQL is and how to enter it: an address with one host or several, and the `PG…` variables for what it leaves out. */
import { readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity, type ConnectionOptions, type PeerCertificate } from 'node:tls';

export type Host = { readonly host: string; readonly port: number };

export type DatabaseAddress = {
  /** Never empty; a name that begins with a slash is the folder of a socket. */
  readonly hosts: readonly Host[];
  readonly user: string;
  readonly database: string;
  readonly password: string | undefined;
  /** Where passwords are kept, for an address without one. */
  readonly passwordFile: string;
  /** Settings for each session, as `-c name=value`. */
  readonly options: string | undefined;
  readonly tls: TlsMode;
  /** PEM files. */
  readonly rootCertificate: string | undefined;
  readonly certificate: string | undefined;
  readonly key: string | undefined;
};

/** `no-verify` is the library's word for `require`. */
const TLS_MODES = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full'] as const;
type TlsMode = (typeof TLS_MODES)[number];

/** A house has to write. */
const SESSIONS = ['any', 'read-write', 'primary'];

const USUAL_PORT = 5432;
const LAST_PORT = 65_535;

type Env = Readonly<Record<string, string | undefined>>;

/** Undefined for what is no address of a PostgreSQL that can be written to. */
export function parseDatabaseAddress(text: string, env: Env = process.env): DatabaseAddress | undefined {
  const parts = /^postgres(?:ql)?:(?:\/\/(?:([^@/?#]*)@)?([^@/?#]*)(?:\/([^?#]*))?)?(?:\?([^#]*))?$/.exec(text);
  if (!parts) return undefined;
  const [, entry = '', places = '', path = '', query = ''] = parts;
  const asked = new URLSearchParams(query);
  const said = (name: string, variable: string): string | undefined => (asked.get(name) ?? env[variable]) || undefined;
  const [name = '', ...rest] = entry.split(':');
  try {
    const user = decodeURIComponent(name) || said('user', 'PGUSER') || userInfo().username;
    const tls = TLS_MODES.find(mode => mode === (said('sslmode', 'PGSSLMODE') ?? 'prefer'));
    const hosts = hostsIn(places, said('host', 'PGHOST'), said('port', 'PGPORT'), asked.has('host'));
    if (!tls || !hosts || !SESSIONS.includes(said('target_session_attrs', 'PGTARGETSESSIONATTRS') ?? 'any')) return undefined;
    return {
      hosts,
      user,
      database: decodeURIComponent(path) || said('dbname', 'PGDATABASE') || user,
      password: decodeURIComponent(rest.join(':')) || said('password', 'PGPASSWORD'),
      passwordFile: said('passfile', 'PGPASSFILE') ?? join(homedir(), '.pgpass'),
      options: said('options', 'PGOPTIONS'),
      tls,
      rootCertificate: said('sslrootcert', 'PGSSLROOTCERT'),
      certificate: said('sslcert', 'PGSSLCERT'),
      key: said('sslkey', 'PGSSLKEY'),
    };
  } catch {
    return undefined;
  }
}

/** `a:1,b:2`, or else the lists of the options `host` and `port`; one port is that of every host. */
function hostsIn(
  places: string,
  names: string | undefined,
  ports: string | undefined,
  isAsked: boolean,
): readonly Host[] | undefined {
  const written = places === '' || isAsked ? (names ?? 'localhost').split(',') : places.split(',').map(decodeURIComponent);
  const usual = (ports ?? '').split(',');
  const hosts = written.map((place, i): Host => {
    const [, bracketed, plain = '', port] = /^(?:\[([^\]]*)\]|(\/.*|[^:]*))(?::(\d+))?$/.exec(place) ?? [];
    return { host: bracketed ?? plain, port: Number(port ?? ((usual.length > 1 ? usual[i] : usual[0]) || USUAL_PORT)) };
  });
  const isSound = ({ host, port }: Host): boolean => host !== '' && Number.isInteger(port) && port > 0 && port <= LAST_PORT;
  return hosts.every(isSound) ? hosts : undefined;
}

/** What encrypts a connection; false leaves it open. The modes that take what they get promise nothing, and stay without. */
export function encryptionOf({ tls, rootCertificate, certificate, key }: DatabaseAddress): ConnectionOptions | false {
  if (tls === 'disable' || tls === 'allow' || tls === 'prefer') return false;
  const ca = rootCertificate === undefined || rootCertificate === 'system' ? undefined : readPem(rootCertificate);
  const isChecked = tls === 'verify-full' || tls === 'verify-ca' || (tls === 'require' && ca !== undefined);
  return {
    rejectUnauthorized: isChecked,
    checkServerIdentity: tls === 'verify-full' ? refuseOtherNames : () => undefined,
    ...(ca === undefined ? {} : { ca }),
    ...(certificate === undefined ? {} : { cert: readPem(certificate) }),
    ...(key === undefined ? {} : { key: readPem(key) }),
  };
}

/** What is said against a certificate for other names is those names. */
function refuseOtherNames(host: string, certificate: PeerCertificate): Error | undefined {
  const problem = checkServerIdentity(host, certificate);
  if (problem && certificate.subjectaltname) problem.message = certificate.subjectaltname.replaceAll('DNS:', '');
  return problem;
}

/** A file of certificates that cannot be read; the message names it. */
export class UnreadableCertificate extends Error {
  readonly code = 'certificate';
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UnreadableCertificate(error instanceof Error ? error.message : path);
  }
}

/** Where a database is, as people read it: `a:5433,b/yaht`. */
export function placeOf({ hosts, database }: DatabaseAddress): string {
  return `${hostNamesOf({ hosts })}/${database}`;
}

export const hostNamesOf = ({ hosts }: Pick<DatabaseAddress, 'hosts'>): string =>
  hosts.map(({ host, port }) => (port === USUAL_PORT ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`)).join(',');

/** An address as it may be shown. */
export const withoutPassword = (url: string): string =>
  url
    .replace(/^([a-z]+:\/\/[^:@/]*):[^/]*@/, '$1@')
    .replace(/([?&])(?:ssl)?password=[^&#]*&?/g, '$1')
    .replace(/[?&]$/, '');
