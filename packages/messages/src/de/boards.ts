import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const places = { one: 'Platz', other: 'Plätze' };

export const boards: Messages['boards'] = {
  scope: 'Wer und wann',
  scopes: { friends: 'Mitspieler', daily: 'Tagesspiel', week: 'Woche', all: 'Seit Beginn' },
  scopeNotes: {
    friends: 'Alle, mit denen du gespielt hast, seit Beginn.',
    daily: 'Das Spiel von heute, der erste Versuch von allen.',
    week: 'Spiele der letzten sieben Tage.',
    all: 'Spiele seit Beginn.',
  },
  needsProfile: 'Um zu wissen, mit wem du gespielt hast, muss der Server dich kennen. Lege zuerst ein Profil an.',
  noFriends: 'Noch niemand hier. Spiele in einem Raum mit anderen, die ein Profil haben.',
  minimum: games => (games === 1 ? 'Ab dem ersten Spiel.' : `Ab ${number(games)} Spielen.`),
  up: moved => `${count(moved, places)} nach oben seit heute früh`,
  down: moved => `${count(moved, places)} nach unten seit heute früh`,
  fresh: 'neu seit heute früh',
  freshWord: 'neu',
  verified: 'geprüft',
  verifiedAbout:
    'Der Server hat die Würfel geworfen und kann sie nicht gewählt haben; ein Schild führt zum Beweis dieses Spiels.',
  proofOf: name => `Die Würfel von ${name} prüfen`,
  more: 'Mehr anzeigen',
};
