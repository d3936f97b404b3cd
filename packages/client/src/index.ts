/** What screens and programs use of a table, by name. */
export { AWAY_POLICIES, isRoomFact, isSlow, MAX_CHAT_LENGTH, SHORT_CODE, TURN_SECONDS } from '@yaht/room';
export type { BotMove, BotParts } from './bot-pacer.ts';
export type { OpenGame, OpenGames, OpenSeat, TurnBefore } from '@yaht/protocol';
export type { CallOff, Clock } from './clock.ts';
export { isConnected, type ClosedReason, type Connection } from './connection.ts';
export { Desk, type DeskQuestion, type DeskView, type DeskWish } from './desk/desk.ts';
export type { Hand, KeptHand, Mistake } from './desk/hand.ts';
export { mainWish, type Move } from './desk/main-wish.ts';
export { bestRow } from './desk/zero.ts';
export { LocalTable, type Acted, type LocalParts, type NotStored } from './local-table.ts';
export { openGameOf } from './open-game-of.ts';
export { Observable } from './observable.ts';
export { mayWatch, ownTable, shownSeat } from './own-table.ts';
export { nextSpeed, PacedClock, SPEEDS, type Pace } from './paced-clock.ts';
export { fitted, mayBeRated, paceOf, readyByComing, turnsFor, usualRoom, type RoomChoices } from './room-choices.ts';
export { rematchSetup } from './rematch.ts';
export { listGames, makeProfile, nextGame, type GamesAsked } from './remote/list-games.ts';
export { askDaily, listRooms, type DailyReport, type RoomLine } from './remote/list-rooms.ts';
export type { RandomBytes } from './remote/random.ts';
export { RemoteTable, type Entry, type KeptSeat, type RemoteParts, type SeatKeeper } from './remote/remote-table.ts';
export type { Line, LineEvents, Transport } from './remote/transport.ts';
export { webSocketTransport, type WebSocketClass, type WebSocketLike } from './remote/web-socket.ts';
export {
  bonusMoments,
  inOrder,
  MOMENT_KINDS,
  numbered,
  type Moment,
  type MomentKind,
  type NumberedEvent,
} from './replay/moments.ts';
export { ReplayTable, type ReplayPlace } from './replay/replay-table.ts';
export { collectionOf, type BossSeen, type CharmSeen, type Collection, type SetSeen } from './run/collection.ts';
export { runLine, type RunLine } from './run/run-history.ts';
export { isAskedFor, LESSON_IDS, lessonFor, wishAskedFor, type Lesson, type LessonId, type Press } from './run/tutorial.ts';
export { openTutorial } from './run/tutorial-table.ts';
export { isPlayed, readSave, SAVE_SCHEMA, saveOf, type Save, type Saved } from './save.ts';
export { lineOf, SaveBook, type SaveLine, type SaveProblem, type SaveStore, type SetAside } from './save-book.ts';
export { lockedDice, selectDice, selectedDice, type SelectAction } from './selection.ts';
export {
  factsIn,
  onFacts,
  TABLE_REFUSALS,
  type Answer,
  type Away,
  type FeedLine,
  type Refused,
  type Table,
  type TableRefusal,
  type TableState,
  type Unsubscribe,
  type Wish,
} from './table.ts';
export { awardOf, type Award, type AwardKind, type AwardLevel } from './view/award.ts';
export { COUNT_PACES, type CountPace } from './view/count-pace.ts';
export { latestCounted } from './view/latest-counted.ts';
export type { MainAction } from './view/main-action.ts';
export type { OverView } from './view/over-view.ts';
export { TABLE_PHASES, type TablePhase } from './view/phase.ts';
export { SEAT_MARKS, type PlayerView, type SeatMark } from './view/player-view.ts';
export type { RacerView } from './view/race-view.ts';
export { rivalsView, type RivalStage, type RivalView } from './view/rivals-view.ts';
export type { Refusable } from './view/refusable.ts';
export { refusalNames } from './view/refusal-names.ts';
export type { NumberedAction, RollioDieView, RollioView, WayView } from './view/rollio-view.ts';
export type { CharmGain } from './view/run-charm.ts';
export { countedAfter, countOf, countTimes, type CountedFact, type CountStep, type RunCount } from './view/run-count.ts';
export { gatherMoments, hasBetterOrder, levelToRead, momentsOf, type CountMoment, type RunMoment } from './view/run-moments.ts';
export type { RunCharmView, RunConsumableView, RunDieView, RunView } from './view/run-view.ts';
export type { RunWayView } from './view/run-ways.ts';
export type { RoomView } from './view/room-view.ts';
export type { DieView, RowView, ScorecardView } from './view/scorecard-view.ts';
export { tableView, type Screen, type TableView } from './view/table-view.ts';
export type { TakebackView, UndoView } from './view/takeback-view.ts';
export type { EndOfferView } from './view/waiting-view.ts';
export type { UpperView } from './view/upper-view.ts';
