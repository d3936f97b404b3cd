/** Judges what is wished in a round: roll, reroll, score, bank. */
import type { Chance } from '../../chance.ts';
import { isHoldFor, rethrow, type Hold } from '../../dice.ts';
import { err, fault, ok } from '../../result.ts';
import { bossOf } from '../content/bosses.ts';
import type { ConsumableId } from '../content/consumables.ts';
import { listsOf } from '../content/lists.ts';
import { MAX_HAND } from '../die.ts';
import { runPipeline, type Luck, type Scored } from '../effects/pipeline.ts';
import { bankingScene, scoringScene } from '../effects/scene.ts';
import { staying } from '../table.ts';
import { effectsOf, tableOf } from './bend.ts';
import { chosenWay } from './chosen-way.ts';
import { drawer, drawOne, type Drawer } from './drawer.ts';
import type { RunEvent } from './event.ts';
import { evolveRun } from './evolve.ts';
import { afterRound, followedBy, type Decision, type Facts } from './progress.ts';
import { boundedPoints, handOf, shieldsLeft, type RunState, type RunTurn } from './state.ts';
import type { RunVariant } from './variant.ts';
import { sceneOptions, scoresNothing, usesAll } from './ways.ts';

/** Throws the dice not set aside. */
export function rollDice(variant: RunVariant, state: RunState, hold: Hold | undefined, chance: Chance): Decision {
  const turn = turnOf(state);
  if (turn.dice && !turn.scored) return err('score-first');
  const stays = staying(turn);
  if (hold && !(isHoldFor(stays.length, hold) && hold.every((flag, die) => flag === stays[die]))) return err('hold-does-not-fit');
  const rolled = { type: 'DiceRolled', seat: 0, hold: stays, dice: thrown(turn, stays, chance) } as const;
  return ok(afterThrow(variant, state, rolled, chance));
}

/** Throws some dice again before any of the roll are scored. */
export function rerollDice(variant: RunVariant, state: RunState, dice: readonly number[], chance: Chance): Decision {
  const turn = turnOf(state);
  if (!turn.dice) return err('roll-first');
  if (turn.scored) return err('dice-are-scored');
  if (state.level.rerollsLeft === 0) return err('no-rerolls-left');
  if (!Array.isArray(dice) || dice.length === 0) return err('nothing-selected');
  if (!dice.every(die => Number.isInteger(die) && die >= 0 && die < turn.kinds.length)) return err('invalid-index');
  if (dice.some(die => turn.aside[die])) return err('dice-set-aside');
  const hold = turn.kinds.map((_, die) => !dice.includes(die));
  const rerolled = { type: 'DiceRerolled', seat: 0, hold, dice: thrown(turn, hold, chance) } as const;
  return ok(afterThrow(variant, state, rerolled, chance));
}

/** Sets dice aside as one of the ways that the player sees. */
export function scoreDice(
  variant: RunVariant,
  state: RunState,
  dice: readonly number[],
  partition: number,
  chance: Chance,
): Decision {
  const turn = turnOf(state);
  const chosen = chosenWay(variant, state, dice, Number.isInteger(partition) ? partition : NO_PLACE);
  if (!chosen.ok) return err(chosen.error.code);
  const way = chosen.value;
  if (!way) return err('invalid-partition');
  const selected = [...dice].sort((a, b) => a - b);
  const hotDice = usesAll(turn, selected);
  const source = drawer(chance, 'effects', { turn: turn.number, roll: turn.rolls });
  const scene = scoringScene(handOf(turn), way, sceneOptions(state, hotDice));
  const { points, money, steps, grants } = runPipeline(scene, effectsOf(state), luckFrom(source));
  const gained = drawConsumables(variant, state, grants, source);
  const cloned = grants.flatMap(({ what, dice: from }) => (what === 'clone' ? from.slice(0, 1) : []));
  return ok([
    {
      type: 'DiceScored',
      seat: 0,
      dice: selected,
      partition,
      combinations: way.combinations,
      points,
      pot: boundedPoints(turn.pot + points),
      hotDice,
      money,
      gained,
      cloned: cloned.slice(0, Math.max(0, MAX_HAND - state.kinds.length)),
      steps,
      drawn: source.drawn(),
    },
  ]);
}

/** A place that no list has. */
const NO_PLACE = -1;

