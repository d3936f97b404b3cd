import type { Messages } from '../messages.ts';

export const telling: Messages['telling'] = {
  ask: 'Sollen wir Bescheid sagen?',
  askAbout: 'Eine Nachricht je Zug, keine in der Nacht.',
  notNow: 'Nicht jetzt',
  tellMe: 'Sag Bescheid',
  tellMeAbout: 'jederzeit abstellbar',
  installFirst: 'Erfahren, wenn du dran bist?',
  installFirstAbout: 'Teilen, dann Zum Home-Bildschirm. Von dort darf yaht Bescheid sagen.',
  isTold: 'Du erfährst, wenn du dran bist.',
  isRefused: 'Dieser Browser erlaubt es nicht. Seine Einstellungen für die Seite können das ändern.',
  settings: 'Wenn du dran bist',
  settingsAbout: 'Partien über Tage: eine Nachricht je Zug.',
  here: 'Auf diesem Gerät Bescheid sagen',
  quiet: 'Ruhezeit',
  quietAbout: (from, until) => `Nichts von ${from} bis ${until}.`,
  from: 'von',
  until: 'bis',
  off: 'Hier nicht zu haben: der Server hat keine öffentliche Adresse.',
};
