import type { Messages } from '../messages.ts';

export const lobby: Messages['lobby'] = {
  aloneSince: 'Noch ist niemand da. Der Raum bleibt offen, während du spielst.',
  playMeanwhile: 'Solange gegen einen Bot spielen',
  somebodyCame: code => `Raum ${code}: jemand ist gekommen`,
  backToRoom: 'Zum Raum',
  codeUntilStart: 'Der Code gilt, bis das Spiel beginnt.',
  beginsWithLast: 'Es beginnt, wenn der letzte Platz besetzt ist. Du kannst die Seite schließen: Dein Platz wartet.',
  waiting: 'Warten',
};
