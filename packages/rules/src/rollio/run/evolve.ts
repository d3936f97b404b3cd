/** How each fact changes a run: it copies what the fact says. */
import { replaceAt, withTurn } from '../../change.ts';
import { noneHeld } from '../../dice.ts';
import type { TableFact } from '../../engine.ts';
import { countRainbows, isStraight } from '../content/charm.ts';
import { bossOf } from '../content/bosses.ts';
import { charmOf } from '../content/charms.ts';
import { consumableOf, isConsumableId } from '../content/consumables.ts';
import { diceSetOf } from '../content/dice-sets.ts';
import { nameOfId } from '../content/id.ts';
import type { Happening } from '../effects/scene.ts';
import type {
  CharmMoved,
  ConsumableUsed,
  FlopShielded,
  LevelCleared,
  LevelStarted,
  Meal,
  RunBanked,
  RunDiceScored,
  RunEvent,
  RunFlopped,
  SetChosen,
  ShopOpened,
  WareBought,
} from './event.ts';
import {
  boundedMoney,
  boundedPoints,
  restingTurn,
  runScore,
  type RunLevel,
  type RunShop,
  type RunState,
  type RunTurn,
} from './state.ts';
import type { RunVariant } from './variant.ts';

/** The state after a fact. */
export function evolveRun(_variant: RunVariant, state: RunState, event: RunEvent | TableFact): RunState {
  switch (event.type) {
    case 'OpeningRolled':
      return state;
    case 'SeatPlayedBy':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, event.by) };
    case 'Resigned':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, 'zero') };
    case 'GameOver':
      return { ...state, turn: null };
    case 'SetChosen':
      return chooseSet(state, event);
    case 'LevelStarted':
      return startLevel(state, event);
    case 'TurnStarted':
      return startRound(state);
    case 'DiceRolled':
      return withTurn(state, turn => thrown(turn, event.dice, event.hold));
    case 'DiceRerolled':
      return withTurn(spendReroll(state), turn => thrown(turn, event.dice, turn.aside));
    case 'DiceScored':
      return setAside(state, event);
    case 'FlopShielded':
      return shield(state, event);
    case 'Banked':
      return bank(state, event);
    case 'Flopped':
      return flop(state, event);
    case 'TurnPassed':
      return endRound(state);
    case 'LevelCleared':
      return clearLevel(state, event);
    case 'RunWon':
      return { ...state, won: true };
    case 'LevelLost':
    case 'RunEnded':
      return state;
    default:
      return evolveShop(state, event);
  }
}

type ShopEvent = Extract<
  RunEvent,
  {
    readonly type:
      | 'ShopOpened'
      | 'ShopRerolled'
      | 'WareBought'
      | 'CharmSold'
      | 'ConsumableSold'
      | 'CharmMoved'
      | 'ConsumableUsed'
      | 'ShopLeft';
  }
>;

function evolveShop(state: RunState, event: ShopEvent): RunState {
  switch (event.type) {
    case 'ShopOpened':
      return openShop(state, event);
    case 'ShopRerolled':
      return {
        ...pay(state, event.paid),
        shop: state.shop && { ...state.shop, wares: event.wares, rerolls: state.shop.rerolls + 1 },
      };
    case 'WareBought':
      return takeWare(pay(state, event.paid), event);
    case 'CharmSold':
      return { ...withoutCharm(state, event.charm), money: boundedMoney(state.money + event.got) };
    case 'ConsumableSold':
      return { ...withoutConsumable(state, event.consumable), money: boundedMoney(state.money + event.got) };
    case 'CharmMoved':
      return { ...state, charms: moved(state.charms, event) };
    case 'ConsumableUsed':
      return useUp(state, event);
    case 'ShopLeft':
      return { ...state, shop: null };
  }
}

function chooseSet(state: RunState, { set, kinds }: SetChosen): RunState {
  const { money, charmSlots, consumableSlots } = diceSetOf(set);
  return { ...state, set, kinds, money, charmSlots, consumableSlots };
}

const startLevel = (before: RunState, { plan, boss, meals = [] }: LevelStarted): RunState => {
  const state = meals.reduce(eat, before);
  return startPlan(state, plan, boss);
};

