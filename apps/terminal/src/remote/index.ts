/** Being a guest of a server, without a screen. */
export { formatAddress, parseAddress } from './address.ts';
export { arrive, beKnown, gamesOf, isOn, openRoom, playDaily, type Arrival, type Guest, type Server } from './enter.ts';
export { entryProblem } from './entry-problem.ts';
export { readLink, type RoomLink } from './room-link.ts';
export { newRoomOf } from './new-room.ts';
export { joinCommand } from './join-command.ts';
export { profileKey, type NoKey } from './profile-files.ts';
export { nodeServer } from './node-server.ts';
export { shellWord } from './shell-word.ts';
export { systemClock } from '../shell/system-clock.ts';
