import { count, decimal, number } from './format.ts';

const games = { one: 'game', other: 'games' };
const decisions = { one: 'decision', other: 'decisions' };

/** People of a server and what they played: profiles, boards, histories. */
export const people = {
  profile: 'Profile',
  boards: 'Leaderboard',
  history: 'Finished games',
  seenAt: (at: string): string => `Last seen ${at}. There is no connection now.`,
  lostPoints: (loss: number): string => `${decimal(loss, 1)} lost`,
  noConnection: 'This needs a connection to the server.',

  measures: { score: 'Score', average: 'Average', skill: 'Skill', adjusted: 'Luck-adjusted', rating: 'Rating' },
  measureNotes: {
    score: 'The best game of everybody.',
    average: 'The mean score.',
    skill: 'Points lost to perfect play in a game, least first.',
    adjusted: 'The best game with the luck of its dice taken away.',
    rating: 'Strength against others in rated rooms.',
  },
  measure: 'By',
  noRows: 'Nobody is on this board yet. Be the first.',
  boardNote: 'Games with help, and games of this device, are on no board.',
  gamesPlayed: (played: number): string => count(played, games),

  account: 'Your profile',
  noAccount:
    'A profile keeps your games at this server under one name. It is a secret key on this device; there is no password and no address to give.',
  makeProfile: 'Make a profile',
  name: 'Name',
  colour: 'Colour',
  colours: {
    orange: 'orange',
    sky: 'sky',
    green: 'green',
    yellow: 'yellow',
    blue: 'blue',
    vermilion: 'vermilion',
    purple: 'purple',
  },
  save: 'Save',
  saved: 'Saved.',
  devices: 'On another device',
  getCode: 'Get a code',
  codeNote: 'Type this code on the other device. It works once, for ten minutes.',
  getPaperCode: 'Get a code to keep on paper',
  paperNote:
    'Write this code down and keep it. It opens your profile and its games when every device is lost. It is shown only now, and a new one makes it void.',
  haveCode: 'I have a code, from another device or on paper',
  code: 'Code',
  useCode: 'Open that profile here',
  otherDevices: 'Close it on all other devices',
  closedElsewhere: (closed: number): string => `Closed on ${count(closed, { one: 'other device', other: 'other devices' })}.`,

  statistics: 'Statistics',
  source: 'Games',
  sources: { device: 'On this device', server: 'At the server' },
  moreGames: (more: number): string => `Play ${count(more, { one: 'more game', other: 'more games' })} for a curve.`,
  noGames: (assisted: number): string =>
    assisted === 0
      ? 'No finished game yet.'
      : `${count(assisted, { one: 'assisted game', other: 'assisted games' })}, not counted.`,
  figures: {
    games: 'Games',
    average: 'Average',
    best: 'Best',
    bonus: 'Upper bonus',
    yahtzees: 'Five alike',
    streak: 'Days in a row',
  },
  percent: (share: number): string => `${number(Math.round(100 * share))} %`,
  curve: 'Scores',
  curveNote: 'Bars: your games. Line: perfect play.',
  showTable: 'Show as table',
  bin: 'Points',
  yours: 'You',
  perfect: 'Perfect play',
  binOf: (from: number, to: number): string => `${number(from)} to ${number(to)}`,
  losses: 'Lost to perfect play',
  meanLoss: (loss: number, played: number): string => `${decimal(loss, 1)} points in a game, over ${count(played, games)}.`,
  kinds: { firstKeep: 'First keep', laterKeep: 'Later keeps', category: 'Row' },
  kindNote: (made: number): string => `a decision, of ${count(made, decisions)}`,
  computing: (done: number, all: number): string => `Comparing with perfect play: ${number(done)} of ${number(all)}`,
  luck: 'Luck',
  luckNote: 'What the dice gave or took in each game, oldest first.',
  gameNumber: (place: number): string => `Game ${number(place)}`,
  dice: 'Your dice',
  diceNote: (rolled: number): string => `${number(rolled)} dice thrown.`,
  diceFair: (probability: number): string =>
    `Fair dice are at least this uneven in ${number(Math.round(100 * probability))} of 100 cases. Nothing unusual.`,
  diceOdd: (oneIn: number): string => `Fair dice are this uneven in one of ${number(oneIn)} cases. Unusual, and it happens.`,
  face: 'Face',
  times: 'Times',

  online: 'online',
  rated: 'rated',
  assisted: 'assisted',
  unverified: 'offline, unverified',
  review: 'Review',
  replay: 'Replay',
  check: 'Check the dice',
  deleteGame: 'Delete',
  noHistory: 'No finished game on this device yet.',

  data: 'Your data',
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  importJson: 'Import',
  imported: (added: number, known: number): string =>
    `${count(added, games)} added${known > 0 ? `, ${count(known, games)} were here already` : ''}.`,
  notImported: 'This file holds no games of yaht.',
  deleteAll: 'Delete everything',
  deleteQuestion: 'Delete all games of this device, and your profile at the server? It cannot be brought back.',
  deleted: 'Everything is deleted.',
  notDeleted: 'The server could not be reached, so nothing was deleted. Try again with a connection.',
};