/** A charm destroys another and grows by what that one cost. */
function eat(state: RunState, { by, charm, worth }: Meal): RunState {
  const left = withoutCharm(state, state.charms.indexOf(charm));
  return { ...left, grown: { ...left.grown, [by]: (left.grown[by] ?? 0) + worth } };
}

const startPlan = (state: RunState, plan: LevelStarted['plan'], boss: LevelStarted['boss']): RunState => ({
  ...state,
  phase: 'round',
  level: { ...plan, boss, total: 0, banksLeft: plan.banks, roundsLeft: plan.rounds, rerollsLeft: plan.rerolls },
  met: boss ? [...state.met, boss] : state.met,
});

function startRound(state: RunState): RunState {
  const kinds = diceOfRound(state.level, state.kinds);
  return {
    ...state,
    turns: state.turns + 1,
    turn: { ...restingTurn(state.turns + 1), kinds, aside: noneHeld(kinds.length) },
  };
}

/** The dice of the set without those that the boss keeps away; one always stays. */
const diceOfRound = ({ boss }: RunLevel, kinds: RunState['kinds']): RunState['kinds'] =>
  kinds.slice(0, Math.max(1, kinds.length - (boss ? (bossOf(boss).diceAway ?? 0) : 0)));

const thrown = (turn: RunTurn, dice: readonly number[], aside: readonly boolean[]): RunTurn => ({
  ...turn,
  rolls: turn.rolls + 1,
  dice,
  aside,
  scored: false,
});

const spendReroll = (state: RunState): RunState => ({
  ...state,
  level: { ...state.level, rerollsLeft: state.level.rerollsLeft - 1 },
});

function setAside(state: RunState, event: RunDiceScored): RunState {
  const { turn, counts } = state;
  if (!turn) return state;
  const { dice, combinations, steps, gained, cloned, pot, hotDice, money } = event;
  const clones = cloned.flatMap(die => turn.kinds[die] ?? []);
  return {
    ...state,
    money: boundedMoney(state.money + money),
    consumables: joined(state.consumables, gained),
    kinds: joined(state.kinds, clones),
    grown: grownBy(state, { kind: 'steps', steps }),
    armed: state.armed.filter(id => consumableOf(id).inScoring?.until !== 'score'),
    counts: {
      ...counts,
      straights: counts.straights + combinations.filter(isStraight).length,
      rainbows: counts.rainbows + countRainbows(steps),
    },
    turn: {
      ...turn,
      aside: turn.aside.map((aside, die) => aside || dice.includes(die)),
      scored: true,
      pot,
      hotDice: turn.hotDice + (hotDice ? 1 : 0),
      crystals: turn.crystals + dice.filter(die => nameOfId(turn.kinds[die]?.material ?? '') === 'crystal').length,
    },
  };
}

/** How far charms have grown after this. */
function grownBy({ charms, grown }: RunState, happening: Happening): RunState['grown'] {
  const more = charms.flatMap(id => {
    const by = charmOf(id).behaviour.grows?.(happening) ?? 0;
    return by === 0 ? [] : [[id, (grown[id] ?? 0) + by] as const];
  });
  return more.length === 0 ? grown : { ...grown, ...Object.fromEntries(more) };
}

const joined = <T>(list: readonly T[], more: readonly T[]): readonly T[] => (more.length === 0 ? list : [...list, ...more]);

/** The pot stays and may be banked; the dice that brought nothing may be thrown again. A charm that is used up is gone. */
function shield(state: RunState, { charm, usesLeft }: FlopShielded): RunState {
  const saved = withTurn(state, turn => ({ ...turn, scored: true }));
  if (usesLeft === 0) return withoutCharm(saved, state.charms.indexOf(charm));
  return { ...saved, shielded: { ...state.shielded, [charm]: (state.shielded[charm] ?? 0) + 1 } };
}

