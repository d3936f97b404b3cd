/** Rooms in which people do whatever comes to their mind, sensible often enough that games begin and end. */
import {
  categoryIds,
  fault,
  hasResigned,
  isParallel,
  MAX_PLAYERS,
  ownRun,
  rollioOffersFor,
  TURN_ORDERS,
  UNDO_RULES,
  variantById,
  type Game,
  type Seat,
  type Variant,
} from '@yaht/rules';
import { chanceFrom, randomMove } from '@yaht/rules/testing';
import type { GameCommand, Parts, RoomActor, RoomCommand } from '../command.ts';
import { createRoom } from '../create.ts';
import { decideRoom } from '../decide.ts';
import type { RoomEvent } from '../event.ts';
import { AWAY_POLICIES } from '../options.ts';
import type { RoomRefusal } from '../refusal.ts';
import { isDeserted, seatsInTurn, type Room } from '../room.ts';
import { tiny } from './tiny.ts';

/** One wish of a session, and what came of it. */
export type Step = {
  readonly actor: RoomActor;
  readonly command: RoomCommand;
  readonly before: Room;
  readonly facts: readonly RoomEvent[];
  readonly refusal: RoomRefusal | null;
};
/** A room, everything that happened in it, and every wish that led there. */
export type Session = { readonly room: Room; readonly events: readonly RoomEvent[]; readonly steps: readonly Step[] };

/** A number from 0 up to `below`. */
type Pick = (below: number) => number;

/** Some have a profile, and the same one may come in twice. */
const GUESTS = [
  { name: 'Ben', profile: 'p-Ben' },
  { name: 'Cem' },
  { name: 'Ann', profile: 'p-Ann' },
  { name: 'Åsa ', profile: 'p-Åsa' },
];

/** Classic Rollio that is over after a few turns. */
const shortRollio = (): Variant => {
  const classic = variantById('rollio-classic');
  return classic?.family === 'rollio' ? { ...classic, id: 'rollio-short', target: 300 } : fault('no Rollio');
};

/** A run whose first level is cleared by a single bank, and whose third is nearly always the last. */
const shortRun = (): Variant => {
  const run = variantById('rollio');
  if (run?.family !== 'run') return fault('no run');
  return { ...run, id: 'run-short', levels: { ...run.levels, thresholds: [50, 100, 3_000], banks: 2 } };
};

/** Such runs side by side. */
const shortDuel = (): Variant => {
  const [duel, run] = [variantById('rollio-duel'), shortRun()];
  return duel?.family === 'duel' && run.family === 'run' ? { ...duel, id: 'duel-short', run } : fault('no duel');
};

/** A room of `count` wishes, all chosen by `seed`. */
export function randomRoom(seed: number, count: number, parts: Parts): Session {
  const pick = pickFrom(seed);
  const opened = createRoom({
    id: `R${seed}`,
    options: someOptions(pick),
    commitment: promise(0),
    creator: { name: 'Ann', profile: 'p-Ann' },
  });
  if (!opened.ok) return fault(`no room: ${opened.error}`);
  let { room, events } = opened.value;
  const steps: Step[] = [];
  for (let i = 1; i <= count; i++) {
    const [actor, command] = someWish(room, pick, i);
    const decided = decideRoom(room, actor, command, parts);
    const facts = decided.ok ? decided.value.events : [];
    steps.push({ actor, command, before: room, facts, refusal: decided.ok ? null : decided.error });
    if (decided.ok) ({ room, events } = { room: decided.value.room, events: [...events, ...facts] });
  }
  return { room, events, steps };
}

function pickFrom(seed: number): Pick {
  const draw = chanceFrom(seed);
  let turn = 0;
  return below => (draw('effects', { turn: ++turn, roll: 1 }, [Math.max(1, below)])[0] ?? 1) - 1;
}

const promise = (number: number): string => number.toString(16).padStart(64, '0');

const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] ?? fault('nothing to choose from');

function someOptions(pick: Pick) {
  const variant = oneOf(pick, [tiny, tiny, shortRollio(), shortRun(), shortDuel()]);
  const isRated = !isParallel(variant) && pick(6) === 0;
  return {
    variant,
    seats: 1 + pick(Math.min(4, variant.maxPlayers ?? MAX_PLAYERS)),
    turnOrder: oneOf(pick, TURN_ORDERS),
    autoFirstRoll: pick(3) === 0,
    spectators: pick(5) > 0,
    chat: pick(5) > 0,
    start: oneOf(pick, ['host', 'host', 'ready'] as const),
    whenAway: oneOf(pick, AWAY_POLICIES),
    rated: isRated,
    ...(isRated || isParallel(variant) ? {} : { undo: oneOf(pick, UNDO_RULES), hints: pick(2) === 0 }),
  };
}

function someWish(room: Room, pick: Pick, step: number): readonly [RoomActor, RoomCommand] {
  const somebody: RoomActor = room.members.length > 0 && pick(8) > 0 ? oneOf(pick, room.members).id : 'guest';
  if (pick(12) === 0) return [somebody, anything(room, pick, step)];
  if (pick(25) === 0 || isDeserted(room)) return ['house', houseWish(room, pick)];
  switch (room.phase) {
    case 'lobby':
      return lobbyWish(room, pick, somebody);
    case 'playing':
      if (pick(12) === 0) return slowWish(room, pick, somebody, step);
      return room.takeback || pick(6) === 0 ? takebackWish(room, pick, somebody) : move(room, pick);
    default:
      return [somebody, pick(3) === 0 ? { type: 'Chat', text: `gg ${step}` } : { type: 'Rematch', commitment: promise(step) }];
  }
}

