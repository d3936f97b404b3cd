import type { Messages } from '../messages.ts';
import { count, decimal, number } from './format.ts';

const days = { one: 'Tag', other: 'Tagen' };

export const puzzles: Messages['puzzles'] = {
  title: 'Aufgaben',
  due: puzzles => `${number(puzzles)} fällig`,
  dueNow: puzzles => `${count(puzzles, { one: 'Aufgabe wartet', other: 'Aufgaben warten' })} heute auf dich.`,
  own: 'Aus deinen Spielen',
  ownAbout:
    'Fehler aus Spielen, die du dir angesehen hast, kommen nach 1, 3, 7 und 21 Tagen wieder, bis du sie viermal hintereinander gelöst hast.',
  noneYet: 'Noch keine Fehler. Sieh dir ein beendetes Spiel an, dann kommen sie von selbst hierher.',
  noneDue: 'Heute ist nichts fällig.',
  nextDue: inDays => (inDays === 1 ? 'Die nächste kommt morgen.' : `Die nächste kommt in ${count(inDays, days)}.`),
  kept: (kept, learned) => `${number(kept)} aufgehoben${learned > 0 ? `, ${number(learned)} gelernt` : ''}.`,
  solveDue: puzzles => `${count(puzzles, { one: 'Aufgabe', other: 'Aufgaben' })} lösen`,
  list: 'Alle',
  dueIn: inDays =>
    inDays === null
      ? 'gelernt'
      : inDays <= 0
        ? 'jetzt fällig'
        : inDays === 1
          ? 'morgen fällig'
          : `in ${count(inDays, days)} fällig`,
  lostThen: lost => (lost < 0.05 ? 'aufgehoben' : `kostete ${decimal(lost, 1)} Punkte`),
  forget: 'Nicht mehr fragen',
  broken: 'Die Aufgaben auf diesem Gerät konnten nicht gelesen werden. Deine Spiele sind davon nicht betroffen.',

  packs: 'Nach Thema',
  packsAbout: 'Vom Löser auf diesem Gerät gefunden, für die Regeln, die du wählst. Die leichten kommen zuerst.',
  themes: {
    'bonus-race': 'Rennen um den Bonus',
    'full-house': 'Das Full House',
    'last-rows': 'Die letzten zwei Zeilen',
    straight: 'Die Straße',
    'give-up': 'Eine Zeile opfern',
    'three-alike': 'Drei gleiche',
    'first-turns': 'Die ersten Züge',
  },
  themesAbout: {
    'bonus-race': 'Der Bonus ist in Reichweite. Lohnt er sich?',
    'full-house': 'Nehmen oder aufbrechen?',
    'last-rows': 'Zwei Zeilen sind offen, und nichts lässt sich später gutmachen.',
    straight: 'Darauf setzen oder behalten, was da ist?',
    'give-up': 'Nichts passt gut. Welche Zeile muss weichen?',
    'three-alike': 'Mehrere Zeilen könnten sie nehmen.',
    'first-turns': 'Alles ist noch offen.',
  },
  solved: 'gelöst',
  outOf: all => `von ${number(all)}`,
  levels: { 1: 'leicht', 2: 'schwer', 3: 'sehr schwer' },
  ofAll: (at, all) => `${at} von ${all}`,
  looking: 'Sucht nach guten Stellungen.',
  noPack: 'Diese Regeln kennen keine solchen Stellungen.',
  noNumber: 'Diese Aufgabe gibt es nicht.',

  askKeep: 'Welche Würfel bleiben?',
  askRow: 'Welche Zeile?',
  right: 'Richtig. Besser geht es nicht.',
  close: cost => `Richtig: nur ${decimal(cost, 2)} Punkte weniger als das Beste.`,
  wrong: cost => `Nicht das Beste: Es kostet ${decimal(cost, 1)} Punkte.`,
  typeAnswer: hasRerolls =>
    hasRerolls
      ? 'Tippe die Würfel, die bleiben (zum Beispiel 4 4), none, um alle zu werfen, oder eine Zeile.'
      : 'Tippe eine Zeile.',
  notAnAnswer: (text, hasRerolls) =>
    `„${text}“ ist hier keine Antwort: ${hasRerolls ? 'Würfel, die daliegen, none oder eine offene Zeile' : 'nenne eine offene Zeile'}.`,
  bestWas: hint => `Am besten: ${hint}`,
  next: 'Nächste Aufgabe',
  finish: 'Zu den Aufgaben',
  backIn: inDays => (inDays === null ? 'Gelernt. Sie kommt nicht wieder.' : `Sie kommt in ${count(inDays, days)} wieder.`),
  sessionDone: (solved, all) => `${number(solved)} von ${number(all)} gelöst.`,

  save: 'Als Aufgabe aufheben',
  saved: 'Aufgehoben, für morgen.',
  fromReview: puzzles =>
    `${count(puzzles, { one: 'Fehler ist als Aufgabe', other: 'Fehler sind als Aufgaben' })} für morgen aufgehoben.`,
};
