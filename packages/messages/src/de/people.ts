import type { Messages } from '../messages.ts';
import { count, decimal, number } from './format.ts';

const games = { one: 'Spiel', other: 'Spiele' };
const decisions = { one: 'Entscheidung', other: 'Entscheidungen' };

/** People of a server and what they played: profiles, boards, histories. */
export const people: Messages['people'] = {
  profile: 'Profil',
  boards: 'Bestenliste',
  history: 'Beendete Spiele',
  seenAt: at => `Zuletzt gesehen ${at}. Jetzt ist keine Verbindung da.`,
  lostPoints: loss => `${decimal(loss, 1)} verloren`,
  noConnection: 'Dafür braucht es eine Verbindung zum Server.',

  measures: {
    score: 'Punkte',
    average: 'Schnitt',
    skill: 'Können',
    adjusted: 'Ohne Glück',
    rating: 'Wertung',
  },
  measureNotes: {
    score: 'Das beste Spiel von jedem.',
    average: 'Der Durchschnitt.',
    skill: 'Gegen perfektes Spiel verlorene Punkte je Spiel, die wenigsten zuerst.',
    adjusted: 'Das beste Spiel, ohne das Glück seiner Würfel.',
    rating: 'Stärke gegen andere in gewerteten Räumen.',
  },
  measure: 'Nach',
  noRows: 'Noch ist niemand auf dieser Liste. Sei die oder der Erste.',
  boardNote: 'Spiele mit Hilfe und Spiele dieses Geräts kommen auf keine Liste.',
  gamesPlayed: played => count(played, games),

  account: 'Dein Profil',
  noAccount:
    'Ein Profil sammelt deine Spiele an diesem Server unter einem Namen. Es ist ein geheimer Schlüssel auf diesem Gerät; kein Passwort und keine Adresse sind nötig.',
  makeProfile: 'Profil anlegen',
  name: 'Name',
  colour: 'Farbe',
  colours: {
    orange: 'Orange',
    sky: 'Himmel',
    green: 'Grün',
    yellow: 'Gelb',
    blue: 'Blau',
    vermilion: 'Zinnober',
    purple: 'Lila',
  },
  save: 'Speichern',
  saved: 'Gespeichert.',
  devices: 'Auf einem anderen Gerät',
  getCode: 'Code holen',
  codeNote: 'Gib diesen Code auf dem anderen Gerät ein. Er gilt einmal, zehn Minuten lang.',
  getPaperCode: 'Code für den Zettel holen',
  paperNote:
    'Schreib den Code auf und heb ihn auf. Er öffnet dein Profil und seine Spiele, wenn alle Geräte verloren sind. Er wird nur jetzt gezeigt, und ein neuer macht ihn ungültig.',
  haveCode: 'Ich habe einen Code, von einem anderen Gerät oder vom Zettel',
  code: 'Code',
  useCode: 'Dieses Profil hier öffnen',
  otherDevices: 'Auf allen anderen Geräten schließen',
  closedElsewhere: closed => `Auf ${count(closed, { one: 'anderem Gerät', other: 'anderen Geräten' })} geschlossen.`,

  statistics: 'Statistik',
  source: 'Spiele',
  sources: { device: 'Auf diesem Gerät', server: 'Am Server' },
  moreGames: more => `Noch ${count(more, { one: 'Spiel', other: 'Spiele' })} bis zur Kurve.`,
  noGames: assisted =>
    assisted === 0
      ? 'Noch kein beendetes Spiel.'
      : `${count(assisted, { one: 'Spiel', other: 'Spiele' })} mit Hilfe, nicht gezählt.`,
  figures: {
    games: 'Spiele',
    average: 'Schnitt',
    best: 'Bestes',
    bonus: 'Oberer Bonus',
    yahtzees: 'Fünf gleiche',
    streak: 'Tage in Folge',
  },
  percent: share => `${number(Math.round(100 * share))} %`,
  curve: 'Punkte',
  curveNote: 'Balken: deine Spiele. Linie: perfektes Spiel.',
  showTable: 'Als Tabelle zeigen',
  bin: 'Punkte',
  yours: 'Du',
  perfect: 'Perfektes Spiel',
  binOf: (from, to) => `${number(from)} bis ${number(to)}`,
  losses: 'Gegen perfektes Spiel verloren',
  meanLoss: (loss, played) => `${decimal(loss, 1)} Punkte je Spiel, in ${count(played, { one: 'Spiel', other: 'Spielen' })}.`,
  kinds: { firstKeep: 'Erste Auswahl', laterKeep: 'Spätere Auswahl', category: 'Zeile' },
  kindNote: made => `je Entscheidung, von ${count(made, decisions)}`,
  computing: (done, all) => `Vergleich mit perfektem Spiel: ${number(done)} von ${number(all)}`,
  luck: 'Glück',
  luckNote: 'Was die Würfel in jedem Spiel gaben oder nahmen, das älteste zuerst.',
  gameNumber: place => `Spiel ${number(place)}`,
  dice: 'Deine Würfel',
  diceNote: rolled => `${number(rolled)} Würfel geworfen.`,
  diceFair: probability =>
    `Faire Würfel sind in ${number(Math.round(100 * probability))} von 100 Fällen mindestens so ungleich. Nichts Ungewöhnliches.`,
  diceOdd: oneIn => `Faire Würfel sind in einem von ${number(oneIn)} Fällen so ungleich. Ungewöhnlich, aber es kommt vor.`,
  face: 'Augen',
  times: 'Mal',

  online: 'online',
  rated: 'gewertet',
  assisted: 'mit Hilfe',
  unverified: 'ohne Netz, unbestätigt',
  review: 'Analyse',
  replay: 'Wiederholung',
  check: 'Würfel prüfen',
  deleteGame: 'Löschen',
  noHistory: 'Noch kein beendetes Spiel auf diesem Gerät.',

  data: 'Deine Daten',
  exportJson: 'Als JSON ausgeben',
  exportCsv: 'Als CSV ausgeben',
  importJson: 'Einlesen',
  imported: (added, known) => `${count(added, games)} hinzugefügt${known > 0 ? `, ${count(known, games)} schon da` : ''}.`,
  notImported: 'Diese Datei enthält keine Spiele von yaht.',
  deleteAll: 'Alles löschen',
  deleteQuestion: 'Alle Spiele dieses Geräts und dein Profil am Server löschen? Das lässt sich nicht zurückholen.',
  deleted: 'Alles ist gelöscht.',
  notDeleted: 'Der Server war nicht erreichbar, also wurde nichts gelöscht. Versuche es mit Verbindung noch einmal.',
};
