import type { Messages } from '../messages.ts';

export const nodes: Messages['nodes'] = {
  database: 'Datenbank',
  flags: {
    db: 'alles in diesem PostgreSQL halten, mit anderen',
    bus: 'Hinweise zwischen Servern: redis://… oder nats://…',
    nodeAddress: 'wo andere Server diesen erreichen, HOST:PORT',
  },
  problems: {
    notADatabase: (option, value) =>
      `${option} kann nicht „${value}“ sein. Nimm die Adresse eines PostgreSQL: postgres://user@host/database`,
    notABus: (option, value) =>
      `${option} kann nicht „${value}“ sein. Nimm redis://host:6379 oder nats://host:4222, oder lass es weg: PostgreSQL genügt.`,
    notAnAddress: (option, value) =>
      `${option} kann nicht „${value}“ sein. Nimm eine Adresse dieses Rechners und einen Port, etwa 10.0.0.5:7800; Port 0 nimmt einen freien.`,
    withoutDatabase: option =>
      `${option} ist für Server, die sich eine Datenbank teilen. Nenne sie: --db postgres://user@host/database`,
    cannotUse: (place, why) =>
      `die Datenbank ${place} kann nicht benutzt werden (${why}). Prüfe, ob sie läuft und die Adresse stimmt: --db postgres://user@host/database`,
    newer: place => `die Spiele in der Datenbank ${place} hat ein neueres yaht geschrieben. Aktualisiere yaht.`,
  },
};
