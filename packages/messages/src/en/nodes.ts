/** What `yaht server` says as one of several. */
export const nodes = {
  database: 'Database',
  flags: {
    db: 'PostgreSQL of several servers (--bus, --node-address)',
    sharedDb: 'the PostgreSQL of several servers',
    bus: 'hints between servers: redis://… or nats://…',
    nodeAddress: 'where other servers reach this one, HOST:PORT',
  },
  problems: {
    notADatabase: (option: string, value: string): string =>
      `${option} cannot be "${value}". Take the address of a PostgreSQL: postgres://user@host/database`,
    notABus: (option: string, value: string): string =>
      `${option} cannot be "${value}". Take redis://host:6379 or nats://host:4222, or leave it out: PostgreSQL will do.`,
    notAnAddress: (option: string, value: string): string =>
      `${option} cannot be "${value}". Take an address of this machine and a port, as 10.0.0.5:7800; port 0 takes a free one.`,
    withoutDatabase: (option: string): string =>
      `${option} is for servers that share a database. Name it: --db postgres://user@host/database`,
    notHere: (host: string): string =>
      `${host} is not an address of this machine. Take one by which the other servers reach it: --node-address 10.0.0.5:7800`,
    wrongPassword: (place: string, user: string): string =>
      `the database ${place} does not let ${user === '' ? 'you' : user} in: the password is missing or wrong. Put it into PGPASSWORD, or into the address: YAHT_DB=postgres://user:password@host/database (or a file with it: YAHT_DB_FILE)`,
    noDatabase: (host: string, name: string): string =>
      `there is no database ${name} at ${host}. Make it (createdb ${name}), or name another: --db postgres://user@host/database`,
    needsTls: (place: string): string =>
      `${place} takes encrypted connections only. Add to its address: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem`,
    answersEarly: (place: string): string =>
      `${place} answers before it has written (synchronous_commit is off), so moves could be lost. Say there: alter system set synchronous_commit = on; select pg_reload_conf();`,
    onlyReads: (place: string): string =>
      `${place} only reads: it is the copy of another PostgreSQL, or was told to write nothing. Name the one that writes, or all of them: postgres://a,b/database?target_session_attrs=read-write`,
    pooler: (place: string): string =>
      `at ${place} a pooler shares out connections by the transaction, and servers need theirs whole. Let it pool sessions (pool_mode = session), or name the database itself.`,
    noEncryption: (place: string): string =>
      `${place} takes no encrypted connections. Switch them on there (ssl = on), or go without in a network of your own: ?sslmode=disable`,
    otherAuthority: (hosts: string, why: string): string =>
      `the certificate of ${hosts} is from nobody this machine trusts (${why}). Name the authority that signed it: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem`,
    otherName: (hosts: string, why: string): string =>
      `the certificate of ${hosts} is for another name (${why}). Put the name in the certificate into the address, or have one made for ${hosts}.`,
    expired: (hosts: string): string =>
      `the certificate of ${hosts} has expired. Have a new one made, or set the clock of this machine.`,
    noCertificate: (why: string): string =>
      `a certificate for the database cannot be read (${why}). Correct its path (sslrootcert, sslcert, sslkey), or let whoever runs the server read it.`,
    noSecret: (variable: string, file: string, why: string): string =>
      `${variable}: cannot read ${file} (${why}). Name a file that holds the address, and let whoever runs the server read it.`,
    emptySecret: (variable: string, file: string): string => `${variable}: ${file} is empty. Write the address into it.`,
    noRights: (place: string, name: string, user: string): string =>
      `${user} may not make tables in the database ${place}. As its owner say: grant create on database "${name}" to "${user}"`,
    unreachable: (place: string, why: string): string =>
      `no PostgreSQL answers at ${place} (${why}). Start it, or name its right host and port: --db postgres://user@host:5432/database`,
    cannotUse: (place: string, why: string): string =>
      `the database ${place} cannot be used (${why}). Check that it runs and that the address is right: --db postgres://user@host/database`,
    newer: (place: string): string => `the games in the database ${place} were written by a newer yaht. Update yaht.`,
  },
};
