import type { Messages } from '../messages.ts';

export const server: Messages['server'] = {
  title: 'Server',
  tcp: 'TCP',
  webSocket: 'WebSocket',
  http: 'HTTP',
  admin: 'Admin',
  data: 'Data',
  table: 'Bord',
  houseTable: (game, players) =>
    `${game} för ${players}: den som går in utan rumskod får en plats, och det börjar när alla är redo`,
  howToJoin: 'Alla program som talar packages/protocol/SPEC.md kan vara med; examples/python/play.py är ett.',
  onlyHere: command => `Bara den här datorn kan ansluta. Så släpps andra in: ${command}`,
  fromElsewhere: (url, command) => `Andra i ditt nätverk: ${url} i webbläsaren, eller ${command}`,
  atPublicUrl: url => `För alla: ${url}`,
  publicUrl: 'Publik',
  howToBrowse: url => `Spela i webbläsaren: ${url}`,
  howToPlay: command => `Spela i en annan terminal: ${command}`,
  howToStop: 'Ctrl-C stoppar. Spelen sparas och går vidare vid nästa start.',
  stopping: 'Stannar: alla uppmanas att komma tillbaka. En gång till avslutar genast.',
  losses: {
    missing: file => `${file} saknas.`,
    behind: (file, count) =>
      `${file} är äldre än den har varit: ${count === 1 ? 'en sparad ändring saknas' : `${count} sparade ändringar saknas`}.`,
    'without-wal': file => `${file} kopierades medan en server använde den, utan ${file}-wal där de senaste ändringarna låg.`,
    'foreign-wal': file => `${file}-wal hör inte till ${file}: den kommer från en annan databas eller är äldre.`,
    foreign: file => `${file} hör till en annan server.`,
    changed: file => `${file} är inte som den lämnades: den är skadad, eller så har ett annat program ändrat den.`,
    damaged: (file, why) => `${file} är skadad (${why}).`,
    content: {
      'yaht.db': 'I den ligger spelen.',
      'people.db': 'I den ligger profilernas namn och nycklar; listorna görs om ur spelen.',
      'daily.json':
        'I den ligger hemligheten för dagens spel: en ny innebär andra tärningar för de kommande dagarna och ett annat ankare.',
    },
    whatToDo:
      'Inget har ändrats. Lägg tillbaka filerna, alla från samma ögonblick och varje databas med sin -wal, eller återställ en säkerhetskopia: yaht restore <backup> --data <new folder>. Så går det vidare utan det som saknas: yaht server --accept-loss',
  },
  problems: {
    unusedSettings: path => `${path} kan inte användas som den är. Rätta den och försök igen.`,
    outOfRange: (option, value, min, max) => `${option} kan inte vara "${value}". Ta ett tal från ${min} till ${max}.`,
    publicUrl: {
      unknown: (option, value) =>
        `${option} kan inte vara "${value}". Skriv adressen som andra öppnar i webbläsaren, till exempel https://dice.example.`,
      plain: (option, value, encrypted) =>
        `${option} kan inte vara "${value}": webbläsare litar på http:// bara på den egna datorn. Sätt en proxy med TLS framför (deploy/Caddyfile) och skriv ${encrypted}`,
      more: (option, value, origin) =>
        `${option} kan inte vara "${value}": den tar ett namn och en port, och inget efter dem. Skriv ${origin}`,
    },
    contact: (option, value) =>
      `${option} kan inte vara "${value}". Skriv mailto: och din adress, till exempel mailto:ann@dice.example, eller en sida med https://.`,
    portTaken: (port, option) =>
      `port ${port} används av ett annat program. Stoppa det, eller välj en annan port: yaht server ${option} 0 tar en ledig.`,
    portForbidden: (port, option) =>
      `port ${port} får inte öppnas av den här användaren. Välj en från 1024: yaht server ${option} 0 tar en ledig.`,
    noSuchHost: host => `${host} är ingen adress på den här datorn. Ta 127.0.0.1 för bara den här datorn eller 0.0.0.0 för alla.`,
    cannotWrite: (folder, why) => `det går inte att skriva i ${folder} (${why}). Välj en egen mapp: yaht server --data <folder>`,
    inUse: folder =>
      `spelen i ${folder} sköts redan av en annan server. Stoppa den, eller starta med en annan mapp: --data <folder>`,
    broken: (folder, why) =>
      `spelen i ${folder} går inte att läsa: yaht.db är skadad eller något annat (${why}). Lägg en säkerhetskopia i dess ställe, eller starta med en annan mapp: --data <folder>`,
    brokenPeople: (file, why) =>
      `profilerna i ${file} går inte att läsa: filen är skadad eller något annat (${why}). Spelen ligger i en annan fil och mår bra. Flytta undan filen och dess -wal och lägg people.db ur en säkerhetskopia där (yaht restore <backup> --data <new folder>). Utan en sådan, starta med --accept-loss: listorna görs om ur spelen, men profilernas namn och nycklar är borta.`,
    brokenBoards: (file, why) =>
      `listorna i ${file} går inte att läsa: filen är skadad eller något annat (${why}). Flytta undan den och dess -wal: de görs om ur spelen, och profilerna finns i databasen.`,
    brokenChain: file =>
      `hemligheten för dagens spel i ${file} går inte att läsa: filen är skadad eller något annat. Lägg daily.json ur en säkerhetskopia i dess ställe (yaht restore <backup> --data <new folder>), eller flytta undan filen och starta med --accept-loss: en ny görs, med andra tärningar för de kommande dagarna och ett annat ankare.`,
    cannotOpen: (file, why) =>
      `${file} går inte att öppna (${why}). Låt den som kör servern läsa och skriva filen, och starta igen.`,
    fileInUse: file => `${file} är öppen i ett annat program. Stäng det och starta igen.`,
    newer: folder =>
      `spelen i ${folder} är skrivna av ett nyare yaht. Uppdatera yaht, eller starta med en annan mapp: --data <folder>`,
    diskFull: folder => `det finns inget utrymme kvar för spelen i ${folder}. Frigör lite och starta igen.`,
    diskFailed: why =>
      `disken fungerar inte (${why}), så servern har avslutats. Det som berättats är sparat; kontrollera disken och starta igen.`,
  },
};
