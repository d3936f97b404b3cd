import type { Messages } from '../messages.ts';

export const home: Messages['home'] = {
  title: 'Tische für Würfelspiele',
  lead: 'Hier läuft ein yaht-Server. Jeder Zug ist gespeichert, bevor ihn jemand sieht, und die Würfel jedes Spiels lassen sich prüfen.',
  rooms: 'Offene Räume',
  noRooms: 'Kein Raum ist offen.',
  noRoomsHint: 'Öffne einen mit einem Aufruf von dieser Seite, dann steht er hier.',
  free: 'frei',
  seats: 'Plätze',
  playing: 'wird gespielt',
  over: 'zwischen zwei Spielen',
  locked: 'mit Passwort',
  ways: 'Wege hinein',
  terminal: 'Ein Terminal',
  terminalHint: 'Allein, mit Freunden oder gegen Bots auf dem eigenen Rechner.',
  http: 'Jedes Programm, über HTTP',
  httpHint: 'Ein eigenes Spiel mit einem Aufruf, oder ein Raum für andere.',
  sockets: 'Live, über TCP oder WebSocket',
  socketsHint: 'Ein Protokoll, MessagePack oder JSON.',
  api: 'Die API lesen',
  apiHint: 'Alle Aufrufe, mit Beispielen zum Ausprobieren',
};
