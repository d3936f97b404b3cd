import type { Messages } from '../messages.ts';

export const lobby: Messages['lobby'] = {
  aloneSince: 'Ingen har kommit än. Rummet är öppet medan du spelar.',
  playMeanwhile: 'Spela mot en bot så länge',
  somebodyCame: code => `Rum ${code}: någon har kommit`,
  backToRoom: 'Till rummet',
  codeUntilStart: 'Koden fungerar tills spelet börjar.',
  beginsWithLast: 'Det börjar när den sista platsen är tagen. Du kan stänga sidan: din plats väntar.',
  waiting: 'Väntar',
};
