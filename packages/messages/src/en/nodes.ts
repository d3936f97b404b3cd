/** What `yaht server` says as one of several. */
export const nodes = {
  database: 'Database',
  flags: {
    db: 'keep everything in this PostgreSQL, with others',
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
    cannotUse: (place: string, why: string): string =>
      `the database ${place} cannot be used (${why}). Check that it runs and that the address is right: --db postgres://user@host/database`,
    newer: (place: string): string => `the games in the database ${place} were written by a newer yaht. Update yaht.`,
  },
};
