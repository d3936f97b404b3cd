/** A game is a list of facts: `startGame` and `play` answer wishes with facts, `replay` reads them again. */
import type { Chance } from './chance.ts';
import type { Actor, HouseCommand, TableCommand } from './command.ts';
import type { Engine, StartOf } from './engine.ts';
import type { GameOver, GameStarted, Options, Player, Seat, SharedEvent } from './event.ts';
import { decideOrder } from './order.ts';
import { mustKnow } from './newer.ts';
import { isParallel } from './parallel.ts';
import { bestBy, standings, type Merits, type Standing } from './ranks.ts';
import type { Refusal, SetupRefusal } from './refusal.ts';
import { behindOthers, hasResigned, resignedSeats, seatsOfPeople } from './resign.ts';
import { err, fault, ok, type Result } from './result.ts';
import { duelEngine } from './rollio/duel/decide.ts';
import type { DuelState } from './rollio/duel/state.ts';
import type { DuelVariant } from './rollio/duel/variant.ts';
import { rollioEngine } from './rollio/decide.ts';
import { runEngine } from './rollio/run/decide.ts';
import type { RunEvent } from './rollio/run/event.ts';
import type { RunState } from './rollio/run/state.ts';
import type { RunVariant } from './rollio/run/variant.ts';
import type { RunCommand } from './rollio/run/wish.ts';
import type { RollioEvent, RollioState } from './rollio/state.ts';
import type { RollioVariant } from './rollio/variant.ts';
import type { RollioCommand } from './rollio/wish.ts';
import { scorecardEngine } from './scorecard/decide.ts';
import type { ScorecardEvent, ScorecardState } from './scorecard/state.ts';
import type { ScorecardVariant } from './scorecard/variant.ts';
import type { ScorecardCommand } from './scorecard/wish.ts';
import { checkSetup, publicPlayer } from './setup.ts';
import { decideUndo, effective } from './undo.ts';
import type { Variant } from './variants/index.ts';

type FamilyCommand = ScorecardCommand | RollioCommand | RunCommand;
type FamilyEvent = ScorecardEvent | RollioEvent | RunEvent;
type State = ScorecardState | RollioState | RunState | DuelState;

export type Command = FamilyCommand | TableCommand | HouseCommand;
export type Event = SharedEvent | FamilyEvent;

type GameOf<Rules extends Variant, FamilyState, OwnEvent> = {
  readonly family: Rules['family'];
  readonly start: StartOf<Rules>;
  readonly state: FamilyState;
  /** Everything that happened, undone moves included. */
  readonly events: readonly (SharedEvent | OwnEvent)[];
  readonly over: GameOver | null;
};

export type ScorecardGame = GameOf<ScorecardVariant, ScorecardState, ScorecardEvent>;
export type RollioGame = GameOf<RollioVariant, RollioState, RollioEvent>;
export type RunGame = GameOf<RunVariant, RunState, RunEvent>;
export type DuelGame = GameOf<DuelVariant, DuelState, RunEvent>;

/** A game of any family; `family` tells which. */
export type Game = ScorecardGame | RollioGame | RunGame | DuelGame;

/** The game that is played by these rules. */
export type GameFor<Rules extends Variant> = Rules extends ScorecardVariant
  ? ScorecardGame
  : Rules extends RollioVariant
    ? RollioGame
    : Rules extends RunVariant
      ? RunGame
      : DuelGame;

/** What a game begins with; options that are left out take their default. */
export type Setup<Rules extends Variant = Variant> = {
  readonly id: string;
  readonly variant: Rules;
  readonly players: readonly Player[];
  readonly options?: Partial<Options>;
  readonly commitment?: string;
  readonly challenge?: string;
};

