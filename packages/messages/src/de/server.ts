import type { Messages } from '../messages.ts';

export const server: Messages['server'] = {
  title: 'Server',
  tcp: 'TCP',
  webSocket: 'WebSocket',
  http: 'HTTP',
  admin: 'Admin',
  data: 'Daten',
  table: 'Tisch',
  houseTable: (game, players) =>
    `${game} für ${players}: wer ohne Raumcode kommt, erhält einen Platz; es beginnt, sobald alle bereit sind`,
  howToJoin: 'Jedes Programm, das packages/protocol/SPEC.md spricht, kann mitspielen; examples/python/play.py ist eines.',
  onlyHere: command => `Nur dieser Rechner kann sich verbinden. So kommen andere herein: ${command}`,
  fromElsewhere: (url, command) => `Andere in deinem Netz: ${url} im Browser, oder ${command}`,
  atPublicUrl: url => `Für alle: ${url}`,
  publicUrl: 'Öffentlich',
  howToBrowse: url => `Im Browser spielen: ${url}`,
  howToPlay: command => `Mitspielen, in einem anderen Terminal: ${command}`,
  howToStop: 'Strg-C beendet ihn. Spiele bleiben und gehen beim nächsten Start weiter.',
  stopping: 'Wird beendet: alle werden gebeten wiederzukommen. Noch einmal beendet sofort.',
  losses: {
    missing: file => `${file} fehlt.`,
    behind: (file, count) =>
      `${file} ist älter, als die Datei schon war: ${count === 1 ? 'eine gespeicherte Änderung fehlt' : `${count} gespeicherte Änderungen fehlen`}.`,
    'without-wal': file =>
      `${file} wurde kopiert, während ein Server die Datei benutzte, und zwar ohne ${file}-wal mit den neuesten Änderungen.`,
    'foreign-wal': file => `${file}-wal gehört nicht zu ${file}: sie ist die einer anderen Datenbank oder älter.`,
    foreign: file => `${file} gehört zu einem anderen Server.`,
    changed: file => `${file} ist nicht mehr so wie beim Beenden: beschädigt oder von einem anderen Programm geändert.`,
    damaged: (file, why) => `${file} ist beschädigt (${why}).`,
    content: {
      'yaht.db': 'Darin sind die Spiele.',
      'people.db': 'Darin sind Namen und Schlüssel der Profile; Ranglisten entstehen neu aus den Spielen.',
      'daily.json':
        'Darin ist das Geheimnis der Tagesspiele: ein neues heißt andere Würfel für die kommenden Tage und ein anderer Anker.',
    },
    whatToDo:
      'Es wurde nichts verändert. Leg die Dateien zurück, alle vom selben Augenblick und jede Datenbank mit ihrer -wal, oder stell eine Sicherung wieder her: yaht restore <backup> --data <new folder>. So geht es ohne das Fehlende weiter: yaht server --accept-loss',
  },
  problems: {
    unusedSettings: path => `${path} ist so nicht zu gebrauchen. Berichtige sie und versuch es noch einmal.`,
    outOfRange: (option, value, min, max) => `${option} kann nicht „${value}“ sein. Nimm eine Zahl von ${min} bis ${max}.`,
    publicUrl: {
      unknown: (option, value) =>
        `${option} kann nicht „${value}“ sein. Schreib die Adresse, die andere im Browser öffnen, zum Beispiel https://dice.example.`,
      plain: (option, value, encrypted) =>
        `${option} kann nicht „${value}“ sein: Browser vertrauen http:// nur auf dem eigenen Rechner. Setz einen Proxy mit TLS davor (deploy/Caddyfile) und schreib ${encrypted}`,
      more: (option, value, origin) =>
        `${option} kann nicht „${value}“ sein: Hier stehen Name und Port, und nichts danach. Schreib ${origin}`,
    },
    contact: (option, value) =>
      `${option} kann nicht „${value}“ sein. Schreib mailto: und deine Adresse, zum Beispiel mailto:ann@dice.example, oder eine Seite mit https://.`,
    portTaken: (port, option) =>
      `Port ${port} benutzt schon ein anderes Programm. Beende es, oder wähle einen anderen: yaht server ${option} 0 nimmt einen freien.`,
    portForbidden: (port, option) =>
      `Port ${port} darf dieser Benutzer nicht öffnen. Wähle einen ab 1024: yaht server ${option} 0 nimmt einen freien.`,
    noSuchHost: host => `${host} ist keine Adresse dieses Rechners. Nimm 127.0.0.1 nur für diesen Rechner oder 0.0.0.0 für alle.`,
    cannotWrite: (folder, why) =>
      `in ${folder} kann nicht geschrieben werden (${why}). Wähle einen eigenen Ordner: yaht server --data <folder>`,
    inUse: folder =>
      `die Spiele in ${folder} führt schon ein anderer Server. Beende ihn, oder nimm einen anderen Ordner: --data <folder>`,
    broken: (folder, why) =>
      `die Spiele in ${folder} sind nicht lesbar: yaht.db ist beschädigt oder etwas anderes (${why}). Leg eine Sicherung an seine Stelle, oder nimm einen anderen Ordner: --data <folder>`,
    brokenPeople: (file, why) =>
      `die Profile in ${file} sind nicht lesbar: die Datei ist beschädigt oder etwas anderes (${why}). Die Spiele liegen in einer anderen Datei und sind heil. Räum sie mit ihrer -wal weg und leg die people.db einer Sicherung dorthin (yaht restore <backup> --data <new folder>). Ohne eine starte mit --accept-loss: dann entstehen die Ranglisten neu aus den Spielen, aber Namen und Schlüssel der Profile sind verloren.`,
    brokenBoards: (file, why) =>
      `die Ranglisten in ${file} sind nicht lesbar: die Datei ist beschädigt oder etwas anderes (${why}). Räum sie mit ihrer -wal weg: sie entstehen neu aus den Spielen, und die Profile sind in der Datenbank.`,
    brokenChain: file =>
      `das Geheimnis der Tagesspiele in ${file} ist nicht lesbar: die Datei ist beschädigt oder etwas anderes. Leg die daily.json einer Sicherung an ihre Stelle (yaht restore <backup> --data <new folder>), oder räum sie weg und starte mit --accept-loss: dann entsteht ein neues, mit anderen Würfeln für die kommenden Tage und einem anderen Anker.`,
    cannotOpen: (file, why) =>
      `${file} lässt sich nicht öffnen (${why}). Wer den Server betreibt, muss die Datei lesen und schreiben dürfen; starte dann neu.`,
    fileInUse: file => `${file} ist in einem anderen Programm offen. Schließ es und starte neu.`,
    newer: folder =>
      `die Spiele in ${folder} schrieb ein neueres yaht. Aktualisiere yaht, oder nimm einen anderen Ordner: --data <folder>`,
    diskFull: folder => `für die Spiele in ${folder} ist kein Platz mehr. Schaffe welchen und starte neu.`,
    diskFailed: why =>
      `der Datenträger hat versagt (${why}), darum ist der Server beendet. Was gesagt wurde, ist gespeichert; prüfe ihn und starte neu.`,
  },
};