/** Takes the pot and ends the round. */
export function bankPot(variant: RunVariant, state: RunState, chance: Chance): Decision {
  const turn = turnOf(state);
  if (!turn.dice) return err('roll-first');
  if (!turn.scored) return err('score-first');
  const { boss, total } = state.level;
  if (boss && turn.pot < (bossOf(boss).leastPot ?? 0)) return err('pot-too-small');
  // A place that no roll of this round has.
  const source = drawer(chance, 'effects', { turn: turn.number, roll: 0 });
  const scene = bankingScene(turn.pot, sceneOptions(state));
  const { points, money, steps } = runPipeline(scene, effectsOf(state), luckFrom(source));
  const banked = {
    type: 'Banked',
    seat: 0,
    points,
    total: boundedPoints(total + points),
    money,
    steps,
    drawn: source.drawn(),
  } as const;
  return ok(followedBy(variant, state, [banked], after => afterRound(variant, after, chance)));
}

/** The player leaves the rerolls and takes the flop. */
export function acceptFlop(variant: RunVariant, state: RunState, chance: Chance): Decision {
  return isFlopping(variant, state) ? ok(flop(variant, state, chance)) : err('no-flop');
}

/** The house ends the round of a player who is away: the pot is lost. */
export const passRound = (variant: RunVariant, state: RunState, chance: Chance): Decision =>
  ok(
    followedBy(variant, state, [{ type: 'TurnPassed', seat: 0, lost: turnOf(state).pot }], after =>
      afterRound(variant, after, chance),
    ),
  );

/** Whether nothing on the table scores and the player may still throw dice again. */
export function isFlopping(variant: RunVariant, state: RunState): boolean {
  const { turn } = state;
  return (
    state.phase === 'round' && turn !== null && turn.dice !== null && !turn.scored && scoresNothing(turn, tableOf(variant, state))
  );
}

const turnOf = ({ turn }: RunState): RunTurn => turn ?? fault('no round is on');

/** A draw asks for all dice, each with its own sides; those that stay leave theirs. */
function thrown({ kinds, dice, number, rolls }: RunTurn, stays: Hold, chance: Chance): readonly number[] {
  const drawn = chance(
    'dice',
    { turn: number, roll: rolls + 1 },
    kinds.map(({ sides }) => sides),
  );
  return dice
    ? rethrow(
        dice,
        stays,
        drawn.filter((_, die) => !stays[die]),
      )
    : [...drawn];
}

/** A throw in which nothing scores is a flop, unless a reroll may still save it. */
function afterThrow(variant: RunVariant, state: RunState, throwing: RunEvent, chance: Chance): Facts {
  const after = evolveRun(variant, state, throwing);
  if (after.level.rerollsLeft > 0 || !isFlopping(variant, after)) return [throwing];
  return [throwing, ...flop(variant, after, chance)];
}

function flop(variant: RunVariant, state: RunState, chance: Chance): Facts {
  const { pot } = turnOf(state);
  const charm = pot > 0 ? state.charms.find(id => shieldsLeft(state, id) > 0) : undefined;
  if (charm) return [{ type: 'FlopShielded', seat: 0, charm, usesLeft: shieldsLeft(state, charm) - 1 }];
  const { boss, total, banksLeft } = state.level;
  const penalty = state.counts.flopsInARow + 1 >= variant.flops.from ? Math.min(total, variant.flops.points) : 0;
  const banks = Math.min(banksLeft, boss ? (bossOf(boss).flopBanks ?? 0) : 0);
  const flopped = { type: 'Flopped', seat: 0, lost: pot, penalty, banks } as const;
  return followedBy(variant, state, [flopped], after => afterRound(variant, after, chance));
}

const luckFrom =
  ({ draw }: Drawer): Luck =>
  ({ wins, of, key }) =>
    draw(key, of) <= wins;

/** Steps that no chance of a die has. */
const GIFT_STEP = 1_000;

/** What the scoring gives, as far as there is room for it. */
function drawConsumables(
  variant: RunVariant,
  state: RunState,
  grants: Scored['grants'],
  source: Drawer,
): readonly ConsumableId[] {
  const { consumables } = listsOf(variant);
  if (consumables.length === 0) return [];
  const room = state.consumableSlots - state.consumables.length;
  const gifts = grants.filter(({ what }) => what === 'consumable').slice(0, Math.max(0, room));
  return gifts.map((_, i) => drawOne(source, GIFT_STEP + i, consumables));
}