/** What people do who have time. */
function slowWish(room: Room, pick: Pick, somebody: RoomActor, step: number): readonly [RoomActor, RoomCommand] {
  switch (pick(4)) {
    case 0:
      return [somebody, room.endOffer ? { type: 'AnswerEnd', yes: pick(3) === 0 } : { type: 'OfferEnd' }];
    case 1:
      return [somebody, { type: 'Vacation', until: pick(2) * step }];
    default:
      return [waitingIn(room) ?? somebody, { type: 'Nudge', now: step * 3_600_000 }];
  }
}

/** Somebody who is not to play. */
const waitingIn = (room: Room): RoomActor | undefined =>
  room.seats.find((seated, seat) => typeof seated?.member === 'number' && !seatsInTurn(room).includes(seat))?.member ?? undefined;

/** Whoever moved last regrets it, or somebody says what it thinks of that. */
function takebackWish(room: Room, pick: Pick, somebody: RoomActor): readonly [RoomActor, RoomCommand] {
  if (room.takeback) return [somebody, { type: 'AnswerUndo', yes: pick(4) > 0 }];
  const scored = room.game?.events.findLast(event => event.type === 'ScoreRecorded' || event.type === 'DiceScored');
  const seat = scored && 'seat' in scored ? scored.seat : 0;
  return [room.seats[seat]?.member ?? somebody, { type: 'Undo' }];
}

function lobbyWish(room: Room, pick: Pick, somebody: RoomActor): readonly [RoomActor, RoomCommand] {
  const host = room.host ?? 'guest';
  switch (pick(7)) {
    case 0:
    case 3:
      return ['guest', { type: 'Join', ...oneOf(pick, GUESTS), spectate: pick(5) === 0 }];
    case 1:
      return [host, { type: 'AddBot', level: oneOf(pick, ['easy', 'normal', 'optimal'] as const) }];
    case 2:
      return [host, { type: 'StartGame' }];
    default:
      return [somebody, { type: 'Ready', ...(pick(2) === 0 ? { seed: `seed-${pick(99)}` } : {}) }];
  }
}

function houseWish(room: Room, pick: Pick): RoomCommand {
  const member = room.members[pick(room.members.length)]?.id ?? 0;
  if (pick(200) === 0) return { type: 'Expire' };
  return oneOf(pick, [{ type: 'Drop', member }, { type: 'Drop', member }, { type: 'Abandon' }, { type: 'PassTurn' }] as const);
}

/** Any wish at all, from anybody. */
function anything(room: Room, pick: Pick, step: number): RoomCommand {
  const seat = pick(MAX_PLAYERS);
  return oneOf<RoomCommand>(pick, [
    { type: 'Join', name: 'Dee' },
    { type: 'TakeSeat', seat },
    { type: 'TakeSeat' },
    { type: 'LeaveSeat', seat },
    { type: 'Ready', ready: false },
    { type: 'RemovePlayer', seat },
    { type: 'RemoveMember', member: pick(room.joined + 1) },
    { type: 'Chat', text: `hello ${step} \u202e` },
    { type: 'Leave' },
    { type: 'Return' },
    { type: 'Undo', seat },
    { type: 'Hint' },
    { type: 'Resign', seat },
    { type: 'Expire' },
    { type: 'SetPlayedBy', seat, by: 'zero' },
    { type: 'HoldDice', hold: [true, false] },
  ]);
}

/** A sensible move of whoever's turn it is; the house moves for bots and for those who left. */
function move(room: Room, pick: Pick): readonly [RoomActor, RoomCommand] {
  const seats = seatsInTurn(room);
  const seat = seats[pick(seats.length)] ?? 0;
  const command: GameCommand = room.game ? moveIn(room.game, seat, pick) : { type: 'RollDice' };
  const member = room.seats[seat]?.member;
  const isPlayed = typeof member === 'number' && !(room.game && hasResigned(room.game, seat));
  return isPlayed ? [member, command] : ['house', { type: 'PlayFor', seat, command }];
}

function moveIn(game: Game, seat: Seat, pick: Pick): GameCommand {
  if (game.family === 'duel') return randomMove(ownRun(game, seat), pick) as GameCommand;
  if (game.family === 'run') return randomMove(game, pick) as GameCommand;
  if (!game.state.turn?.dice) return { type: 'RollDice' };
  return game.family === 'scorecard'
    ? oneOf<GameCommand>(pick, [
        { type: 'RollDice', hold: [pick(2) === 0, pick(2) === 0] },
        { type: 'RollDice' },
        { type: 'HoldDice', hold: [pick(2) === 0, false] },
        { type: 'ScoreCategory', category: oneOf(pick, categoryIds(game.start.variant)) },
        { type: 'ScratchCategory', category: oneOf(pick, categoryIds(game.start.variant)) },
        { type: 'Hint' },
      ])
    : rollioMove(game, pick);
}

function rollioMove({ start, state }: Extract<Game, { readonly family: 'rollio' }>, pick: Pick): GameCommand {
  if (!state.turn || state.turn.scored) return pick(3) === 0 ? { type: 'RollDice' } : { type: 'Bank' };
  const { scorable } = rollioOffersFor(start.variant, state.turn);
  const all = scorable.flatMap((scores, die) => (scores ? [die] : []));
  return { type: 'ScoreDice', dice: pick(2) === 0 ? all : [oneOf(pick, all)], ...(pick(2) === 0 ? { partition: pick(2) } : {}) };
}
