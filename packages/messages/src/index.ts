export type { AdviceCode } from './advice-codes.ts';
export { closest } from './closest.ts';
export { dailyMarks, shareText, shareWords, type DailyMark, type DailyResult } from './daily-share.ts';
export { fileTrouble } from './file-trouble.ts';
export * from './find.ts';
export { capital, type Forms } from './format.ts';
export { HTTP_CODES, type HttpCode } from './http-codes.ts';
export * from './joker-banner.ts';
export * from './language.ts';
export * from './messages.ts';
export { categoryName, categoryShortName, variantName } from './names.ts';
export { contentSections, contentText } from './rollio-content.ts';
export {
  bossSentence,
  charmFigure,
  contentOf,
  kindsSentence,
  opText,
  armedSentence,
  levelsSentence,
  setName,
  setRow,
  setRows,
  sourceName,
  stepLines,
  stepText,
} from './run-words.ts';
export { lastOfGame, listedGameName, opponentsOf, stateOfGame, timeInUnits, type ListedGame } from './open-game.ts';
export { closedSentence, tableSentence } from './table-sentence.ts';
export { gameLine, tell } from './voice/tell.ts';
export type { Line, PeopleFact, Scene, Told } from './voice/told.ts';
export { TOLD_BESIDE_OWN, type Topic } from './voice/topics.ts';
export { variantProblem, variantProblemIn } from './variant-problem.ts';
export * from './variant-rules.ts';
export { CLOSING_CODES, DOOR_CODES, ROOM_CODES, TABLE_CODES, type ClosingCode, type WireCode } from './wire-codes.ts';
export { wireSentence } from './wire-sentence.ts';
export {
  SHORT_NAME_WIDTH,
  type CommandName,
  type DecisionClass,
  type Example,
  type KeyAction,
  type KeyNames,
  type MomentName,
  type NamedPoints,
  type OnlineAction,
  type RefusalDetails,
  type RunAction,
  type SetupDetails,
  type SimulatedPlayer,
  type FileTrouble,
  type TableTrouble,
  type TerminalAction,
  type UnsolvedReason,
} from './words.ts';
