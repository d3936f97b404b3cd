/** How strong a player's dice and charms are: sample throws scored with them, and what they do for banks, rerolls and money. */
import {
  arrange,
  bankingScene,
  choicesInRun,
  effectsOf,
  nextPlan,
  preview,
  waysInRun,
  type RunGame,
  type RunState,
} from '@yaht/rules';
import { quickChance } from './quick-chance.ts';

/** Throws looked at for one judgement. The same for every question, so that differences are not luck. */
const THROWS = 10;
/** The usual pot, and what a $, a saved flop and a reroll are worth beside points. */
const USUAL_POT = 800;
const MONEY_SHARE = 0.012;
const SHIELD_SHARE = 0.05;
const REROLL_SHARE = 0.03;

/** What the next level brings with this, roughly, in points. */
export function strengthOf(game: RunGame): number {
  const { state } = game;
  let points = 0;
  let money = 0;
  for (let sample = 0; sample < THROWS; sample++) {
    const thrown = sampleThrow(game, sample);
    const best = bestOf(game, thrown);
    points += best.average;
    money += best.scored.money;
  }
  const { banks, rerolls } = nextPlan(game.start.variant, state);
  const more =
    1 + MONEY_SHARE * ((2 * money) / THROWS + incomeOf(state)) + SHIELD_SHARE * shieldsOf(state) + REROLL_SHARE * rerolls;
  return (points / THROWS) * banks * bankFactor(state) * more;
}

const NOTHING = { average: 0, scored: { money: 0 } };

/** The dice worth most before anything bends them, with everything that does. */
function bestOf({ start }: RunGame, state: RunState) {
  const [choice] = choicesInRun(start.variant, state, 1);
  const ways = choice && waysInRun(start.variant, state, choice.dice);
  return ways?.ok ? (ways.value.ways[0]?.preview ?? NOTHING) : NOTHING;
}

/** A round somewhere in a level: all dice or half of them thrown, early or late, now and then after hot dice or with a boss. */
function sampleThrow({ start, state }: RunGame, sample: number): RunState {
  const kinds = sample % 3 === 2 ? state.kinds.slice(0, Math.ceil(state.kinds.length / 2)) : state.kinds;
  const dice = quickChance(1_000 + sample)(
    'dice',
    { turn: 1, roll: 1 },
    kinds.map(({ sides }) => sides),
  );
  const plan = nextPlan(start.variant, state);
  const level = {
    ...plan,
    boss: null,
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
  return { ...state, phase: 'round', level, turn, shop: null };
}

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

const incomeOf = ({ money, charms }: RunState): number =>
  arrange(charms).reduce(
    (sum, { behaviour }) => sum + (behaviour.income?.({ money, banksLeft: 2, roundsLeft: 4, rerollsLeft: 1 }) ?? 0),
    0,
  ) + arrange(charms).filter(({ behaviour }) => behaviour.price).length;

const shieldsOf = ({ charms }: RunState): number =>
  arrange(charms).reduce((sum, { behaviour }) => sum + Math.min(1, behaviour.shields ?? 0), 0);
