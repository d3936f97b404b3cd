/** Judges a wish in a classic game of Rollio: a line per reason, then the facts. Rules: spec/rollio.md. */
import { sidesOf, type Chance, type Place } from '../chance.ts';
import type { Actor, PassTurn } from '../command.ts';
import { isHoldFor, noneHeld, rethrow, type Hold } from '../dice.ts';
import type { Engine, StartOf } from '../engine.ts';
import type { GameOver } from '../event.ts';
import { winnersOf } from '../ranks.ts';
import type { Refusal } from '../refusal.ts';
import { err, fault, ok, type Result } from '../result.ts';
import {
  beginRollio,
  evolveRollio,
  type RollioEvent,
  type RollioState,
  type RollioTurn,
  type RollioTurnStarted,
} from './state.ts';
import { isFlop, staying, waysToScore } from './table.ts';
import type { RollioVariant } from './variant.ts';
import { drawnFor, wishBehind, type RollioCommand } from './wish.ts';

type Facts = readonly (RollioEvent | GameOver)[];
type Decision = Result<Facts, Refusal>;

/** What of the game's start a decision needs. */
type Setup = Pick<StartOf<RollioVariant>, 'options' | 'variant'>;

/** Classic Rollio as a family of games. */
export const rollioEngine: Engine<RollioVariant, RollioState, RollioCommand | PassTurn, RollioEvent> = {
  commands: ['RollDice', 'ScoreDice', 'Bank', 'PassTurn'],
  begin: beginRollio,
  open: (start, state, chance) => nextTurn(start, state, chance).filter(event => event.type !== 'GameOver'),
  evolve: evolveRollio,
  decide,
  wishBehind,
  drawnFor,
  totals: (_, state) => state.totals,
};

function decide(setup: Setup, state: RollioState, actor: Actor, command: RollioCommand | PassTurn, chance: Chance): Decision {
  const { turn } = state;
  if (!turn) return err('game-over');
  if (actor !== 'house' && actor !== turn.seat) return err('not-your-turn');
  switch (command.type) {
    case 'RollDice':
      return decideRoll(setup, state, turn, command.hold, chance);
    case 'ScoreDice':
      return decideScore(setup.variant, turn, command.dice, command.partition ?? 0);
    case 'Bank':
      return decideBank(setup, state, turn, chance);
    case 'PassTurn':
      return ok(endTurn(setup, state, { type: 'TurnPassed', seat: turn.seat, lost: turn.pot }, chance));
  }
}

function decideRoll(setup: Setup, state: RollioState, turn: RollioTurn, hold: Hold | undefined, chance: Chance): Decision {
  if (turn.dice && !turn.scored) return err('score-first');
  const stays = staying(turn);
  if (hold && !(isHoldFor(stays.length, hold) && isSame(hold, stays))) return err('hold-does-not-fit');
  const drawn = draw(setup, state, turn.number, turn.rolls + 1, chance);
  const dice = turn.dice ? rethrow(turn.dice, stays, drawn) : drawn;
  const rolled = { type: 'DiceRolled', seat: turn.seat, hold: stays, dice } as const;
  if (!isFlop(setup.variant, dice, stays)) return ok([rolled]);
  const next = evolveRollio(setup.variant, state, rolled);
  return ok([rolled, ...endTurn(setup, next, { type: 'Flopped', seat: turn.seat, lost: turn.pot }, chance)]);
}

function decideScore(variant: RollioVariant, turn: RollioTurn, dice: readonly number[], partition: number): Decision {
  const ways = waysToScore(variant, turn, dice);
  if (!ways.ok) return err(ways.error.code);
  const way = Number.isInteger(partition) ? ways.value.partitions[partition] : undefined;
  if (!way) return err('invalid-partition');
  const { combinations, points } = way;
  const selected = [...dice].sort((a, b) => a - b);
  const hotDice = turn.aside.every((aside, die) => aside || selected.includes(die));
  const pot = turn.pot + points;
  return ok([{ type: 'DiceScored', seat: turn.seat, dice: selected, partition, combinations, points, pot, hotDice }]);
}

function decideBank(setup: Setup, state: RollioState, turn: RollioTurn, chance: Chance): Decision {
  if (!turn.dice) return err('roll-first');
  if (!turn.scored) return err('score-first');
  const total = (state.totals[turn.seat] ?? 0) + turn.pot;
  return ok(endTurn(setup, state, { type: 'Banked', seat: turn.seat, points: turn.pot, total }, chance));
}

/** After a bank, a flop or a pass: the next turn, or the end of the game. */
const endTurn = (setup: Setup, state: RollioState, end: RollioEvent, chance: Chance): Facts => [
  end,
  ...nextTurn(setup, evolveRollio(setup.variant, state, end), chance),
];

/** So many first rolls may flop in a row before a player has to roll; no table of combinations makes it go on for ever. */
const MOST_FLOPS = 64;

/** The next seat's turn. A first roll that the authority makes may flop, and then the turn after it follows at once. */
function nextTurn(setup: Setup, state: RollioState, chance: Chance, flops = 0): Facts {
  const { variant, options } = setup;
  const seat = state.order[state.turns % state.order.length] ?? fault('a game without seats');
  if (seat === state.closer) return [gameOver(state)];
  const dice = options.autoFirstRoll && flops < MOST_FLOPS ? draw(setup, state, state.turns + 1, 1, chance) : null;
  const started: RollioTurnStarted = { type: 'TurnStarted', seat, dice };
  if (!dice || !isFlop(variant, dice, noneHeld(variant.dice))) return [started];
  const flop = { type: 'Flopped', seat, lost: 0 } as const;
  const after = [started, flop].reduce<RollioState>((before, fact) => evolveRollio(variant, before, fact), state);
  return [started, flop, ...nextTurn(setup, after, chance, flops + 1)];
}

const gameOver = ({ totals }: RollioState): GameOver => ({ type: 'GameOver', totals, winners: winnersOf(totals) });

/** A copy of the values for all dice of the game, however many are thrown; with the same dice for all, the round stands in for the turn. */
function draw({ variant, options }: Setup, state: RollioState, turn: number, roll: number, chance: Chance): readonly number[] {
  const at: Place = { turn: options.sameDice ? Math.ceil(turn / state.totals.length) : turn, roll };
  return [...chance('dice', at, sidesOf(variant.dice, variant.sides))];
}

const isSame = (a: Hold, b: Hold): boolean => a.every((flag, die) => flag === b[die]);
