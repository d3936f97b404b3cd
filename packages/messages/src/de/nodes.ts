import type { Messages } from '../messages.ts';

export const nodes: Messages['nodes'] = {
  database: 'Datenbank',
  flags: {
    db: 'PostgreSQL mehrerer Server (--bus, --node-address)',
    sharedDb: 'die gemeinsame PostgreSQL mehrerer Server',
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
    notHere: host =>
      `${host} ist keine Adresse dieses Rechners. Nimm eine, unter der die anderen Server ihn erreichen: --node-address 10.0.0.5:7800`,
    wrongPassword: (place, user) =>
      `die Datenbank ${place} lässt ${user === '' ? 'dich' : user} nicht ein: Das Passwort fehlt oder ist falsch. Schreib es in PGPASSWORD oder in die Adresse: YAHT_DB=postgres://user:password@host/database (oder eine Datei mit ihr: YAHT_DB_FILE)`,
    noDatabase: (host, name) =>
      `bei ${host} gibt es keine Datenbank ${name}. Lege sie an (createdb ${name}) oder nenne eine andere: --db postgres://user@host/database`,
    needsTls: place =>
      `${place} nimmt nur verschlüsselte Verbindungen an. Ergänze die Adresse um: ?sslmode=verify-full&sslrootcert=/pfad/zu/ca.pem`,
    answersEarly: place =>
      `${place} antwortet, bevor geschrieben ist (synchronous_commit ist off); so könnten Züge verloren gehen. Sag dort: alter system set synchronous_commit = on; select pg_reload_conf();`,
    onlyReads: place =>
      `${place} liest nur: Es ist die Kopie eines anderen PostgreSQL, oder es soll nichts geschrieben werden. Nenne das, das schreibt, oder alle: postgres://a,b/database?target_session_attrs=read-write`,
    pooler: place =>
      `unter ${place} teilt ein Pooler Verbindungen nach Transaktionen zu, und Server brauchen ihre ganz. Lass ihn Sitzungen halten (pool_mode = session), oder nenne die Datenbank selbst.`,
    noEncryption: place =>
      `${place} nimmt keine verschlüsselten Verbindungen an. Schalte sie dort ein (ssl = on), oder verzichte im eigenen Netz darauf: ?sslmode=disable`,
    otherAuthority: (hosts, why) =>
      `das Zertifikat von ${hosts} stammt von niemandem, dem dieser Rechner vertraut (${why}). Nenne die Stelle, die es unterschrieben hat: ?sslmode=verify-full&sslrootcert=/pfad/zu/ca.pem`,
    otherName: (hosts, why) =>
      `das Zertifikat von ${hosts} gilt für einen anderen Namen (${why}). Schreib den Namen im Zertifikat in die Adresse, oder lass eines für ${hosts} ausstellen.`,
    expired: hosts =>
      `das Zertifikat von ${hosts} ist abgelaufen. Lass ein neues ausstellen, oder stell die Uhr dieses Rechners.`,
    noCertificate: why =>
      `ein Zertifikat für die Datenbank kann nicht gelesen werden (${why}). Berichtige den Pfad (sslrootcert, sslcert, sslkey), oder lass den, der den Server betreibt, es lesen.`,
    noSecret: (variable, file, why) =>
      `${variable}: ${file} kann nicht gelesen werden (${why}). Nenne eine Datei mit der Adresse, und lass den, der den Server betreibt, sie lesen.`,
    emptySecret: (variable, file) => `${variable}: ${file} ist leer. Schreib die Adresse hinein.`,
    noRights: (place, name, user) =>
      `${user} darf in der Datenbank ${place} keine Tabellen anlegen. Sag als ihr Besitzer: grant create on database "${name}" to "${user}"`,
    unreachable: (place, why) =>
      `unter ${place} antwortet kein PostgreSQL (${why}). Starte es, oder nenne den richtigen Rechner und Port: --db postgres://user@host:5432/database`,
    cannotUse: (place, why) =>
      `die Datenbank ${place} kann nicht benutzt werden (${why}). Prüfe, ob sie läuft und die Adresse stimmt: --db postgres://user@host/database`,
    newer: place => `die Spiele in der Datenbank ${place} hat ein neueres yaht geschrieben. Aktualisiere yaht.`,
  },
};
