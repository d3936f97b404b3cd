/** How strong a player's dice and charms are: sample throws scored with them, and what they do for banks, rerolls and money. */
import {
  arrange,
  bankingScene,
  charmOf,
  choicesInRun,
  eaten,
  effectsOf,
  handRisk,
  nextPlan,
  preview,
  tableOf,
  waysInRun,
  type BossId,
  type Grant,
  type RunGame,
  type RunState,
  type Step,
} from '@yaht/rules';
import { quickChance } from './quick-chance.ts';

/** Throws looked at for one judgement. The same for every question, so that differences are not luck. */
const THROWS = 15;
/** Of dice with wild faces and many chances, which take long to judge. */
const FEW_THROWS = 4;
/** The usual pot, and what a $, a saved flop and a reroll are worth beside points. */
const USUAL_POT = 800;
const MONEY_SHARE = 0.012;
const SHIELD_SHARE = 0.05;
const REROLL_SHARE = 0.03;
/** What is bought in one shop, and what it costs. */
const WARES_BOUGHT = 2;
const USUAL_PRICE = 5;
/** So many dice are often rolled on with, and so much a certain flop would cost. */
const FEW_DICE = 3;
const SAFETY_SHARE = 0.6;
/** What a consumable from nowhere is worth. */
const CONSUMABLE_WORTH = 3;

/** Scorings of about two levels: so much will have grown by then. */
const SCORINGS_AHEAD = 15;

/** What the next level brings with this, roughly, in points. */
export function strengthOf(game: RunGame): number {
  const throws = throwsFor(game.state);
  const state = aheadOf(game, throws);
  let points = 0;
  let money = 0;
  for (let sample = 0; sample < throws; sample++) {
    const best = bestOf(game, sampleThrow(game, state, sample));
    points += best.average;
    money += best.scored.money + CONSUMABLE_WORTH * best.scored.grants.filter(({ what }) => what === 'consumable').length;
  }
  const { banks, rerolls } = nextPlan(game.start.variant, state);
  const more =
    1 + MONEY_SHARE * ((2 * money) / throws + incomeOf(state)) + SHIELD_SHARE * shieldsOf(state) + REROLL_SHARE * rerolls;
  return (points / throws) * banks * bankFactor(state) * more * safetyOf(game, state);
}

const throwsFor = ({ kinds }: RunState): number =>
  kinds.some(({ material }) => material === 'mirror' || material === 'rainbow') ? FEW_THROWS : THROWS;

/** How often a throw of a few of the dice scores at all, beside what a round brings anyway. */
function safetyOf({ start }: RunGame, state: RunState): number {
  const few = state.kinds.slice(-FEW_DICE);
  return 1 - SAFETY_SHARE * handRisk(few, tableOf(start.variant, { ...state, level: { ...state.level, boss: null } })).flopRisk;
}

/** The run as the next level finds it, with what its charms will have grown by the middle of it. */
function aheadOf(game: RunGame, throws: number): RunState {
  const { variant } = game.start;
  const { meals, charms } = eaten(game.state.charms);
  const grown = { ...game.state.grown };
  for (const { by, worth } of meals) grown[by] = (grown[by] ?? 0) + worth;
  const state = { ...game.state, charms, grown };
  const growing = arrange(charms).filter(({ behaviour }) => behaviour.grows);
  if (growing.length === 0) return state;
  const scorings = Array.from({ length: throws }, (_, sample) => bestOf(game, sampleThrow(game, state, sample)).scored.steps);
  const steps = scorings.flat();
  const times = SCORINGS_AHEAD / throws;
  for (const id of charms) {
    const by = charmOf(id).behaviour.grows?.({ kind: 'steps', steps }) ?? 0;
    if (by > 0) grown[id] = (grown[id] ?? 0) + Math.round(by * times);
  }
  return { ...state, level: nextLevelOf(variant, state), grown };
}

const nextLevelOf = (variant: RunGame['start']['variant'], state: RunState): RunState['level'] => ({
  ...state.level,
  ...nextPlan(variant, state),
  level: state.level.level,
});

const NOTHING = { average: 0, scored: { money: 0, grants: [] as readonly Grant[], steps: [] as readonly Step[] } };

/** The dice worth most before anything bends them, with everything that does. */
function bestOf({ start }: RunGame, state: RunState) {
  const [choice] = choicesInRun(start.variant, state, 1);
  const ways = choice && waysInRun(start.variant, state, choice.dice);
  return ways?.ok ? (ways.value.ways[0]?.preview ?? NOTHING) : NOTHING;
}

/** A round somewhere in a level: all dice or half of them thrown, early or late, now and then after hot dice, a flop, or with a boss. */
function sampleThrow({ start }: RunGame, state: RunState, sample: number): RunState {
  const kinds = sample % 3 === 2 ? state.kinds.slice(0, Math.ceil(state.kinds.length / 2)) : state.kinds;
  const dice = quickChance(1_000 + sample)(
    'dice',
    { turn: 1, roll: 1 },
    kinds.map(({ sides }) => sides),
  );
  const plan = nextPlan(start.variant, state);
  const level = {
    ...plan,
    boss: sample % 5 === 3 ? BOSS_OUTSIDE_SCORINGS : null,
    total: sample % 2 === 0 ? 0 : 500,
    banksLeft: 1 + (sample % plan.banks),
    roundsLeft: plan.rounds,
    rerollsLeft: plan.rerolls,
  };
  const turn = {
    seat: 0,
    number: 1,
    rolls: 1,
    dice,
    aside: kinds.map(() => false),
    scored: false,
    pot: 0,
    hotDice: sample % 5 === 4 ? 1 : 0,
    kinds,
    crystals: sample % 3 === 1 ? 1 : 0,
  };
  const counts = { ...state.counts, flopsInARow: sample % 3 === 0 ? 1 : 0 };
  return { ...state, phase: 'round', level, turn, counts, armed: sample % 5 === 1 ? ['pepper'] : [], shop: null };
}

/** A boss that bends nothing of what a throw brings. */
const BOSS_OUTSIDE_SCORINGS: BossId = 'stoneHand';

/** What banking makes of a pot. */
function bankFactor(state: RunState): number {
  const progress = { money: state.money, banksInARow: 3, charms: state.charms.length, dice: state.kinds.length };
  const { certain, scored } = preview(
    bankingScene(USUAL_POT, { progress }),
    effectsOf({ ...state, level: { ...state.level, boss: null } }),
    1,
  );
  return (certain / USUAL_POT) * (1 + MONEY_SHARE * scored.money);
}

/** Money that charms bring by the next shop, and what they save there or will sell for more. */
const incomeOf = ({ money, charms }: RunState): number =>
  arrange(charms).reduce((sum, { behaviour: { income, price, sells } }) => {
    const earned = income?.({ money, banksLeft: 2, roundsLeft: 4, rerollsLeft: 1 }) ?? 0;
    const saved = price ? WARES_BOUGHT * (USUAL_PRICE - price(USUAL_PRICE)) : 0;
    return sum + earned + saved + (sells ? sells(0, 1) : 0);
  }, 0);

const shieldsOf = ({ charms }: RunState): number =>
  arrange(charms).reduce((sum, { behaviour }) => sum + Math.min(1, behaviour.shields ?? 0), 0);
