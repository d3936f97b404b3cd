/** What `yaht server` says about itself. */
export const server = {
  title: 'Server',
  tcp: 'TCP',
  webSocket: 'WebSocket',
  http: 'HTTP',
  admin: 'Admin',
  data: 'Data',
  table: 'Table',
  houseTable: (game: string, players: number): string =>
    `${game} for ${players}: whoever joins without a room code gets a seat, and it starts when all are ready`,
  howToJoin: 'Any program that speaks packages/protocol/SPEC.md can join; examples/python/play.py is one.',
  onlyHere: (command: string): string => `Only this machine can connect. To let others in: ${command}`,
  fromElsewhere: (url: string, command: string): string => `Others in your network: ${url} in the browser, or ${command}`,
  atPublicUrl: (url: string): string => `For everybody: ${url}`,
  publicUrl: 'Public',
  howToBrowse: (url: string): string => `Play in the browser: ${url}`,
  howToPlay: (command: string): string => `Play in another terminal: ${command}`,
  howToStop: 'Ctrl-C stops it. Games are kept and go on at the next start.',
  stopping: 'Stopping: everybody is told to come back. Once more ends at once.',
  losses: {
    missing: (file: string): string => `${file} is missing.`,
    behind: (file: string, count: number): string =>
      `${file} is older than it was: ${count} ${count === 1 ? 'change that was stored is' : 'changes that were stored are'} missing.`,
    'without-wal': (file: string): string =>
      `${file} was copied while a server used it, without ${file}-wal, where the latest changes were.`,
    'foreign-wal': (file: string): string => `${file}-wal does not belong to ${file}: it is of another database, or older.`,
    foreign: (file: string): string => `${file} belongs to another server.`,
    changed: (file: string): string => `${file} is not as it was left: it is damaged, or another program has changed it.`,
    damaged: (file: string, why: string): string => `${file} is damaged (${why}).`,
    content: {
      'yaht.db': 'It holds the games.',
      'people.db': 'It holds the names and keys of profiles; boards are made again from the games.',
      'daily.json': 'It holds the secret of the daily games: a new one means other dice for the days to come and another anchor.',
    },
    whatToDo:
      'Nothing was changed. Put the files back, all of one moment and each database with its -wal, or restore a backup: yaht restore <backup> --data <new folder>. To go on without what is missing: yaht server --accept-loss',
  },
  problems: {
    unusedSettings: (path: string): string => `${path} cannot be used as it is. Correct it and try again.`,
    outOfRange: (option: string, value: string, min: number, max: number): string =>
      `${option} cannot be "${value}". Take a number from ${min} to ${max}.`,
    publicUrl: {
      unknown: (option: string, value: string): string =>
        `${option} cannot be "${value}". Write the address that others open in their browser, such as https://dice.example.`,
      plain: (option: string, value: string, encrypted: string): string =>
        `${option} cannot be "${value}": browsers trust http:// on this machine only. Put a proxy with TLS in front (deploy/Caddyfile) and write ${encrypted}`,
      more: (option: string, value: string, origin: string): string =>
        `${option} cannot be "${value}": it takes a name and a port, and nothing after them. Write ${origin}`,
    },
    contact: (option: string, value: string): string =>
      `${option} cannot be "${value}". Write mailto: and your address, such as mailto:ann@dice.example, or an https:// page.`,
    portTaken: (port: number, option: string): string =>
      `port ${port} is in use by another program. Stop that one, or choose another port: yaht server ${option} 0 takes a free one.`,
    portForbidden: (port: number, option: string): string =>
      `port ${port} may not be opened by this user. Choose one from 1024: yaht server ${option} 0 takes a free one.`,
    noSuchHost: (host: string): string =>
      `${host} is not an address of this machine. Take 127.0.0.1 for this machine alone or 0.0.0.0 for everybody.`,
    cannotWrite: (folder: string, why: string): string =>
      `cannot write in ${folder} (${why}). Choose a folder of your own: yaht server --data <folder>`,
    inUse: (folder: string): string =>
      `the games in ${folder} are kept by another server already. Stop that one, or start with another folder: --data <folder>`,
    broken: (folder: string, why: string): string =>
      `the games in ${folder} cannot be read: yaht.db is damaged or something else (${why}). Put a backup in its place, or start with another folder: --data <folder>`,
    brokenPeople: (file: string, why: string): string =>
      `the profiles in ${file} cannot be read: it is damaged or something else (${why}). The games are in another file and well. Move it away with its -wal and put the people.db of a backup there (yaht restore <backup> --data <new folder>). Without one start with --accept-loss: the boards are made again from the games, but names and keys of profiles are lost.`,
    brokenBoards: (file: string, why: string): string =>
      `the boards in ${file} cannot be read: it is damaged or something else (${why}). Move it away with its -wal: they are made again from the games, and profiles are in the database.`,
    brokenChain: (file: string): string =>
      `the secret of the daily games in ${file} cannot be read: it is damaged or something else. Put the daily.json of a backup in its place (yaht restore <backup> --data <new folder>), or move it away and start with --accept-loss: a new one is made, with other dice for the days to come and another anchor.`,
    cannotOpen: (file: string, why: string): string =>
      `cannot open ${file} (${why}). Let whoever runs the server read and write this file, and start again.`,
    fileInUse: (file: string): string => `${file} is open in another program. Close that one and start again.`,
    newer: (folder: string): string =>
      `the games in ${folder} were written by a newer yaht. Update yaht, or start with another folder: --data <folder>`,
    diskFull: (folder: string): string => `there is no space left for the games in ${folder}. Make some and start again.`,
    diskFailed: (why: string): string =>
      `the disk failed (${why}), so the server has ended. What was told is stored; check the disk and start again.`,
  },
};
