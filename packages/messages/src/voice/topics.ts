/** What each fact is about, so that a screen can leave out what it shows by itself. */
import type { Told } from './told.ts';

/** `dice`: what lies on the table; `turn`: who plays now; `shop`: what is for sale; `ready`: what a list of the seats shows. */
export type Topic = 'start' | 'dice' | 'turn' | 'score' | 'game' | 'level' | 'shop' | 'people' | 'ready' | 'chat' | 'vote';

/** What is told beside one's own run in a duel, and so is left out where the others' runs are told. */
export const TOLD_BESIDE_OWN: readonly Topic[] = ['start', 'people', 'ready', 'chat', 'vote'];

export const TOPICS: Readonly<Record<Told['type'], Topic>> = {
  GameStarted: 'start',
  OpeningRolled: 'start',
  TurnStarted: 'turn',
  DiceRolled: 'dice',
  DiceRerolled: 'dice',
  DiceHeld: 'dice',
  ScoreRecorded: 'score',
  DiceScored: 'score',
  Banked: 'score',
  Flopped: 'score',
  FlopShielded: 'score',
  TurnPassed: 'score',
  HintTaken: 'game',
  Resigned: 'game',
  Undone: 'game',
  GameOver: 'game',
  SetChosen: 'level',
  LevelStarted: 'level',
  LevelCleared: 'level',
  LevelLost: 'level',
  RunWon: 'level',
  RunEnded: 'level',
  ShopOpened: 'shop',
  ShopLeft: 'shop',
  ShopRerolled: 'score',
  WareBought: 'score',
  CharmSold: 'score',
  CharmMoved: 'score',
  ConsumableSold: 'score',
  ConsumableUsed: 'score',
  SeatPlayedBy: 'game',
  RoomCreated: 'people',
  MemberJoined: 'people',
  MemberLeft: 'people',
  SeatTaken: 'people',
  SeatLeft: 'people',
  SeatsMoved: 'ready',
  PlayerReady: 'ready',
  HostChanged: 'people',
  RematchOpened: 'people',
  RoomClosed: 'people',
  PresenceChanged: 'people',
  ChatMessage: 'chat',
  UndoAsked: 'vote',
  UndoAnswered: 'vote',
};
