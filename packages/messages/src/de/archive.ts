import type { Messages } from '../messages.ts';

export const archive: Messages['archive'] = {
  progress: (rooms, facts) => `${rooms} Räume, ${facts} Ereignisse …`,
  made: (file, rooms, facts, profiles) =>
    `${rooms} Räume mit ${facts} Ereignissen und ${profiles} Profile sind in ${file}. Die Datei enthält Seeds und Schlüssel: bewahre sie so sicher auf wie den Server.`,
  restored: (folder, rooms, facts, profiles) =>
    `${rooms} Räume mit ${facts} Ereignissen und ${profiles} Profile sind in ${folder}. Starte den Server dort; die Ranglisten macht er selbst neu.`,
  exists: file => `${file} gibt es schon, und eine Sicherung überschreibt nichts. Wähle einen anderen Namen.`,
  noGames: (folder, option) => `in ${folder} gibt es keine Spiele. Nenne den Datenordner des Servers: ${option} <folder>`,
  inUse: folder => `ein Server führt gerade ${folder}. Beende ihn zuerst: was er später gewährt, bliebe zurück.`,
  noAnswer: folder =>
    `der Server, der ${folder} führt, antwortet nicht. Ist er älter? Dann beende ihn zuerst; auch ruhende Spiele lassen sich sichern.`,
  notEmpty: folder =>
    `${folder} ist nicht leer, und eine Sicherung wird nie mit anderen Spielen gemischt. Nenne einen neuen Ordner: --data <folder>`,
  notAnArchive: file => `${file} ist keine Sicherung von yaht. Nenne eine Datei, die yaht backup gemacht hat.`,
  newer: file => `${file} stammt von einem neueren yaht. Bringe dieses zuerst auf den neuen Stand.`,
  cutOff: file => `${file} hört zu früh auf; es wurde nichts wiederhergestellt. Nimm eine andere Kopie.`,
  damaged: file => `${file} wurde verändert oder beschädigt; es wurde nichts wiederhergestellt. Nimm eine andere Kopie.`,
  flags: {
    from: 'wo alles ist: ein Ordner, eine Adresse postgres://, sqlite oder postgres',
    to: 'wohin es kommt: ebenso, und leer',
  },
  noDatabase: 'in den Einstellungen steht keine Datenbank. Nenne sie: --to postgres://… oder YAHT_DB',
  moved: (from, to, rooms, facts, profiles) =>
    `${rooms} Räume mit ${facts} Ereignissen und ${profiles} Profile sind von ${from} nach ${to} gekommen. Am alten Ort ist alles wie zuvor; starte den Server nur noch mit dem neuen.`,
};
