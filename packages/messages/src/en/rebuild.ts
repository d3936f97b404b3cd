/** What `yaht server rebuild` says. */
export const rebuild = {
  comparing: (games: number): string => `${games} games compared with perfect play …`,
  done: (games: number, reviewed: number): string =>
    `Boards and statistics are made again from ${games} finished games; ${reviewed} of them were compared with perfect play.`,
  inUse: (folder: string): string =>
    `a server keeps the games in ${folder} at the moment. Stop it first; it goes on with the new boards when it starts again.`,
  noGames: (folder: string): string => `there are no games in ${folder}. Name the data folder of the server: --data <folder>`,
};
