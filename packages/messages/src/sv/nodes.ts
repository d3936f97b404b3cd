import type { Messages } from '../messages.ts';

export const nodes: Messages['nodes'] = {
  database: 'Databas',
  flags: {
    db: 'behåll allt i denna PostgreSQL, tillsammans med andra',
    bus: 'tips mellan servrar: redis://… eller nats://…',
    nodeAddress: 'där andra servrar når den här, HOST:PORT',
  },
  problems: {
    notADatabase: (option, value) =>
      `${option} kan inte vara "${value}". Ta adressen till en PostgreSQL: postgres://user@host/database`,
    notABus: (option, value) =>
      `${option} kan inte vara "${value}". Ta redis://host:6379 eller nats://host:4222, eller utelämna det: PostgreSQL räcker.`,
    notAnAddress: (option, value) =>
      `${option} kan inte vara "${value}". Ta en adress till den här datorn och en port, som 10.0.0.5:7800; port 0 tar en ledig.`,
    withoutDatabase: option => `${option} är för servrar som delar en databas. Ange den: --db postgres://user@host/database`,
    cannotUse: (place, why) =>
      `databasen ${place} kan inte användas (${why}). Kontrollera att den är igång och att adressen stämmer: --db postgres://user@host/database`,
    newer: place => `spelen i databasen ${place} skrevs av ett nyare yaht. Uppdatera yaht.`,
  },
};
