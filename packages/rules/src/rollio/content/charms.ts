/** The charms. Each opens a way to play; all numbers of a charm are in its own line. */
import { add, grant, isAtWork, money, multiply, PRIORITIES } from '../effects/event.ts';
import {
  adds,
  common,
  countCombinations,
  countDice,
  countRainbows,
  earns,
  earnsAtBank,
  hasAlike,
  isOfMaterial,
  isPairs,
  isStraight,
  legendary,
  multiplies,
  multipliesBank,
  rare,
  uncommon,
  type Charm,
} from './charm.ts';
import { nameOfId } from './id.ts';
import { rowCharms } from './row-charms.ts';

/** Charms as they were first released. */
const released = {
  // Staying alive and earning.
  flopShield: common('Flop Shield', { uses: 3 }, 'Saves the pot from a flop, {uses} times', ({ uses }) => ({ shields: uses })),
  moneyMagnet: common('Money Magnet', { points: 5 }, '+{points} points for every $ you hold', ({ points }) => ({
    ...adds(({ scene, money }) => points * (scene.progress.money + money)),
    seesChances: true,
  })),
  gildedEdge: common('Gilded Edge', { times: 2 }, 'Golden dice earn {times} times as much', ({ times }) => ({
    change: ({ source }, op) => (isOfMaterial(source, 'golden') && op.kind === 'money' ? money(op.amount * times) : op),
  })),
  nestEgg: common('Nest Egg', { money: 1, points: 500 }, 'Banking earns ${money} for every {points} points of the pot', numbers =>
    earnsAtBank(({ scene }) => numbers.money * Math.floor(scene.pot / numbers.points)),
  ),
  tripletTrader: uncommon('Triplet Trader', { money: 3 }, '${money} for every three or more of a kind', numbers =>
    earns(({ scene }) => numbers.money * countCombinations(scene, ({ type }) => type === 'nOfAKind')),
  ),
  piggyBank: common(
    'Piggy Bank',
    { money: 1, per: 4, most: 5 },
    'After a level ${money} for every ${per} you hold, at most ${most}',
    numbers => ({ income: ({ money }) => Math.min(numbers.most, numbers.money * Math.floor(money / numbers.per)) }),
  ),
  coupon: common('Coupon', { money: 1 }, 'Everything in the shop costs ${money} less', numbers => ({
    price: price => Math.max(1, price - numbers.money),
  })),
  secondWind: common('Second Wind', { rerolls: 2 }, '{rerolls} more rerolls in every level', numbers => ({
    plan: plan => ({ ...plan, rerolls: plan.rerolls + numbers.rerolls }),
  })),
  savingsBook: rare('Savings Book', { banks: 1 }, '{banks} more bank in every level', numbers => ({
    plan: plan => ({ ...plan, banks: plan.banks + numbers.banks }),
  })),
  recycler: common('Recycler', { money: 2 }, 'After a level ${money} for every reroll left', numbers => ({
    income: ({ rerollsLeft }) => numbers.money * rerollsLeft,
  })),

  // Few dice, bold rolls.
  loneWolf: common('Lone Wolf', { points: 60 }, '+{points} points for every single', ({ points }) =>
    adds(({ scene }) => points * countCombinations(scene, ({ type }) => type === 'single')),
  ),
  minimalist: common('Minimalist', { points: 120, dice: 2 }, '+{points} points when at most {dice} dice are scored', numbers =>
    adds(({ scene }) => (scene.dice.length <= numbers.dice ? numbers.points : 0)),
  ),
  comeback: common('Comeback', { times: 1.5 }, 'Multiplies by {times} while your last round was a flop', ({ times }) =>
    multiplies(({ scene }) => (scene.progress.flopsInARow > 0 ? times : 1)),
  ),
  flopCollector: rare('Flop Collector', { points: 50 }, '+{points} points for every flop so far', ({ points }) =>
    adds(({ scene }) => points * scene.progress.flops),
  ),
  lowHangingFruit: rare('Low Hanging Fruit', { face: 3, points: 25 }, 'A single {face} is worth {points} points', numbers => ({
    rows: [{ type: 'single', shape: 'single', face: numbers.face, points: numbers.points }],
  })),
  sixpence: common('Sixpence', { face: 6, points: 40 }, 'A single {face} is worth {points} points', numbers => ({
    rows: [{ type: 'single', shape: 'single', face: numbers.face, points: numbers.points }],
  })),
  stepladder: rare('Stepladder', { length: 3, points: 150 }, '{length} faces in a row are worth {points} points', numbers => ({
    rows: [{ type: 'threeInARow', shape: 'run', length: numbers.length, points: numbers.points }],
  })),
  highStakes: legendary('High Stakes', { times: 3 }, 'Multiplies by {times}, but singles are worth nothing', ({ times }) => ({
    ...multiplies(() => times),
    change: ({ source }, op) => (source.kind === 'combination' && source.id === 'single' ? null : op),
  })),
  underdog: common(
    'Underdog',
    { times: 1.6 },
    'Multiplies by {times} until the first points of a level are banked',
    ({ times }) => multiplies(({ scene }) => (scene.progress.total === 0 ? times : 1)),
  ),
  lastStand: uncommon('Last Stand', { times: 2 }, 'Multiplies by {times} when one bank is left', ({ times }) =>
    multiplies(({ scene }) => (scene.progress.banksLeft === 1 ? times : 1)),
  ),
  steadyHand: uncommon(
    'Steady Hand',
    { more: 0.1, most: 10 },
    'Banking multiplies the pot by 1 and {more} more for every bank since the last flop, up to {most} banks',
    ({ more, most }) => multipliesBank(({ scene }) => 1 + more * Math.min(most, scene.progress.banksInARow)),
  ),

  // What the dice show.
  oddCollector: uncommon('Odd Collector', { points: 15 }, '+{points} points for every odd die', ({ points }) =>
    adds(({ scene }) => points * countDice(scene, ({ face }) => face % 2 === 1)),
  ),
  evenPerfection: rare('Even Perfection', { points: 300 }, '+{points} points when all dice are even', ({ points }) =>
    adds(({ scene }) => (scene.dice.length > 0 && scene.dice.every(({ face }) => face % 2 === 0) ? points : 0)),
  ),
  straightCollector: uncommon(
    'Straight Collector',
    { points: 20 },
    '+{points} points for every straight so far, this one included',
    ({ points }) => adds(({ scene }) => points * (scene.progress.straights + countCombinations(scene, isStraight))),
  ),
  matchmaker: common('Matchmaker', { points: 400 }, '+{points} points for three or four pairs', ({ points }) =>
    adds(({ scene }) => points * countCombinations(scene, isPairs)),
  ),
  fourOfAKindBooster: rare(
    'Four-of-a-Kind Booster',
    { times: 2, size: 4 },
    'Multiplies by {times} when {size} or more of a face are scored, in whatever combinations',
    ({ times, size }) => multiplies(({ scene }) => (hasAlike(scene, size) ? times : 1)),
  ),
  consumableGenerator: legendary(
    'Consumable Generator',
    { size: 4 },
    'A consumable when {size} or more of a face are scored',
    ({ size }) => ({
      events: scene => (scene.action === 'score' && hasAlike(scene, size) ? [{ op: () => grant('consumable') }] : []),
    }),
  ),

  // What the dice are.
  sizeMatters: rare(
    'Size Matters',
    { step: 0.1, faces: 6 },
    'Multiplies by 1, and {step} more for each face a die has above {faces} or less for each below, averaged over the scored dice',
    ({ step, faces }) =>
      multiplies(({ scene: { dice } }) =>
        dice.length === 0 ? 1 : 1 + (step * dice.reduce((sum, { sides }) => sum + sides - faces, 0)) / dice.length,
      ),
  ),
  purist: uncommon('Purist', { times: 1.4 }, 'Multiplies by {times} when all scored dice are plastic', ({ times }) =>
    multiplies(({ scene }) => (scene.dice.every(({ material }) => material === 'plastic') ? times : 1)),
  ),
  matchedSet: rare(
    'Matched Set',
    { times: 1.5, dice: 2 },
    'A combination of {dice} or more dice that share a material other than plastic is worth {times} times as much',
    ({ times, dice }) => ({
      seesPlacing: true,
      change: (event, op, { scene }) => {
        if (event.source.kind !== 'combination' || op.kind !== 'add' || event.dice.length < dice) return op;
        const made = new Set(scene.dice.filter(({ at }) => event.dice.includes(at)).map(({ material }) => material));
        return made.size === 1 && !made.has('plastic') ? add(op.points * times) : op;
      },
    }),
  ),
  crystalResonator: uncommon('Crystal Resonator', { times: 2 }, 'Crystal bonuses count {times} times', ({ times }) => ({
    change: ({ source }, op) =>
      isOfMaterial(source, 'crystal') && op.kind === 'multiply' ? multiply(1 + (times * (op.thousandths - 1000)) / 1000) : op,
  })),
  carpenter: uncommon('Carpenter', { points: 40 }, '+{points} points right after every wooden die', ({ points }) => ({
    react: ({ source, dice }) => (isOfMaterial(source, 'wooden') ? [{ dice, op: () => add(points) }] : []),
  })),
  hallOfMirrors: rare('Hall of Mirrors', { points: 150 }, '+{points} points for every mirror die', ({ points }) =>
    adds(({ scene }) => points * countDice(scene, ({ material }) => nameOfId(material) === 'mirror')),
  ),
  rabbitsFoot: legendary(
    'Rabbit’s Foot',
    { more: 0.1 },
    'Multiplies by 1 and {more} more for every rainbow chance that came true in this run',
    ({ more }) => ({
      ...multiplies(({ scene, steps }) => 1 + more * (scene.progress.rainbows + countRainbows(steps))),
      seesChances: true,
    }),
  ),
  weightedDice: rare('Weighted Dice', { times: 2 }, 'Chances are {times} times as likely', ({ times }) => ({
    odds: odds => ({ ...odds, wins: Math.min(odds.of, odds.wins * times) }),
  })),
  echo: legendary('Echo', { times: 2 }, 'The first material at work in a scoring works {times} times', ({ times }) => ({
    seesChances: true,
    react: (step, { steps }) => {
      const atWork = steps.filter(other => other.source.kind === 'material' && isAtWork(other));
      const isFirst = step.source.kind === 'material' && atWork.length === 1;
      return isFirst ? Array.from({ length: times - 1 }, () => ({ dice: step.dice, op: () => step.op })) : [];
    },
  })),
  blankSlate: legendary(
    'Blank Slate',
    { times: 2.5, dice: 3 },
    'Materials do nothing; multiplies by {times} when {dice} or more scored dice are not plastic',
    ({ times, dice }) => ({
      ...multiplies(({ scene }) => (countDice(scene, ({ material }) => material !== 'plastic') >= dice ? times : 1)),
      change: ({ source }, op) => (source.kind === 'material' ? null : op),
    }),
  ),
  crowd: uncommon('Crowd', { points: 50, dice: 6 }, '+{points} points for every die of your set above {dice}', numbers =>
    adds(({ scene }) => numbers.points * Math.max(0, scene.progress.dice - numbers.dice)),
  ),
  gallery: uncommon('Gallery', { points: 40 }, '+{points} points for every charm you own, this one included', ({ points }) =>
    adds(({ scene }) => points * scene.progress.charms),
  ),
  alchemist: rare(
    'Alchemist',
    { more: 0.1 },
    'Multiplies by 1 and {more} more for every consumable used in this run',
    ({ more }) => multiplies(({ scene }) => 1 + more * scene.progress.used),
  ),
  trophyShelf: uncommon(
    'Trophy Shelf',
    { more: 0.15 },
    'Multiplies by 1 and {more} more for every level that your combinations have gained',
    ({ more }) => multiplies(({ scene }) => 1 + more * (scene.progress.combinationLevels ?? 0)),
  ),
  bossHunter: uncommon('Boss Hunter', { times: 1.75 }, 'Multiplies by {times} in a level with a boss', ({ times }) =>
    multiplies(({ scene }) => (scene.progress.boss ? times : 1)),
  ),

  // Hot dice and the end of a round.
  ember: common('Ember', { points: 75 }, '+{points} points for each hot dice of this round', ({ points }) =>
    adds(({ scene }) => points * scene.progress.hotDice),
  ),
  fullSweep: uncommon('Full Sweep', { times: 1.5 }, 'Multiplies by {times} when no die is left to roll', ({ times }) =>
    multiplies(({ scene }) => (scene.usesAll ? times : 1)),
  ),
  volcanoAmplifier: legendary(
    'Volcano Amplifier',
    { more: 0.5 },
    'Multiplies by 1 and {more} more for every volcano die scored, times the hot dice of this round',
    ({ more }) =>
      multiplies(
        ({ scene }) => 1 + more * countDice(scene, ({ material }) => nameOfId(material) === 'volcano') * scene.progress.hotDice,
      ),
  ),
  roundMultiplier: rare('Round Multiplier', { times: 1.25 }, 'Banking multiplies the pot by {times}', ({ times }) =>
    multipliesBank(() => times),
  ),
  scoreMultiplier: uncommon('Score Multiplier', { times: 1.25 }, 'Multiplies by {times}, after everything else', ({ times }) =>
    multiplies(() => times, { priority: PRIORITIES.final }),
  ),
} as const satisfies Readonly<Record<string, Charm>>;

