import type { Messages } from '../messages.ts';

export const rebuild: Messages['rebuild'] = {
  comparing: games => `${games} Spiele mit perfektem Spiel verglichen …`,
  done: (games, reviewed) =>
    `Ranglisten und Statistik sind aus ${games} beendeten Spielen neu gemacht; ${reviewed} davon wurden mit perfektem Spiel verglichen.`,
  inUse: folder =>
    `ein Server führt gerade die Spiele in ${folder}. Beende ihn zuerst; nach dem nächsten Start zeigt er die neuen Ranglisten.`,
  noGames: folder => `in ${folder} gibt es keine Spiele. Nenne den Datenordner des Servers: --data <folder>`,
};
