import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const places = { one: 'plats', other: 'platser' };

export const boards: Messages['boards'] = {
  scope: 'Vilka och när',
  scopes: { friends: 'Medspelare', daily: 'Dagens', week: 'Vecka', all: 'Alla tider' },
  scopeNotes: {
    friends: 'De du har spelat med, sedan början.',
    daily: 'Dagens spel, allas första försök.',
    week: 'Spel de senaste sju dagarna.',
    all: 'Spel sedan början.',
  },
  needsProfile: 'För att veta vem du har spelat med måste servern känna dig. Skapa först en profil.',
  noFriends: 'Ingen här än. Spela i ett rum med andra som har en profil.',
  minimum: games => (games === 1 ? 'Från första spelet.' : `Från ${number(games)} spel.`),
  up: moved => `upp ${count(moved, places)} sedan i morse`,
  down: moved => `ner ${count(moved, places)} sedan i morse`,
  fresh: 'ny sedan i morse',
  freshWord: 'ny',
  verified: 'bekräftat',
  verifiedAbout: 'Servern kastade tärningarna och kan inte ha valt dem; en sköld leder till beviset för det spelet.',
  proofOf: name => `Kontrollera tärningarna för ${name}`,
  more: 'Visa fler',
};
