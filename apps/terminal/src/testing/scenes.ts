/** Tables of every game as they stand in the middle of it, with as many players as one likes, at home or in a room. */
import { ownTable, type FeedLine, type Table, type TableState } from '@yaht/client';
import { MiniServer, pickFrom } from '@yaht/client/testing';
import { fault, play, startGame, variantById, type Command, type Game } from '@yaht/rules';
import { chanceFrom, gifted } from '@yaht/rules/testing';

export type Scene = {
  /** The id of the game. */
  readonly game: string;
  readonly players: number;
  /** The seat in turn. */
  readonly turn: number;
  /** How many lines were said; none of them at home. */
  readonly said: number;
  /** Whether nobody at this screen plays. */
  readonly isWatched: boolean;
};

/** Short enough for any column, and told apart by the first letter. */
export const NAMES = ['Ann', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay'] as const;

/** The words of the line that was said at this place. */
export const saidAt = (place: number): string => `word-${String(place).padStart(2, '0')}`;

/** A table that stays as it is. */
export function stillTable(scene: Scene): Table {
  const state = stateOf(scene);
  const table: Table = {
    state: () => state,
    subscribe: () => () => {},
    onLines: () => () => {},
    send: () => Promise.resolve({ ok: true, value: true }),
    skip: () => {},
    takeTime: () => {},
    close: () => {},
  };
  return ownTable(table);
}

function stateOf({ game: id, players, turn, said, isWatched }: Scene): TableState {
  const game = gameInTurn(id, players, turn);
  const member = isWatched ? players + 1 : 1;
  const state: TableState = {
    room: said === 0 ? null : roomOf(game, member),
    game,
    member: said === 0 ? null : member,
    seats: isWatched ? [] : [0],
    connection: said === 0 ? { state: 'local' } : { state: 'online', roundTrip: 12 },
    shownHold: null,
    away: [],
    turnClock: null,
    clockAhead: 0,
    feed: Array.from({ length: said }, (_, place) => chatLine(place)),
  };
  return state;
}

function chatLine(place: number): FeedLine {
  const words = { member: 2, seat: 1, text: saidAt(place) };
  return {
    kind: 'chat',
    at: place,
    name: 'Ben',
    ...words,
    fact: { seq: place + 1, at: place, event: { type: 'ChatMessage', ...words } },
  };
}

function roomOf(game: Game, member: number): TableState['room'] {
  const { players } = game.start;
  const members = players.map(({ name }, seat) => ({ id: seat + 1, name }));
  return {
    ...new MiniServer().room,
    id: 'K7Q2XM',
    phase: 'playing',
    members: member > players.length ? [...members, { id: member, name: 'Guy' }] : members,
    joined: member,
    host: 1,
    seats: players.map(({ name }, seat) => ({ member: seat + 1, name, ready: true, seed: '' })),
    game,
    games: 1,
  };
}

/** The second round, with dice on the table; a run has charms, and dice that score. */
function gameInTurn(id: string, players: number, turn: number): Game {
  const variant = variantById(id) ?? fault(`no game ${id}`);
  const chance = chanceFrom(3);
  const seated = NAMES.slice(0, players).map(name => ({ name }));
  const started = startGame({ id: 'scene', variant, players: seated, options: { turnOrder: 'seated' } }, chance);
  let game: Game = started.ok ? started.value.game : fault(`did not start: ${started.error}`);
  const does = (seat: number, command: Command): void => {
    const played = play(game, seat, command, chance);
    if (played.ok) game = played.value.game;
  };
  for (const seat of seatsBefore(game, players, turn)) takeTurn(game, seat, does);
  if (game.family === 'run' || game.family === 'duel') {
    for (let seat = 0; seat < players; seat++) does(seat, { type: 'ChooseSet', set: 'beginner' });
    game = withCharms(game);
  }
  for (let seat = 0; seat < players; seat++) does(seat, { type: 'RollDice' });
  return game;
}

/** Everybody once, then those who sit before the seat in turn. */
const seatsBefore = ({ family }: Game, players: number, turn: number): readonly number[] =>
  family === 'run' || family === 'duel' ? [] : Array.from({ length: players + turn }, (_, i) => i % players);

function takeTurn(game: Game, seat: number, does: (seat: number, command: Command) => void): void {
  does(seat, { type: 'RollDice' });
  if (game.family === 'scorecard')
    for (const category of game.state.cards.length > 0 ? ['chance', 'ones'] : []) does(seat, { type: 'ScoreCategory', category });
  else {
    for (let die = 0; die < 6; die++) does(seat, { type: 'ScoreDice', dice: [die], partition: 0 });
    does(seat, { type: 'Bank' });
  }
}

function withCharms(game: Game): Game {
  const pick = pickFrom(4);
  if (game.family === 'run') return { ...game, state: gifted(game.state, pick) };
  if (game.family === 'duel') return { ...game, state: { ...game.state, runs: game.state.runs.map(run => gifted(run, pick)) } };
  return game;
}
