/** Charms about charms: they copy, repeat, hush and eat their neighbours, count the row, and grow by what happens to it. */
import { add, multiply, type Op, type Step } from '../effects/event.ts';
import type { Now, Own } from '../effects/scene.ts';
import { adds, common, legendary, multiplies, rare, uncommon, type Charm } from './charm.ts';

/** Whether the charm at this place did the step itself. */
const isBy = ({ source }: Pick<Step, 'source'>, place: number): boolean => source.kind === 'charm' && source.at === place;

/** How far a charm has grown in this run. */
const grownOf = ({ scene: { progress } }: Now, id: string): number => progress.grown?.[id] ?? 0;

/** Charms at work so far, each once, this one left out. */
const atWorkBefore = ({ steps }: Now, { at }: Own): number =>
  new Set(
    steps.flatMap(({ source, op }) =>
      source.kind === 'charm' && source.at !== at && op.kind !== 'cancelled' ? [source.at] : [],
    ),
  ).size;

/** Points count so many times; a multiplier has so many times as much above one. */
const strengthened = (op: Op, times: number): Op => {
  if (op.kind === 'add') return add(op.points * times);
  return op.kind === 'multiply' ? multiply(1 + (times * (op.thousandths - 1000)) / 1000) : op;
};

const rowOf = ({ row }: Own) => row.filter(({ kind }) => kind === 'charm');

/** By id. */
export const rowCharms = {
  parrot: rare('Parrot', {}, 'Does in scorings what the charm to its right does', () => ({
    copies: ({ at }) => at + 1,
  })),
  copycat: uncommon('Copycat', {}, 'Does in scorings what your first charm from the left does', () => ({
    copies: () => 0,
  })),
  encore: rare('Encore', { times: 2 }, 'The charm to its left works {times} times', ({ times }) => ({
    seesChances: true,
    react: (step, _now, { at }) =>
      isBy(step, at - 1) ? Array.from({ length: times - 1 }, () => ({ dice: step.dice, op: () => step.op })) : [],
  })),
  megaphone: uncommon('Megaphone', { times: 4 }, 'Points that the charm to its left adds count {times} times', ({ times }) => ({
    change: (event, op, _now, { at }) => (isBy(event, at - 1) && op.kind === 'add' ? add(op.points * times) : op),
  })),
  cuckoo: uncommon(
    'Cuckoo',
    { times: 1.7 },
    'Keeps the charm to its right from working, and then multiplies by {times}',
    ({ times }) => ({
      events: ({ action }, { at, row }) =>
        action === 'score' && row[at + 1]?.kind === 'charm' ? [{ op: () => multiply(times) }] : [],
      change: (event, op, _now, { at }) => (isBy(event, at + 1) ? null : op),
    }),
  ),
  crocodile: rare(
    'Crocodile',
    { points: 60 },
    'As a level begins it eats the charm to its right; +{points} points for every $ that its meals cost',
    ({ points }) => ({ ...adds(now => points * grownOf(now, 'crocodile')), eats: true }),
  ),
  vintage: common('Vintage', { money: 2 }, 'Sells for ${money} more with every level that you clear', numbers => ({
    grows: ({ kind }) => (kind === 'level' ? 1 : 0),
    sells: (price, grown) => price + numbers.money * grown,
  })),
  congaLine: common('Conga Line', { points: 50 }, '+{points} points for every charm to its left', ({ points }) => ({
    events: ({ action }, { at }) => (action === 'score' && at > 0 ? [{ op: () => add(points * at) }] : []),
  })),
  figurehead: common(
    'Figurehead',
    { times: 1.2 },
    'Multiplies by {times} while it is your first charm from the left',
    ({ times }) => ({
      events: ({ action }, { at }) => (action === 'score' && at === 0 ? [{ op: () => multiply(times) }] : []),
    }),
  ),
  relayRace: uncommon(
    'Relay Race',
    { more: 0.12 },
    'Multiplies by 1 and {more} more for every other charm at work before it in the scoring',
    ({ more }) => ({
      events: ({ action }, own) =>
        action === 'score'
          ? [
              {
                op: now => {
                  const before = atWorkBefore(now, own);
                  return before === 0 ? null : multiply(1 + more * before);
                },
              },
            ]
          : [],
    }),
  ),
  daisyChain: common('Daisy Chain', { points: 60 }, '+{points} points for every common charm in your row', ({ points }) => ({
    events: ({ action }, own) => {
      const daisies = rowOf(own).filter(({ rarity }) => rarity === 'common').length;
      return action === 'score' && daisies > 0 ? [{ op: () => add(points * daisies) }] : [];
    },
  })),
  hermitCrab: uncommon('Hermit Crab', { more: 0.3 }, 'Multiplies by 1 and {more} more for every free charm slot', ({ more }) =>
    multiplies(({ scene: { progress } }) => 1 + more * Math.max(0, (progress.charmSlots ?? 0) - progress.charms)),
  ),
  grudge: rare(
    'Grudge',
    { more: 0.03 },
    'Grows by {more} with everything that is cancelled in a scoring, and multiplies by 1 and what it has grown',
    ({ more }) => ({
      ...multiplies(now => 1 + more * grownOf(now, 'grudge')),
      grows: happening => (happening.kind === 'steps' ? happening.steps.filter(({ op }) => op.kind === 'cancelled').length : 0),
    }),
  ),
  silverLining: common(
    'Silver Lining',
    { points: 150 },
    '+{points} points right after everything that is cancelled',
    ({ points }) => ({
      reactToIdle: ({ op, dice }, { scene }) =>
        op.kind === 'cancelled' && scene.action === 'score' ? [{ dice, op: () => add(points) }] : [],
    }),
  ),
  consolationPrize: common(
    'Consolation Prize',
    { points: 40 },
    '+{points} points right after every chance that fails',
    ({ points }) => ({
      seesChances: true,
      reactToIdle: ({ op, dice }) => (op.kind === 'missed' ? [{ dice, op: () => add(points) }] : []),
    }),
  ),
  conductor: legendary('Conductor', { times: 3 }, 'Points that your other charms add count {times} times', ({ times }) => ({
    change: ({ source }, op, _now, { at }) =>
      source.kind === 'charm' && source.at !== at && op.kind === 'add' ? add(op.points * times) : op,
  })),
  pepperMill: uncommon('Pepper Mill', { times: 3 }, 'What consumables bring in a scoring counts {times} times', ({ times }) => ({
    change: ({ source }, op) => (source.kind === 'consumable' ? strengthened(op, times) : op),
  })),
} as const satisfies Readonly<Record<string, Charm>>;
