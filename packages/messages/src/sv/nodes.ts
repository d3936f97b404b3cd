import type { Messages } from '../messages.ts';

export const nodes: Messages['nodes'] = {
  database: 'Databas',
  flags: {
    db: 'PostgreSQL för flera servrar (--bus, --node-address)',
    sharedDb: 'den PostgreSQL som flera servrar delar',
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
    notHere: host =>
      `${host} är ingen adress på den här datorn. Ta en som de andra servrarna når den på: --node-address 10.0.0.5:7800`,
    wrongPassword: (place, user) =>
      `databasen ${place} släpper inte in ${user === '' ? 'dig' : user}: lösenordet saknas eller är fel. Skriv det i PGPASSWORD, eller i adressen: YAHT_DB=postgres://user:password@host/database (eller en fil med den: YAHT_DB_FILE)`,
    noDatabase: (host, name) =>
      `det finns ingen databas ${name} på ${host}. Skapa den (createdb ${name}) eller ange en annan: --db postgres://user@host/database`,
    needsTls: place =>
      `${place} tar bara emot krypterade anslutningar. Lägg till i adressen: ?sslmode=verify-full&sslrootcert=/sökväg/till/ca.pem`,
    answersEarly: place =>
      `${place} svarar innan den har skrivit (synchronous_commit är off), så drag kan gå förlorade. Säg där: alter system set synchronous_commit = on; select pg_reload_conf();`,
    onlyReads: place =>
      `${place} läser bara: den är en kopia av en annan PostgreSQL, eller har fått veta att inget ska skrivas. Ange den som skriver, eller alla: postgres://a,b/database?target_session_attrs=read-write`,
    pooler: place =>
      `på ${place} delar en pooler ut anslutningar per transaktion, och servrarna behöver sina hela. Låt den hålla sessioner (pool_mode = session), eller ange själva databasen.`,
    noEncryption: place =>
      `${place} tar inte emot krypterade anslutningar. Slå på dem där (ssl = on), eller avstå i ett eget nät: ?sslmode=disable`,
    otherAuthority: (hosts, why) =>
      `certifikatet för ${hosts} kommer inte från någon som den här datorn litar på (${why}). Ange utfärdaren: ?sslmode=verify-full&sslrootcert=/sökväg/till/ca.pem`,
    otherName: (hosts, why) =>
      `certifikatet för ${hosts} gäller ett annat namn (${why}). Skriv namnet i certifikatet i adressen, eller skaffa ett för ${hosts}.`,
    expired: hosts => `certifikatet för ${hosts} har gått ut. Skaffa ett nytt, eller ställ klockan på den här datorn.`,
    noCertificate: why =>
      `ett certifikat för databasen kan inte läsas (${why}). Rätta sökvägen (sslrootcert, sslcert, sslkey), eller låt den som kör servern läsa filen.`,
    noSecret: (variable, file, why) =>
      `${variable}: kan inte läsa ${file} (${why}). Ange en fil som innehåller adressen, och låt den som kör servern läsa den.`,
    emptySecret: (variable, file) => `${variable}: ${file} är tom. Skriv adressen i den.`,
    noRights: (place, name, user) =>
      `${user} får inte skapa tabeller i databasen ${place}. Säg som ägare: grant create on database "${name}" to "${user}"`,
    unreachable: (place, why) =>
      `ingen PostgreSQL svarar på ${place} (${why}). Starta den, eller ange rätt värd och port: --db postgres://user@host:5432/database`,
    cannotUse: (place, why) =>
      `databasen ${place} kan inte användas (${why}). Kontrollera att den är igång och att adressen stämmer: --db postgres://user@host/database`,
    newer: place => `spelen i databasen ${place} skrevs av ett nyare yaht. Uppdatera yaht.`,
  },
};
