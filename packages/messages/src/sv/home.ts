import type { Messages } from '../messages.ts';

export const home: Messages['home'] = {
  title: 'Bord för tärningsspel',
  lead: 'Här körs en yaht-server. Varje drag sparas innan någon ser det, och tärningarna i varje spel går att kontrollera.',
  rooms: 'Öppna rum',
  noRooms: 'Inget rum är öppet.',
  noRoomsHint: 'Öppna ett med ett anrop från den här sidan, så syns det här.',
  free: 'lediga',
  seats: 'platser',
  playing: 'spel pågår',
  over: 'mellan två spel',
  locked: 'med lösenord',
  ways: 'Vägar in',
  terminal: 'En terminal',
  terminalHint: 'Ensam, med vänner eller mot botar på din egen dator.',
  http: 'Vilket program som helst, via HTTP',
  httpHint: 'Ett eget spel med ett anrop, eller ett rum för andra.',
  sockets: 'Direkt, via TCP eller WebSocket',
  socketsHint: 'Ett protokoll, MessagePack eller JSON.',
  api: 'Läs API:et',
  apiHint: 'Alla anrop, med exempel att pröva',
};
