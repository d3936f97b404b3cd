import type { Words } from '../messages.ts';

export const opening: Words['opening'] = {
  withWhom: 'Mit wem',
  whoms: { link: 'Jemand, dem ich einen Link schicke', anybody: 'Irgendwer, jetzt gleich', here: 'Leute an diesem Gerät' },
  whomNotes: {
    link: 'Nur wer den Link hat, findet den Raum. Du kannst die Seite schließen: Dein Platz wartet.',
    anybody: 'Der Raum steht auf der Liste der offenen Räume, und wer zuerst kommt, nimmt Platz.',
    here: 'Allein, gegen Bots oder reihum an einem Gerät.',
  },
  turns: {
    '0': 'Ohne Grenze',
    '86400': '1 Tag',
    '259200': '3 Tage',
    '604800': '7 Tage',
    '1209600': '14 Tage',
    '30': '30 s',
    '60': '60 s',
    '90': '90 s',
  },
  turnNotes: {
    none: 'Jeder nimmt sich so viel Zeit, wie er mag.',
    days: 'Ihr müsst nicht gleichzeitig da sein. Wer zweimal nacheinander die Zeit überschreitet, verliert.',
    seconds: 'Alle spielen gleichzeitig. Ein Zug, dessen Zeit abläuft, zählt null.',
  },
  whenAway: 'Wenn jemand nicht da ist',
  aways: { wait: 'Warten', bot: 'Ein Bot spielt', zero: 'Null Punkte' },
  awayNotes: {
    wait: 'Es geht weiter, wenn alle wieder da sind.',
    bot: 'Nach einer Minute spielt ein Bot, bis der Spieler zurück ist.',
    zero: 'Nach einer Minute zählen die Züge null, bis der Spieler zurück ist.',
  },
  slowAway: 'In einem Spiel über Tage fehlt niemand: Jeder kommt, wenn er dran ist.',
  rated: 'Gewertet',
  ratings: { off: 'Nein', on: 'Ja' },
  ratingNotes: {
    off: 'Zum Spaß. Tipps und Zurücknehmen sind erlaubt.',
    on: 'Das Ergebnis ändert deine Wertung. Keine Tipps, nichts wird zurückgenommen, und jeder Zug hat eine Zeit.',
  },
  ratedProfile: 'Gewertete Spiele brauchen ein Profil. Es entsteht mit deinem Namen, ohne E-Mail und Passwort.',
  seats: 'Plätze',
  freeSeat: 'Freier Platz',
  seat: place => `Platz ${place}`,
  addSeat: 'Platz hinzufügen',
  removeSeat: place => `Platz ${place} entfernen`,
  more: 'Weitere Einstellungen',
  mayWatch: 'Andere dürfen zusehen',
  mayWrite: 'Wer zusieht, darf schreiben',
  open: { link: 'Link erstellen', anybody: 'Raum öffnen' },
  openAbout: free =>
    free === 0 ? 'sonst wird niemand gebraucht' : free === 1 ? 'für einen weiteren Spieler' : `für ${free} weitere Spieler`,
};
