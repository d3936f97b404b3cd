/**
 * What a move costs, and what is assumed of machines that are not here; microseconds unless said otherwise. Those of the database were
 * measured with 200 rooms, rounded up. Those of a node are assumed, at twice the 60 µs that a move may take a server with files:
 * `npm run bench nodes` prints what yours take (a table at one node, and the difference to a table across two).
 */
export const COSTS = {
  /** A move of a table of two, from one socket to two, at the node that writes the room. */
  node: 140,
  /** What a player adds who sits at another node: the wish that is passed there, and the facts that are passed on from there. */
  far: 80,
  /** The database: a move in a batch, and the batch itself. */
  databaseMove: 45,
  databaseBatch: 150,
  /** A full message of hints, at each node that hears it. Where the database is the bus it pays for sending it and for each node. */
  hint: 30,
  notify: 40,
  wake: 8,
  /** A finished game that can be looked up, read for the boards: by every node, in threads beside its own. */
  board: 1_000,
  /** A finished game of two compared with perfect play, once in the whole house. */
  review: 20_000,
} as const;

/** How hints are gathered: so many milliseconds, and so many in a message. */
export const HINTS = { every: 50, most: 40 } as const;

/** A machine for nodes and one for the database, in one building. */
export const MACHINES = {
  /** There and back between a node and the database, or between two nodes. */
  wayAndBack: 300,
  /** The disk of the database makes everything safe that waits for it. */
  flush: 500,
  databaseCores: 16,
  maxConnections: 500,
  connectionsPerNode: 12,
} as const;

/** People at tables of two: so long until the next move, and moves in a game. */
export const PLAY = { secondsPerMove: 4, movesPerGame: 78 } as const;