function bank(state: RunState, { total, money, steps }: RunBanked): RunState {
  const { level, counts } = state;
  return endRound({
    ...state,
    grown: grownBy(state, { kind: 'steps', steps }),
    armed: state.armed.filter(id => consumableOf(id).inScoring?.until !== 'bank'),
    money: boundedMoney(state.money + money),
    level: { ...level, total, banksLeft: level.banksLeft - 1 },
    counts: { ...counts, banksInARow: counts.banksInARow + 1, flopsInARow: 0 },
  });
}

function flop(state: RunState, { lost, penalty, banks }: RunFlopped): RunState {
  const { level, counts } = state;
  return endRound({
    ...state,
    lastLost: lost,
    level: { ...level, total: level.total - penalty, banksLeft: level.banksLeft - banks },
    counts: { ...counts, flops: counts.flops + 1, flopsInARow: counts.flopsInARow + 1, banksInARow: 0 },
  });
}

const endRound = (state: RunState): RunState => ({
  ...state,
  level: { ...state.level, roundsLeft: state.level.roundsLeft - 1 },
  turn: restingTurn(state.turns),
});

function clearLevel(state: RunState, { income }: LevelCleared): RunState {
  const { level, banks, boss, charms } = income;
  const grown = grownBy(state, { kind: 'level' });
  return {
    ...state,
    grown,
    score: runScore(state),
    phase: 'shop',
    money: boundedMoney(state.money + level + banks + boss + charms),
  };
}

const openShop = (state: RunState, { wares, boss }: ShopOpened): RunState => ({ ...state, shop: { wares, rerolls: 0, boss } });

const pay = (state: RunState, price: number): RunState => ({ ...state, money: boundedMoney(state.money - price) });

function takeWare(state: RunState, { ware: place }: WareBought): RunState {
  const ware = state.shop?.wares[place];
  if (!state.shop || !ware) return state;
  const shop = { ...state.shop, wares: replaceAt(state.shop.wares, place, null) };
  return ware.kind === 'charm'
    ? { ...state, shop, charms: [...state.charms, ware.id] }
    : { ...state, shop, consumables: [...state.consumables, ware.id] };
}

function withoutCharm(state: RunState, place: number): RunState {
  const id = state.charms[place];
  if (id === undefined) return state;
  const { [id]: _used, ...shielded } = state.shielded;
  const { [id]: _lost, ...grown } = state.grown;
  return { ...state, shielded, grown, charms: without(state.charms, place) };
}

const withoutConsumable = (state: RunState, place: number): RunState => ({
  ...state,
  consumables: without(state.consumables, place),
});

const without = <T>(list: readonly T[], place: number): readonly T[] => list.filter((_, i) => i !== place);

function moved<T>(list: readonly T[], { from, to }: Pick<CharmMoved, 'from' | 'to'>): readonly T[] {
  const rest = without(list, from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function useUp(state: RunState, { consumable, kit }: ConsumableUsed): RunState {
  const { money, dice, charms, charmSlots, consumableSlots, pot, lastLost, rerolls, armed = [], levels = {} } = kit;
  return {
    ...withoutConsumable(state, consumable),
    armed: armed.filter(isConsumableId),
    levels,
    money: boundedMoney(money),
    kinds: dice,
    charms,
    charmSlots,
    consumableSlots,
    lastLost,
    level: { ...state.level, rerollsLeft: rerolls },
    counts: { ...state.counts, used: state.counts.used + 1 },
    turn: state.turn && withNewDice({ ...state.turn, pot: boundedPoints(pot) }, state, dice),
    shop: state.shop && withoutOwned(state.shop, charms),
  };
}

/** Nobody buys a charm twice: one that came from elsewhere is no longer for sale. */
const withoutOwned = (shop: RunShop, charms: RunState['charms']): RunShop => ({
  ...shop,
  wares: shop.wares.map(ware => (ware?.kind === 'charm' && charms.includes(ware.id) ? null : ware)),
});

/** Dice that change before the first roll of a round are its dice at once. */
function withNewDice(turn: RunTurn, { phase, level }: RunState, dice: RunState['kinds']): RunTurn {
  if (phase !== 'round' || turn.dice) return turn;
  const kinds = diceOfRound(level, dice);
  return { ...turn, kinds, aside: noneHeld(kinds.length) };
}
