/** Being a guest of a server, without a screen. */
export { parseAddress } from './address.ts';
export { arrive, type Arrival, type Guest, type Server } from './enter.ts';
export { entryProblem } from './entry-problem.ts';
export { nodeServer } from './node-server.ts';
export { systemClock } from '../shell/system-clock.ts';
