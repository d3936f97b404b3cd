/** A line in the log and a figure for each change of a node among others. */
import type { Logger } from './logger.ts';
import type { NodeCounts } from './metrics.ts';
import type { NodeWatch } from './nodes/node-watch.ts';

/** A room that waited for less is not worth a line. */
const LONG = 1;

export const watchNodes = (logger: Logger, counts: NodeCounts): NodeWatch => ({
  database: (isReached, seconds) => {
    counts.changed('database', isReached);
    if (isReached) logger.warn({ seconds }, 'the database answers again; rooms are written here again');
    else logger.error('the database is out of reach; this server writes no room until it answers');
  },
  bus: isThere => {
    counts.changed('bus', isThere);
    logger.warn(isThere ? 'the bus is back' : 'the bus is away; games go on without hints');
  },
  sendsAway: () => {
    counts.sentAway();
    logger.warn('another server reaches the database; everybody here is sent away');
  },
  stoodStill: (room, seconds) => {
    counts.stoodStill(seconds);
    if (seconds >= LONG) logger.warn({ room, seconds }, 'a room stood still');
  },
  readFacts: counts.readFacts,
});
