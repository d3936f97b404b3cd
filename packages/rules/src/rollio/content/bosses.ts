/** The bosses: each bends a level by one rule, printed before the level begins. */
import type { CombinationTable } from '../combinations.ts';
import { add, money, multiply } from '../effects/event.ts';
import type { Behaviour, Draft, Effect } from '../effects/scene.ts';
import type { LevelPlan } from '../level-plan.ts';
import type { Described, Numbers } from './text.ts';

/** How a boss bends its level; every part may be left out. */
type Bend = {
  readonly plan?: (plan: LevelPlan) => LevelPlan;
  /** In scorings and at the bank. */
  readonly behaviour?: Behaviour;
  /** Which combinations count. */
  readonly table?: (table: CombinationTable) => CombinationTable;
  /** So many charms from the left do nothing. */
  readonly silences?: number;
  /** Which charms do nothing beside those; places are counted from 0. */
  readonly hushes?: (charm: Effect, place: number) => boolean;
  /** So many dice from the right stay in the box. */
  readonly diceAway?: number;
  /** What a flop costs beside the pot. */
  readonly flopBanks?: number;
  /** A smaller pot cannot be banked. */
  readonly leastPot?: number;
};

/** A boss as the content lists it. */
export type Boss = Described & Bend;

const boss = <N extends Numbers>(name: string, numbers: N, text: string, make: (numbers: N) => Bend): Boss => ({
  name,
  text,
  numbers,
  ...make(numbers),
});

/** One event when a pot is banked. */
const atBank = (draft: Draft): Behaviour => ({ events: scene => (scene.action === 'bank' ? [draft] : []) });

/** All bosses by id. */
export const bosses = {
  mountain: boss('The Mountain', { times: 1.5 }, 'The level asks for {times} times as many points', ({ times }) => ({
    plan: plan => ({ ...plan, threshold: Math.ceil((plan.threshold * times) / 50) * 50 }),
  })),
  hourglass: boss('The Hourglass', { banks: 2 }, '{banks} banks fewer', ({ banks }) => ({
    plan: plan => ({ ...plan, banks: Math.max(1, plan.banks - banks) }),
  })),
  stoneHand: boss('The Stone Hand', {}, 'No rerolls', () => ({ plan: plan => ({ ...plan, rerolls: 0 }) })),
  impatient: boss('The Impatient', { rounds: 6 }, '{rounds} rounds fewer', ({ rounds }) => ({
    plan: plan => ({ ...plan, rounds: Math.max(plan.banks, plan.rounds - rounds) }),
  })),
  solvent: boss('The Solvent', {}, 'Materials do nothing', () => ({
    behaviour: { change: ({ source }, op) => (source.kind === 'material' ? null : op) },
  })),
  silencer: boss('The Silencer', { charms: 1 }, 'Your first {charms} charm from the left does nothing', ({ charms }) => ({
    silences: charms,
  })),
  snob: boss('The Snob', {}, 'Singles are worth nothing', () => ({
    behaviour: { change: ({ source }, op) => (source.kind === 'combination' && source.id === 'single' ? null : op) },
  })),
  halver: boss('The Halver', { times: 0.5 }, 'Dice of a kind are worth {times} times as much', ({ times }) => ({
    behaviour: {
      change: ({ source }, op) =>
        source.kind === 'combination' && source.id === 'nOfAKind' && op.kind === 'add' ? add(op.points * times) : op,
    },
  })),
  taxCollector: boss('The Tax Collector', { times: 0.75 }, 'Banking multiplies the pot by {times}', ({ times }) => ({
    behaviour: atBank({ op: () => multiply(times) }),
  })),
  tollKeeper: boss('The Toll Keeper', { money: 3 }, 'Every bank costs up to ${money}', numbers => ({
    behaviour: atBank({ op: () => money(-numbers.money) }),
  })),
  thief: boss('The Thief', { dice: 1 }, 'The last {dice} die of your set is away', ({ dice }) => ({ diceAway: dice })),
  undertow: boss('The Undertow', { banks: 1 }, 'A flop costs {banks} bank', ({ banks }) => ({ flopBanks: banks })),
  doorkeeper: boss('The Doorkeeper', { points: 500 }, 'A pot below {points} points cannot be banked', ({ points }) => ({
    leastPot: points,
  })),
  divider: boss('The Divider', {}, 'Pairs and triplets together do not count', () => ({
    table: table => table.filter(({ shape }) => shape !== 'groups'),
  })),
  sieve: boss('The Sieve', { points: 150 }, '{points} points fall out of every pot that is banked', ({ points }) => ({
    behaviour: atBank({ op: now => add(-Math.min(points, now.points)) }),
  })),
  heckler: boss('The Heckler', {}, 'Every second charm from the left does nothing', () => ({
    hushes: (_, place) => place % 2 === 1,
  })),
  censor: boss('The Censor', {}, 'Rare and legendary charms do nothing', () => ({
    hushes: ({ rarity }) => rarity === 'rare' || rarity === 'legendary',
  })),
  pedant: boss('The Pedant', { dice: 2 }, 'Fewer than {dice} dice set aside at once are worth nothing', ({ dice }) => ({
    behaviour: {
      change: ({ source }, op, { scene }) => (source.kind === 'combination' && scene.dice.length < dice ? null : op),
    },
  })),
  frost: boss('The Frost', { times: 0.5 }, 'Multiplies by {times} when no die is left to roll', ({ times }) => ({
    behaviour: { events: ({ action, usesAll }) => (action === 'score' && usesAll ? [{ op: () => multiply(times) }] : []) },
  })),
  fox: boss(
    'The Fox',
    { face: 1, times: 0.5 },
    'A combination with a {face} is worth {times} times as much',
    ({ face, times }) => ({
      behaviour: {
        change: (event, op, { scene }) => {
          if (event.source.kind !== 'combination' || op.kind !== 'add') return op;
          const isBitten = scene.dice.some(die => die.face === face && event.dice.includes(die.at));
          return isBitten ? add(op.points * times) : op;
        },
      },
    }),
  ),
} as const satisfies Readonly<Record<string, Boss>>;

export type BossId = keyof typeof bosses;

/** In the order of the list. */
export const BOSS_IDS = Object.keys(bosses) as readonly BossId[];

/** Whether there is such a boss. */
export const isBossId = (id: string): id is BossId => Object.hasOwn(bosses, id);

/** The boss with this id. */
export const bossOf = (id: BossId): Boss => bosses[id];
