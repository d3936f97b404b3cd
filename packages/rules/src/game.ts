/** A game is a list of facts: `startGame` and `play` answer wishes with facts, `replay` reads them again. */
import type { Chance } from './chance.ts';
import type { Actor, HouseCommand, TableCommand } from './command.ts';
import type { Engine } from './engine.ts';
import type { GameOver, GameStarted, Options, Player, SharedEvent } from './event.ts';
import { decideOrder } from './order.ts';
import type { Refusal, SetupRefusal } from './refusal.ts';
import { err, fault, ok, type Result } from './result.ts';
import { scorecardEngine } from './scorecard/decide.ts';
import type { ScorecardEvent, ScorecardState } from './scorecard/state.ts';
import type { ScorecardCommand } from './scorecard/wish.ts';
import { checkSetup, publicPlayer } from './setup.ts';
import { decideUndo, effective } from './undo.ts';
import type { Variant } from './variants/index.ts';

type FamilyCommand = ScorecardCommand;
type FamilyEvent = ScorecardEvent;
type State = ScorecardState;

export type Command = FamilyCommand | TableCommand | HouseCommand;
export type Event = SharedEvent | FamilyEvent;

export type Game = {
  readonly start: GameStarted;
  readonly state: State;
  /** Everything that happened, undone moves included. */
  readonly events: readonly Event[];
  readonly over: GameOver | null;
};

/** What a game begins with; options that are left out take their default. */
export type Setup = {
  readonly id: string;
  readonly variant: Variant;
  readonly players: readonly Player[];
  readonly options?: Partial<Options>;
  readonly commitment?: string;
};

/** The game after a granted wish, and the facts that brought it there. */
export type Played = { readonly game: Game; readonly events: readonly Event[] };

export const defaultOptions: Options = {
  turnOrder: 'seated',
  autoFirstRoll: false,
  undo: 'before-draw',
  hints: true,
  sameDice: false,
};

/** How many events so far: the number of the latest one, counted from 1. */
export const seqOf = (game: Game): number => game.events.length;

/** Seats the players, settles the order and begins the first turn. */
export function startGame(setup: Setup, chance: Chance): Result<Played, SetupRefusal> {
  const problem = checkSetup(setup);
  if (problem) return err(problem);
  const { id, variant, commitment = null } = setup;
  const players = setup.players.map(publicPlayer);
  const options = { ...defaultOptions, ...setup.options };
  const { order, opening } = decideOrder(options.turnOrder, players.length, variant.dice, chance);
  const start: GameStarted = { type: 'GameStarted', id, variant, players, options, order, commitment };
  const seated = replay([start, ...opening]);
  return ok(advance(seated, engineOf(variant).open(start, seated.state, chance), seated.events));
}

/** Judges a wish: the game with its new facts, or the reason why not. A refused wish changes nothing. */
export function play(game: Game, actor: Actor, command: Command, chance: Chance): Result<Played, Refusal> {
  const decided = decide(game, actor, command, chance);
  return decided.ok ? ok(advance(game, decided.value)) : decided;
}

/** The game after these facts, which must begin with `GameStarted`; any prefix of a game's facts is a game. */
export function replay(events: readonly Event[]): Game {
  const [start, ...later] = effective(events);
  if (start?.type !== 'GameStarted') return fault('a game begins with GameStarted');
  const fresh: Game = { start, state: engineOf(start.variant).begin(start), events, over: null };
  return later.reduce(evolve, fresh);
}

/** Adds the secret seed to the end of the game, the only fact that ever holds it. */
export function revealSeed(played: Played, seed: string): Played {
  const events = played.events.map(event => (event.type === 'GameOver' ? { ...event, seed } : event));
  const before = played.game.events.slice(0, played.game.events.length - events.length);
  return played.game.over ? { game: replay([...before, ...events]), events } : played;
}

/** The points of every seat as they stand. */
export const totals = ({ start, state }: Game): readonly number[] => engineOf(start.variant).totals(start.variant, state);

/** How the variant's family reads a fact back: the wish behind it, and the values chance gave for it. */
export const readerOf = (variant: Variant): Pick<Engine<Variant, State, Command, FamilyEvent>, 'wishBehind' | 'drawnFor'> =>
  engineOf(variant);

/** The one place that knows the families: an engine only ever meets its own variant and state, because `family` chose both. */
const engines = { scorecard: scorecardEngine };

const engineOf = (variant: Variant): Engine<Variant, State, Command, FamilyEvent> =>
  engines[variant.family] as unknown as Engine<Variant, State, Command, FamilyEvent>;

function decide(game: Game, actor: Actor, command: Command, chance: Chance): Result<readonly Event[], Refusal> {
  switch (command.type) {
    case 'Undo':
      return actor === 'house' ? err('command-does-not-fit') : decideUndo(game, actor);
    case 'Hint':
      return decideHint(game, actor);
    case 'SetPlayedBy':
    case 'Abandon':
      return decideForHouse(game, actor, command);
    case 'PassTurn':
      return actor === 'house' ? decideInFamily(game, actor, command, chance) : err('house-only');
    default:
      return decideInFamily(game, actor, command, chance);
  }
}

function decideInFamily(game: Game, actor: Actor, command: Command, chance: Chance): Result<readonly Event[], Refusal> {
  const engine = engineOf(game.start.variant);
  if (!engine.commands.includes(command.type)) return err('command-does-not-fit');
  if (game.over) return err('game-over');
  return engine.decide(game.start, game.state, actor, command, chance);
}

function decideHint(game: Game, actor: Actor): Result<readonly Event[], Refusal> {
  if (game.over) return err('game-over');
  if (actor !== game.state.turn?.seat) return err('not-your-turn');
  return game.start.options.hints ? ok([{ type: 'HintTaken', seat: actor }]) : err('hints-not-allowed');
}

function decideForHouse(
  game: Game,
  actor: Actor,
  command: Extract<HouseCommand, { type: 'SetPlayedBy' | 'Abandon' }>,
): Result<readonly Event[], Refusal> {
  if (actor !== 'house') return err('house-only');
  if (game.over) return err('game-over');
  if (command.type === 'Abandon') return ok([{ type: 'GameOver', totals: totals(game), winners: [], abandoned: true }]);
  if (!isSeat(game, command.seat)) return err('invalid-index');
  return ok([{ type: 'SeatPlayedBy', seat: command.seat, by: command.by }]);
}

const isSeat = ({ start }: Game, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < start.players.length;

function advance(game: Game, events: readonly Event[], before: readonly Event[] = []): Played {
  const all = [...game.events, ...events];
  const next = events.some(event => event.type === 'Undone') ? replay(all) : { ...events.reduce(evolve, game), events: all };
  return { game: next, events: [...before, ...events] };
}

function evolve(game: Game, event: Event): Game {
  switch (event.type) {
    case 'GameStarted':
    case 'Undone':
      return fault(`${event.type} is not read one by one`);
    case 'HintTaken':
      return game;
    default: {
      const { variant } = game.start;
      const over = event.type === 'GameOver' ? event : game.over;
      return { ...game, state: engineOf(variant).evolve(variant, game.state, event), over };
    }
  }
}
