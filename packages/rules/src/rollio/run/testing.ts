/** What tests of runs are built with: a run at any point, and random play. */
import type { Chance } from '../../chance.ts';
import { play, startGame, type Command, type RunGame } from '../../game.ts';
import { fault } from '../../result.ts';
import type { Pick } from '../../testing/random.ts';
import { rollio } from '../../variants/rollio.ts';
import { CHARM_IDS } from '../content/charms.ts';
import { CONSUMABLE_IDS } from '../content/consumables.ts';
import { firstRelease } from '../content/first-release.ts';
import { choicesInRun } from './best-dice.ts';
import { isFlopping } from './decide-round.ts';
import { runOffersFor } from './offers.ts';
import type { RunState } from './state.ts';
import type { RunVariant } from './variant.ts';
import { looseDice } from './ways.ts';

/** Rollio with the content of its first release: what it draws stays known, whatever joins the game. */
const firstRollio: RunVariant = { ...rollio, ...firstRelease };

/** A run that has just begun, dice not chosen. */
export function freshRun(chance: Chance, variant: RunVariant = firstRollio, options = {}): RunGame {
  const started = startGame({ id: 'run', variant, players: [{ name: 'Ann' }], options }, chance);
  return started.ok ? started.value.game : fault(started.error);
}

/** The game with its state changed, as if it had come so. */
export const changed = (game: RunGame, change: (state: RunState) => RunState): RunGame => ({
  ...game,
  state: change(game.state),
});

/** The game after a wish that must be granted. */
export function wished(game: RunGame, command: Command, chance: Chance): RunGame {
  const played = play(game, 0, command, chance);
  return played.ok ? played.value.game : fault(`${command.type} was refused: ${played.error}`);
}

/** Some move that the rules grant; now and then one that they may refuse. */
export function randomMove({ start, state }: RunGame, pick: Pick): Command {
  const { variant } = start;
  const { turn, phase, charms, consumables } = state;
  if (phase === 'set') return { type: 'ChooseSet', set: variant.sets[pick(variant.sets.length)] ?? 'beginner' };
  if (pick(12) === 0 && charms.length > 1) return { type: 'MoveCharm', from: pick(charms.length), to: pick(charms.length) };
  if (pick(6) === 0 && consumables.length > 0)
    return { type: 'UseConsumable', consumable: pick(consumables.length), die: pick(state.kinds.length) };
  if (phase === 'shop') return shopMove(state, pick);
  if (!turn?.dice) return { type: 'RollDice' };
  if (turn.scored) return pick(3) === 0 && turn.pot < state.level.threshold ? { type: 'RollDice' } : { type: 'Bank' };
  if (isFlopping(variant, state)) return pick(3) === 0 ? { type: 'AcceptFlop' } : { type: 'RerollDice', dice: looseDice(turn) };
  if (state.level.rerollsLeft > 0 && pick(20) === 0) return { type: 'RerollDice', dice: looseDice(turn).slice(0, 1) };
  const picks = choicesInRun(variant, state);
  const { dice } = picks[pick(4) === 0 ? pick(picks.length) : 0] ?? fault('nothing to score');
  const ways = pick(8) === 0 ? runOffersFor(variant, state, dice).ways.length : 1;
  return { type: 'ScoreDice', dice, partition: pick(ways) };
}

function shopMove({ charms, consumables, won }: RunState, pick: Pick): Command {
  switch (pick(7)) {
    case 0:
    case 1:
    case 2:
      return { type: 'BuyWare', ware: pick(5) };
    case 3:
      return { type: 'RerollShop' };
    case 4:
      return pick(3) === 0 && charms.length > 0
        ? { type: 'SellCharm', charm: pick(charms.length) }
        : { type: 'SellConsumable', consumable: pick(Math.max(1, consumables.length)) };
    case 5:
      return won && pick(10) === 0 ? { type: 'EndRun' } : { type: 'LeaveShop' };
    default:
      return { type: 'LeaveShop' };
  }
}

/** Charms and consumables out of nowhere, so that random play meets all of them; what the shop sells stays there. */
export const gifted = (state: RunState, pick: Pick): RunState => ({
  ...state,
  charms: [...new Set(Array.from({ length: state.charmSlots }, () => CHARM_IDS[pick(CHARM_IDS.length)] ?? 'echo'))].filter(
    charm => !state.shop?.wares.some(ware => ware?.id === charm),
  ),
  consumables: Array.from({ length: state.consumableSlots }, () => CONSUMABLE_IDS[pick(CONSUMABLE_IDS.length)] ?? 'chisel'),
});