/** All charms by id. */
export const charms = {
  ...released,
  ...rowCharms,
  'gildedEdge@2': released.gildedEdge.tune({ times: 3 }),
  'nestEgg@2': released.nestEgg.tune({ points: 250 }),
  'underdog@2': released.underdog.tune({ times: 1.4 }),
  'oddCollector@2': released.oddCollector.tune({ points: 40 }),
  'evenPerfection@2': released.evenPerfection.tune({ points: 900 }),
  'straightCollector@2': released.straightCollector.tune({ points: 250 }),
  'consumableGenerator@2': released.consumableGenerator.tune({ size: 3 }),
  'sizeMatters@2': released.sizeMatters.tune({ step: 0.25 }),
  'matchedSet@2': released.matchedSet.tune({ times: 3 }),
  'carpenter@2': released.carpenter.tune({ points: 150 }),
  'hallOfMirrors@2': released.hallOfMirrors.tune({ points: 400 }),
  'rabbitsFoot@2': released.rabbitsFoot.tune({ more: 0.25 }),
  'weightedDice@2': released.weightedDice.tune({ times: 4 }),
  'echo@2': released.echo.tune({ times: 3 }),
  'crowd@2': released.crowd.tune({ points: 120 }),
  'volcanoAmplifier@2': released.volcanoAmplifier.tune({ more: 1 }),
} as const satisfies Readonly<Record<string, Charm>>;

export type CharmId = keyof typeof charms;

/** In the order of the list. */
export const CHARM_IDS = Object.keys(charms) as readonly CharmId[];

/** Whether there is such a charm. */
export const isCharmId = (id: string): id is CharmId => Object.hasOwn(charms, id);

/** The charm with this id. */
export const charmOf = (id: CharmId): Charm => charms[id];