/** The game after a granted wish, and the facts that brought it there. */
export type Played<Kind extends Game = Game> = { readonly game: Kind; readonly events: Kind['events'] };

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
export function startGame<Rules extends Variant>(
  setup: Setup<Rules>,
  chance: Chance,
): Result<Played<GameFor<Rules>>, SetupRefusal> {
  const problem = checkSetup(setup);
  if (problem) return err(problem);
  const { id, variant, commitment = null, challenge } = setup;
  const players = setup.players.map(publicPlayer);
  const options = { ...defaultOptions, ...setup.options };
  const { order, opening } = decideOrder(options.turnOrder, players.length, variant.dice, chance);
  const shared = challenge === undefined ? {} : { challenge };
  const start: GameStarted = { type: 'GameStarted', id, variant, players, options, order, commitment, ...shared };
  const seated = replay([start, ...opening]);
  const { game, events } = advance(seated, engineOf(variant).open(start, seated.state, chance));
  // The variant decides the family, so this is the game of its rules.
  return ok({ game, events: [...seated.events, ...events] } as unknown as Played<GameFor<Rules>>);
}

/** Judges a wish: the game with its new facts, or the reason why not. A refused wish changes nothing. */
export function play<Kind extends Game>(
  game: Kind,
  actor: Actor,
  command: Command,
  chance: Chance,
): Result<Played<Kind>, Refusal> {
  const decided = decide(game, actor, command, chance);
  return decided.ok ? ok(advance(game, decided.value) as Played<Kind>) : decided;
}

/**
 * The game after these facts, which must begin with `GameStarted`; any prefix of a game's facts is a game. Throws `NewerVersion` for one
 * that this program is too old for.
 */
export function replay(events: readonly Event[]): Game {
  const [start, ...later] = effective(events);
  if (start?.type !== 'GameStarted') return fault('a game begins with GameStarted');
  const { variant } = start;
  mustKnow(variant);
  const fresh = { family: variant.family, start, state: engineOf(variant).begin(start), events, over: null } as Game;
  return evolve(fresh, later, events);
}

/** The game after further facts, which have been judged already. */
export const extend = <Kind extends Game>(game: Kind, events: readonly Event[]): Kind => advance(game, events).game as Kind;

/** Adds the secret seed to the end of the game, the only fact that ever holds it. */
export function revealSeed<Kind extends Game>(played: Played<Kind>, seed: string): Played<Kind> {
  const { game } = played;
  if (!game.over) return played;
  const over: GameOver = { ...game.over, seed };
  const reveal = (event: Event): Event => (event === game.over ? over : event);
  // No state depends on the seed, so the game need not be read again.
  const revealed = { game: { ...game, over, events: game.events.map(reveal) }, events: played.events.map(reveal) };
  return revealed as unknown as Played<Kind>;
}

/** The round that is on, from 1; the last one stays when the game is over. */
export const roundOf = ({ start, state }: Game): number => roundOfTurn(start, state.turns);

/** The round of a turn, which are counted from 1 over all seats. */
export const roundOfTurn = ({ players }: Pick<GameStarted, 'players'>, turn: number): number =>
  Math.max(1, Math.ceil(turn / players.length));

/** The points of every seat as they stand. */
export const totals = ({ start, state }: Game): readonly number[] => engineOf(start.variant).totals(start.variant, state);

/** The seats that may move now: the one in turn or, where there are no turns, everybody who is not done. */
export function actingSeats({ start, state, over }: Game): readonly Seat[] {
  if (over) return [];
  return engineOf(start.variant).acting?.(state) ?? (state.turn ? [state.turn.seat] : []);
}

/** Who stands where, by what counts in this game. */
export const standingsOf = (game: Game): readonly Standing[] => standings(totals(game), meritsOf(game));

/** What decides who is ahead, by seat, the weightiest number first. */
const meritsOf = (game: Game): Merits =>
  behindOthers(engineOf(game.start.variant).merits?.(game.state) ?? totals(game).map(total => [total]), resignedSeats(game));

/** The best, or the last to stay when all gave up; alone, nobody was beaten. */
function winnersOf(game: Game): readonly Seat[] {
  const { start, state } = game;
  if (start.players.length > 1) return bestBy(meritsOf(game));
  return engineOf(start.variant).isWonAlone?.(state) ? [0] : [];
}

