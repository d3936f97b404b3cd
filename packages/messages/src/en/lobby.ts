/** While somebody waits in a room. */
export const lobby = {
  aloneSince: 'Nobody has come yet. The room stays open while you play.',
  playMeanwhile: 'Play a bot meanwhile',
  /** Over that game, when the waiting is over. */
  somebodyCame: (code: string): string => `Room ${code}: somebody has come`,
  backToRoom: 'To the room',
  codeUntilStart: 'The code works until the game begins.',
  beginsWithLast: 'It begins when the last seat is taken. You may close this page: your seat waits.',
  waiting: 'Waiting',
};
