/** Judges a wish in a run: a line per reason, then the facts. Rules: spec/rollio-run.md. */
import type { Chance } from '../../chance.ts';
import type { Actor, PassTurn } from '../../command.ts';
import type { Engine } from '../../engine.ts';
import type { Refusal } from '../../refusal.ts';
import { err, fault, ok } from '../../result.ts';
import { diceOfSet, diceSetOf, type DiceSetId } from '../content/dice-sets.ts';
import { listsOf } from '../content/lists.ts';
import { moveCharm, useConsumable } from './decide-kit.ts';
import { acceptFlop, bankPot, passRound, rerollDice, rollDice, scoreDice } from './decide-round.ts';
import { buyWare, endRun, leaveShop, rerollShop, sellCharm, sellConsumable } from './decide-shop.ts';
import { drawer } from './drawer.ts';
import type { RunEvent } from './event.ts';
import { evolveRun } from './evolve.ts';
import { startLevel, type Decision } from './progress.ts';
import { beginRun, runScore, type RunPhase, type RunState } from './state.ts';
import type { RunVariant } from './variant.ts';
import { drawnFor, RUN_COMMANDS, wishBehind, type RunCommand } from './wish.ts';

/** A run of Rollio as a family of games. */
export const runEngine: Engine<RunVariant, RunState, RunCommand | PassTurn, RunEvent> = {
  commands: [...RUN_COMMANDS, 'PassTurn'],
  begin: beginRun,
  open: () => [],
  evolve: evolveRun,
  decide: ({ variant }, state, actor, command, chance) => decide(variant, state, actor, command, chance),
  wishBehind,
  drawnFor,
  isWonAlone: ({ won }) => won,
  totals: (_, state) => [runScore(state)],
};

/** Where each wish belongs; those that are not here are granted anywhere. */
const PLACE_OF: Readonly<Partial<Record<RunCommand['type'], RunPhase>>> = {
  ChooseSet: 'set',
  RollDice: 'round',
  RerollDice: 'round',
  ScoreDice: 'round',
  Bank: 'round',
  AcceptFlop: 'round',
  BuyWare: 'shop',
  RerollShop: 'shop',
  SellCharm: 'shop',
  SellConsumable: 'shop',
  LeaveShop: 'shop',
  EndRun: 'shop',
};

/** Why a wish that belongs elsewhere is refused, by where the run stands. */
const ELSEWHERE: Readonly<Record<RunPhase, Refusal>> = {
  set: 'choose-a-set',
  round: 'not-in-the-shop',
  shop: 'in-the-shop',
};

function decide(variant: RunVariant, state: RunState, actor: Actor, command: RunCommand | PassTurn, chance: Chance): Decision {
  const { phase, turn } = state;
  if (!turn) return err('game-over');
  if (actor !== 'house' && actor !== turn.seat) return err('not-your-turn');
  if (command.type === 'PassTurn') return passTurn(variant, state, chance);
  const place = PLACE_OF[command.type];
  if (phase === 'set' && place !== 'set') return err('choose-a-set');
  if (place === 'set' && phase !== 'set') return err('set-is-chosen');
  if (place && place !== phase) return err(ELSEWHERE[phase]);
  return phase === 'round' ? decideInRound(variant, state, command, chance) : decideAround(variant, state, command, chance);
}

function decideInRound(variant: RunVariant, state: RunState, command: RunCommand, chance: Chance): Decision {
  switch (command.type) {
    case 'RollDice':
      return rollDice(variant, state, command.hold, chance);
    case 'RerollDice':
      return rerollDice(variant, state, command.dice, chance);
    case 'ScoreDice':
      return scoreDice(variant, state, command.dice, command.partition ?? 0, chance);
    case 'Bank':
      return bankPot(variant, state, chance);
    case 'AcceptFlop':
      return acceptFlop(variant, state, chance);
    default:
      return decideAround(variant, state, command, chance);
  }
}

function decideAround(variant: RunVariant, state: RunState, command: RunCommand, chance: Chance): Decision {
  switch (command.type) {
    case 'ChooseSet':
      return chooseSet(variant, state, command.set, chance);
    case 'BuyWare':
      return buyWare(state, command.ware);
    case 'RerollShop':
      return rerollShop(variant, state, chance);
    case 'SellCharm':
      return sellCharm(state, command.charm);
    case 'SellConsumable':
      return sellConsumable(state, command.consumable);
    case 'MoveCharm':
      return moveCharm(state, command.from, command.to);
    case 'UseConsumable':
      return useConsumable(variant, state, command.consumable, command.die, chance);
    case 'LeaveShop':
      return leaveShop(variant, state);
    case 'EndRun':
      return endRun(state);
    default:
      return fault(`${command.type} has no place`);
  }
}

function chooseSet(variant: RunVariant, state: RunState, set: DiceSetId, chance: Chance): Decision {
  if (!variant.sets.includes(set)) return err('invalid-set');
  const { materials } = listsOf(variant);
  const source = drawer(chance, 'shop', { turn: 0, roll: 1 });
  let step = 0;
  const kinds = diceOfSet(diceSetOf(set), materials, sides => source.draw(step++, sides));
  const chosen = { type: 'SetChosen', seat: 0, set, kinds, drawn: source.drawn() } as const;
  return ok([chosen, ...startLevel(variant, evolveRun(variant, state, chosen), 1, null)]);
}

/** The house goes on for a player who is away: the first set, the way out of the shop, a round without points. */
function passTurn(variant: RunVariant, state: RunState, chance: Chance): Decision {
  switch (state.phase) {
    case 'set':
      return chooseSet(variant, state, variant.sets[0] ?? fault('a run without sets'), chance);
    case 'shop':
      return leaveShop(variant, state);
    case 'round':
      return passRound(variant, state, chance);
  }
}