/** How the variant's family reads a fact back: the wish behind it, and the values chance gave for it. */
export const readerOf = (variant: Variant): Pick<Engine<Variant, State, Command, FamilyEvent>, 'wishBehind' | 'drawnFor'> =>
  engineOf(variant);

/** The one place that knows the families: an engine only ever meets its own variant and state, because `family` chose both. */
const engines = { scorecard: scorecardEngine, rollio: rollioEngine, run: runEngine, duel: duelEngine };

const engineOf = (variant: Variant): Engine<Variant, State, Command, FamilyEvent> =>
  engines[variant.family] as unknown as Engine<Variant, State, Command, FamilyEvent>;

function decide(game: Game, actor: Actor, command: Command, chance: Chance): Result<readonly Event[], Refusal> {
  switch (command.type) {
    case 'Undo':
      return actor === 'house' ? err('command-does-not-fit') : decideUndo(game, actor);
    case 'Hint':
      return decideHint(game, actor);
    case 'Resign':
      return decideResign(game, actor, command);
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
  const decided = engine.decide(game.start, game.state, actor, command, chance);
  return decided.ok ? ok(wonByOthers(game, decided.value)) : decided;
}

/** A seat that resigned does not win, whatever the house scored for it. */
function wonByOthers(game: Game, facts: readonly Event[]): readonly Event[] {
  const end = facts.at(-1);
  if (end?.type !== 'GameOver' || resignedSeats(game).length === 0) return facts;
  return [...facts.slice(0, -1), { ...end, winners: winnersOf(advance(game, facts).game) }];
}

/** At any time, also out of turn. Once nobody is left who plays on, the game is over. */
function decideResign(
  game: Game,
  actor: Actor,
  { outOfTime }: Extract<Command, { readonly type: 'Resign' }>,
): Result<readonly Event[], Refusal> {
  if (actor === 'house') return err('command-does-not-fit');
  if (game.over) return err('game-over');
  if (!isSeat(game, actor)) return err('invalid-index');
  if (hasResigned(game, actor)) return err('has-resigned');
  if (isParallel(game.start.variant) && !actingSeats(game).includes(actor)) return err('run-over');
  const resigned = { type: 'Resigned', seat: actor, ...(outOfTime ? { outOfTime } : {}) } as const;
  const { game: after } = advance(game, [resigned]);
  const goesOn = seatsOfPeople(after).length > 0 && actingSeats(after).length > 0;
  return ok(goesOn ? [resigned] : [resigned, { type: 'GameOver', totals: totals(after), winners: winnersOf(after) }]);
}

function decideHint(game: Game, actor: Actor): Result<readonly Event[], Refusal> {
  if (game.over) return err('game-over');
  if (actor === 'house' || !actingSeats(game).includes(actor)) return err('not-your-turn');
  if (hasResigned(game, actor)) return err('has-resigned');
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
  if (command.by === 'player' && hasResigned(game, command.seat)) return err('has-resigned');
  return ok([{ type: 'SeatPlayedBy', seat: command.seat, by: command.by }]);
}

const isSeat = ({ start }: Game, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < start.players.length;

function advance(game: Game, events: readonly Event[]): Played {
  // With every move the whole list: `concat` takes just the room it needs, spreading two lists more than twice that.
  const all = (game.events as readonly Event[]).concat(events);
  const isTakeback = events.some(event => event.type === 'Undone');
  return { game: isTakeback ? replay(all) : evolve(game, events, all), events } as Played;
}

/** The game after these facts, with all that it then consists of. */
function evolve({ family, start, state, over }: Game, facts: readonly Event[], events: readonly Event[]): Game {
  const after = facts.reduce((before, fact) => evolveState(start.variant, before, fact), state);
  const end = facts.find(fact => fact.type === 'GameOver') ?? over;
  return { family, start, state: after, events, over: end } as Game;
}

function evolveState(variant: Variant, state: State, event: Event): State {
  switch (event.type) {
    case 'GameStarted':
    case 'Undone':
      return fault(`${event.type} is not read one by one`);
    case 'HintTaken':
      return state;
    default:
      return engineOf(variant).evolve(variant, state, event);
  }
}
