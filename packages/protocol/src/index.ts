export {
  CLIENT_MESSAGES,
  isClientMessageType,
  readClientMessage,
  readPlainMessage,
  type ClientMessage,
  type ClientMessageOf,
  type ClientMessageType,
  type MessageRefusal,
} from './client-message.ts';
export { commandOf, isCommandMessage, messageFor, wishesOf, type ClientCommand, type CommandMessage } from './command.ts';
export type { DailyAttempt, DailyReport, DailyRow } from './daily-report.ts';
export { factOf, isFactType, wireFact, type FactType, type NumberedFact, type WireFact } from './fact.ts';
export { decodeJson, encodeJson, utf8Length } from './json.ts';
export * from './limits.ts';
export * from './open-game.ts';
export { isAwaited, openLineOf, profileOf, type OpenLine, type OpenTimes } from './open-line.ts';
export type { Plain, PlainObject } from './plain.ts';
export * from './refusal.ts';
export { readServerMessage, type Heard, type Notice, type RoomLine, type ServerMessage } from './server-message.ts';
export { splitWelcome } from './split-welcome.ts';
export { CHAT_TOLD, roomOf, welcomeTo, type SaidFact, type Welcome, type WirePlayer, type WireRoom } from './welcome.ts';
