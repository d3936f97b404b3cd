/** Judges a wish in a scorecard game: a line per reason, then the facts. Rules: spec/scorecard.md. */
import { sidesOf, type Chance, type Place } from '../chance.ts';
import type { Actor, PassTurn } from '../command.ts';
import { FACES, isHoldFor, rethrow, type Dice, type Face, type Hold } from '../dice.ts';
import type { Engine, StartOf } from '../engine.ts';
import type { GameOver } from '../event.ts';
import { winnersOf } from '../ranks.ts';
import type { Refusal } from '../refusal.ts';
import { err, fault, ok, type Result } from '../result.ts';
import { emptyCard, isFilled, tally, type Card } from './card.ts';
import { lowestMaximum } from './maximum.ts';
import { jokerFor, offerFor } from './offers.ts';
import {
  beginScorecard,
  evolveScorecard,
  type ScorecardEvent,
  type ScorecardState,
  type ScoreRecorded,
  type Turn,
  type TurnStarted,
} from './state.ts';
import { categoryIds, type ScorecardVariant } from './variant.ts';
import { drawnFor, wishBehind, type ScorecardCommand } from './wish.ts';

type Decision = Result<readonly (ScorecardEvent | GameOver)[], Refusal>;

/** What of the game's start a decision needs. */
type Setup = Pick<StartOf<ScorecardVariant>, 'options' | 'variant'>;

export const scorecardEngine: Engine<ScorecardVariant, ScorecardState, ScorecardCommand | PassTurn, ScorecardEvent> = {
  commands: ['RollDice', 'HoldDice', 'ScoreCategory', 'ScratchCategory', 'PassTurn'],
  begin: beginScorecard,
  open: (start, state, chance) => [nextTurn(start, state, chance)],
  evolve: evolveScorecard,
  decide,
  wishBehind,
  drawnFor,
  totals: totalsOf,
};

function decide(
  setup: Setup,
  state: ScorecardState,
  actor: Actor,
  command: ScorecardCommand | PassTurn,
  chance: Chance,
): Decision {
  const { turn } = state;
  if (!turn) return err('game-over');
  if (actor !== 'house' && actor !== turn.seat) return err('not-your-turn');
  switch (command.type) {
    case 'RollDice':
      return decideRoll(setup, state, turn, command.hold ?? turn.hold, chance);
    case 'HoldDice':
      return decideHold(setup.variant, turn, command.hold);
    case 'ScoreCategory':
      return decideScore(setup, state, turn, command.category, false, chance);
    case 'ScratchCategory':
      return decideScore(setup, state, turn, command.category, true, chance);
    case 'PassTurn':
      return decidePass(setup, state, turn, chance);
  }
}

function decideRoll({ variant, options }: Setup, state: ScorecardState, turn: Turn, hold: Hold, chance: Chance): Decision {
  if (turn.rollsLeft === 0) return err('no-rolls-left');
  if (!isHoldFor(variant.dice, hold)) return err('hold-does-not-fit');
  if (!turn.dice && hold.some(Boolean)) return err('roll-first');
  if (hold.every(Boolean)) return err('nothing-to-roll');
  const drawn = draw(variant, placeOf(options, state, turn.number, turn.rolls + 1), chance);
  const dice = turn.dice ? rethrow(turn.dice, hold, drawn) : drawn;
  return ok([{ type: 'DiceRolled', seat: turn.seat, hold: [...hold], dice, rollsLeft: turn.rollsLeft - 1 }]);
}

function decideHold(variant: ScorecardVariant, turn: Turn, hold: Hold): Decision {
  if (!isHoldFor(variant.dice, hold)) return err('hold-does-not-fit');
  if (!turn.dice) return err('roll-first');
  return ok([{ type: 'DiceHeld', seat: turn.seat, hold: [...hold] }]);
}

function decideScore(
  setup: Setup,
  state: ScorecardState,
  turn: Turn,
  category: string,
  scratch: boolean,
  chance: Chance,
): Decision {
  const card = cardOf(state, turn.seat);
  const offer = offerFor(setup.variant, card, turn.dice, category);
  if (!offer) return err('invalid-category');
  if (offer.reason) return err(offer.reason);
  if (!turn.dice) return err('roll-first');
  const bonus = jokerFor(setup.variant, card, turn.dice)?.bonus ?? 0;
  const scored = { type: 'ScoreRecorded', seat: turn.seat, category, points: offer.points ?? 0, bonus } as const;
  return ok(closeTurn(setup, state, scratch ? { ...scored, points: 0, zero: 'scratched' } : scored, chance));
}

/** A player who is away gets a zero where it costs least. */
function decidePass(setup: Setup, state: ScorecardState, turn: Turn, chance: Chance): Decision {
  const card = cardOf(state, turn.seat);
  const open = categoryIds(setup.variant).filter(category => !isFilled(card, category));
  const category = lowestMaximum(setup.variant, open);
  return ok(
    closeTurn(setup, state, { type: 'ScoreRecorded', seat: turn.seat, category, points: 0, bonus: 0, zero: 'passed' }, chance),
  );
}

/** After a score: the next seat's turn, or the end of the game. */
function closeTurn(
  setup: Setup,
  state: ScorecardState,
  scored: ScoreRecorded,
  chance: Chance,
): readonly (ScorecardEvent | GameOver)[] {
  const next = evolveScorecard(setup.variant, state, scored);
  const isOver = next.turns === next.cards.length * categoryIds(setup.variant).length;
  return [scored, isOver ? gameOver(setup.variant, next) : nextTurn(setup, next, chance)];
}

function totalsOf(variant: ScorecardVariant, state: ScorecardState): readonly number[] {
  return state.cards.map(card => tally(variant, card).total);
}

function gameOver(variant: ScorecardVariant, state: ScorecardState): GameOver {
  const totals = totalsOf(variant, state);
  return { type: 'GameOver', totals, winners: winnersOf(totals) };
}

function nextTurn({ variant, options }: Setup, state: ScorecardState, chance: Chance): TurnStarted {
  const seat = state.order[state.turns % state.order.length] ?? fault('a game without seats');
  const rolls = variant.rolls + (state.savedRolls[seat] ?? 0);
  if (!options.autoFirstRoll) return { type: 'TurnStarted', seat, dice: null, rollsLeft: rolls };
  const dice = draw(variant, placeOf(options, state, state.turns + 1, 1), chance);
  return { type: 'TurnStarted', seat, dice, rollsLeft: rolls - 1 };
}

/** With the same dice for all, the round stands in for the turn. */
const placeOf = (options: Setup['options'], state: ScorecardState, turn: number, roll: number): Place => ({
  turn: options.sameDice ? Math.ceil(turn / state.cards.length) : turn,
  roll,
});

/** A copy, because facts keep what they hold. */
const draw = (variant: ScorecardVariant, at: Place, chance: Chance): Dice =>
  [...chance('dice', at, sidesOf(variant.dice, FACES.length))] as Face[];

const cardOf = (state: ScorecardState, seat: number): Card => state.cards[seat] ?? emptyCard;
