/** What `yaht backup` and `yaht restore` say. */
export const archive = {
  progress: (rooms: number, facts: number): string => `${rooms} rooms, ${facts} facts …`,
  made: (file: string, rooms: number, facts: number, profiles: number): string =>
    `${rooms} rooms with ${facts} facts and ${profiles} profiles are in ${file}. It holds seeds and keys: keep it as safe as the server.`,
  restored: (folder: string, rooms: number, facts: number, profiles: number): string =>
    `${rooms} rooms with ${facts} facts and ${profiles} profiles are in ${folder}. Start the server there; it makes the boards again by itself.`,
  exists: (file: string): string => `${file} is there already, and a backup does not write over anything. Choose another name.`,
  noGames: (folder: string, option: string): string =>
    `there are no games in ${folder}. Name the data folder of the server: ${option} <folder>`,
  inUse: (folder: string): string =>
    `a server keeps ${folder} at the moment. Stop it first: what it grants later would be left behind.`,
  noAnswer: (folder: string): string =>
    `the server that keeps ${folder} does not answer. Is it an older one? Then stop it first; a backup of stopped games works, too.`,
  notEmpty: (folder: string): string =>
    `${folder} is not empty, and a backup is never mixed with other games. Name a new folder: --data <folder>`,
  notAnArchive: (file: string): string => `${file} is no backup of yaht. Name a file that yaht backup has made.`,
  newer: (file: string): string => `${file} was made by a newer yaht. Update this one first.`,
  cutOff: (file: string): string => `${file} ends too early; nothing was restored. Use another copy.`,
  damaged: (file: string): string => `${file} was changed or damaged; nothing was restored. Use another copy.`,
  flags: {
    from: 'where everything is: a folder, a postgres:// address, sqlite or postgres',
    to: 'where it goes: the same, and empty',
  },
  noDatabase: 'there is no database in the settings. Name it: --to postgres://… or YAHT_DB',
  moved: (from: string, to: string, rooms: number, facts: number, profiles: number): string =>
    `${rooms} rooms with ${facts} facts and ${profiles} profiles went from ${from} to ${to}. The old place is as it was; start the server with the new one only.`,
};
