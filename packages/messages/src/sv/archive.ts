import type { Messages } from '../messages.ts';

export const archive: Messages['archive'] = {
  progress: (rooms, facts) => `${rooms} rum, ${facts} händelser …`,
  made: (file, rooms, facts, profiles) =>
    `${rooms} rum med ${facts} händelser och ${profiles} profiler finns i ${file}. Filen innehåller frön och nycklar: förvara den lika säkert som servern.`,
  restored: (folder, rooms, facts, profiles) =>
    `${rooms} rum med ${facts} händelser och ${profiles} profiler finns i ${folder}. Starta servern där; listorna gör den själv på nytt.`,
  exists: file => `${file} finns redan, och en säkerhetskopia skriver inte över något. Välj ett annat namn.`,
  noGames: (folder, option) => `det finns inga spel i ${folder}. Ange serverns datamapp: ${option} <folder>`,
  inUse: folder => `en server sköter ${folder} just nu. Stoppa den först: det som den sedan beviljar skulle bli kvar.`,
  noAnswer: folder =>
    `servern som sköter ${folder} svarar inte. Är den äldre? Stoppa den i så fall först; stoppade spel går också att säkerhetskopiera.`,
  notEmpty: folder =>
    `${folder} är inte tom, och en säkerhetskopia blandas aldrig med andra spel. Ange en ny mapp: --data <folder>`,
  notAnArchive: file => `${file} är ingen säkerhetskopia av yaht. Ange en fil som yaht backup har gjort.`,
  newer: file => `${file} är gjord av en nyare yaht. Uppdatera den här först.`,
  cutOff: file => `${file} slutar för tidigt; inget återställdes. Använd ett annat exemplar.`,
  damaged: file => `${file} har ändrats eller skadats; inget återställdes. Använd ett annat exemplar.`,
  flags: {
    from: 'där allt finns: en mapp, en postgres://-adress, sqlite eller postgres',
    to: 'dit det ska: likadant, och tomt',
  },
  noDatabase: 'det finns ingen databas i inställningarna. Ange den: --to postgres://… eller YAHT_DB',
  moved: (from, to, rooms, facts, profiles) =>
    `${rooms} rum med ${facts} händelser och ${profiles} profiler har gått från ${from} till ${to}. Det gamla stället är som det var; starta servern bara med det nya.`,
};
