/** An authority of the tests that signs certificates, made by OpenSSL. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Authority = {
  /** Where its files are. */
  readonly folder: string;
  /** Its own certificate, by which others know it. */
  readonly certificate: string;
  /** A key and a certificate for a name, which their owner alone may read. */
  readonly sign: (
    name: string,
    owner?: { readonly uid: number; readonly gid: number },
  ) => Readonly<Record<'key' | 'certificate', string>>;
  readonly remove: () => void;
};

export function newAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'yaht-ca-'));
  chmodSync(folder, 0o755);
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const ask = (name: string): string[] => [
    'req',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    `/CN=${name}`,
  ];
  openssl(...ask('Authority of the tests'), '-x509', '-days', '2', '-keyout', 'ca.key', '-out', 'ca.pem');
  return {
    folder,
    certificate: join(folder, 'ca.pem'),
    sign: (name, owner) => {
      const [key, request, certificate, names] = ['key', 'csr', 'pem', 'names'].map(end => `${name}.${end}`) as [
        string,
        string,
        string,
        string,
      ];
      writeFileSync(join(folder, names), `subjectAltName=DNS:${name}`);
      openssl(...ask(name), '-keyout', key, '-out', request);
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
      openssl('x509', '-req', '-in', request, ...by, '-days', '2', '-extfile', names, '-out', certificate);
      chmodSync(join(folder, key), 0o600);
      if (owner) chownSync(join(folder, key), owner.uid, owner.gid);
      return { key: join(folder, key), certificate: join(folder, certificate) };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
