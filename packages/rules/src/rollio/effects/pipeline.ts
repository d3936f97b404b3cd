/** One scoring, event after event: each can see, change, cancel or answer the others. Rules: spec/rollio.md. */
import { materialEvents } from '../content/materials.ts';
import {
  add,
  isAtWork,
  isIdle,
  PRIORITIES,
  wholePoints,
  type Grant,
  type Odds,
  type Op,
  type Source,
  type Step,
} from './event.ts';
import type { Behaviour, Draft, Effect, Own, Scene, Waiting } from './scene.ts';

/** Whether the chance of an event that would do `op` comes true: drawn in play, tried both ways in a preview. */
export type Luck = (odds: Odds, op: Op) => boolean;

/** What a scoring brought. */
export type Scored = {
  /** Whole points. */
  readonly points: number;
  readonly money: number;
  readonly grants: readonly Grant[];
  /** Everything that happened, in order. */
  readonly steps: readonly Step[];
};

/** More events than this may not follow from one: the chain is cut and the log says so. */
export const CHAIN_LIMIT = 256;

/** The action so far; what effects see of it is this very record, as it is at that moment. */
type Run = { readonly scene: Scene; points: number; money: number; readonly steps: Step[]; readonly grants: Grant[] };

/** The effects that take part in the events of others, each kind of part by itself: most take none, and an event need not ask them. */
type Cast = {
  readonly changing: readonly Part<'change'>[];
  readonly chancing: readonly Part<'odds'>[];
  readonly reacting: readonly Part<'react'>[];
  readonly hearing: readonly Part<'reactToIdle'>[];
};
type PartName = 'change' | 'odds' | 'react' | 'reactToIdle';
type Part<Name extends PartName> = { readonly source: Source; readonly own: Own; readonly play: NonNullable<Behaviour[Name]> };

/** Scores the scene. Play and preview differ in nothing but the luck they bring. */
export const runPipeline = (scene: Scene, effects: readonly Effect[], luck: Luck): Scored => pipelineFor(scene, effects)(luck);

/** The pipeline of a scene with its events gathered and ordered once, to be run as often as there are outcomes to try. */
export function pipelineFor(scene: Scene, effects: readonly Effect[]): (luck: Luck) => Scored {
  const events = inOrder(gather(scene, effects));
  const cast: Cast = {
    changing: partsOf(effects, 'change'),
    chancing: partsOf(effects, 'odds'),
    reacting: partsOf(effects, 'react'),
    hearing: partsOf(effects, 'reactToIdle'),
  };
  return luck => {
    const run: Run = { scene, points: 0, money: 0, steps: [], grants: [] };
    for (const event of events) runChain(run, event, cast, luck);
    const { points, money, grants, steps } = run;
    return { points: wholePoints(points), money, grants, steps };
  };
}

const partsOf = <Name extends PartName>(effects: readonly Effect[], name: Name): readonly Part<Name>[] =>
  effects.flatMap(({ kind, id, behaviour }, at) => {
    const play = behaviour[name];
    return play ? [{ source: { kind, id, at }, own: { at, row: effects }, play }] : [];
  });

function gather(scene: Scene, effects: readonly Effect[]): readonly Waiting[] {
  const charms = effects.flatMap(({ kind, id, behaviour }, at) =>
    (behaviour.events?.(scene, { at, row: effects }) ?? []).map(draft => waiting(draft, { kind, id, at }, PRIORITIES.charms)),
  );
  return [...baseEvents(scene), ...materialEvents(scene), ...charms, ...hotDiceEvents(scene)];
}

function baseEvents({ action, pot, combinations }: Scene): readonly Waiting[] {
  if (action === 'bank') return [waiting({ op: () => add(pot) }, { kind: 'bonus', id: 'pot', at: 0 }, PRIORITIES.base)];
  return combinations.map(({ type, points, dice }, at) =>
    waiting({ dice, op: () => add(points) }, { kind: 'combination', id: type, at }, PRIORITIES.base),
  );
}

const hotDiceEvents = ({ usesAll, hotDiceBonus }: Scene): readonly Waiting[] =>
  usesAll && hotDiceBonus > 0
    ? [waiting({ op: () => add(hotDiceBonus) }, { kind: 'bonus', id: 'hotDice', at: 0 }, PRIORITIES.hotDice)]
    : [];

/** Gives a draft its source; a draft's own priority goes before the usual one. */
const waiting = ({ dice = [], priority: own, odds, op }: Draft, source: Source, priority: number): Waiting => ({
  ...(odds && { odds }),
  op,
  source,
  dice,
  priority: own ?? priority,
});

/** By priority, arrangement and leftmost die; what is still equal stays as its effect listed it. */
const inOrder = (events: readonly Waiting[]): readonly Waiting[] =>
  [...events].sort((a, b) => a.priority - b.priority || a.source.at - b.source.at || leftmost(a) - leftmost(b));

const leftmost = ({ dice }: Waiting): number => (dice.length === 0 ? -1 : Math.min(...dice));

/** An event and everything that follows from it, each answer before what was waiting. */
function runChain(run: Run, first: Waiting, cast: Cast, luck: Luck): void {
  const chain = [first];
  for (let event = chain.shift(), count = 0; event; event = chain.shift(), count++) {
    if (count > CHAIN_LIMIT) {
      log(run, event, { kind: 'stopped' }, []);
      return;
    }
    const step = happen(run, event, cast, luck);
    if (step) chain.unshift(...answers(run, step, event, cast));
  }
}

function answers(run: Run, step: Step, { priority, answersIdle }: Waiting, { reacting, hearing }: Cast): readonly Waiting[] {
  if (isAtWork(step))
    return reacting.flatMap(({ source, own, play }) => play(step, run, own).map(draft => waiting(draft, source, priority)));
  if (!isIdle(step) || answersIdle) return [];
  return hearing.flatMap(({ source, own, play }) =>
    play(step, run, own).map((draft): Waiting => ({ ...waiting(draft, source, priority), answersIdle: true })),
  );
}

function happen(run: Run, event: Waiting, cast: Cast, luck: Luck): Step | undefined {
  const planned = event.op(run);
  if (!planned) return undefined;
  const { op, changedBy } = changed(run, event, planned, cast);
  if (!op) return log(run, event, { kind: 'cancelled' }, changedBy);
  if (event.odds && !isLucky(event, event.odds, op, cast, luck)) return log(run, event, { kind: 'missed' }, changedBy);
  return log(run, event, op, changedBy);
}

function changed(run: Run, event: Waiting, planned: Op, { changing }: Cast) {
  const changedBy: string[] = [];
  let op: Op | null = planned;
  for (const { source, own, play } of changing) {
    if (!op) break;
    const next: Op | null = play(event, op, run, own);
    if (next !== op) changedBy.push(source.id);
    op = next;
  }
  return { op, changedBy };
}

function isLucky(event: Waiting, odds: Odds, op: Op, { chancing }: Cast, luck: Luck): boolean {
  const last = chancing.reduce((now, { play }) => play(now, event), odds);
  if (last.wins <= 0) return false;
  return last.wins >= last.of || luck(last, op);
}

function log(run: Run, { source, dice }: Waiting, op: Step['op'], changedBy: readonly string[]): Step {
  const before = run.points;
  apply(run, op, dice);
  const step = { source, dice, op, before, after: run.points, changedBy };
  run.steps.push(step);
  return step;
}

function apply(run: Run, op: Step['op'], dice: readonly number[]): void {
  if (op.kind === 'add') run.points += op.points;
  if (op.kind === 'multiply') run.points = (run.points * op.thousandths) / 1000;
  if (op.kind === 'money') run.money += op.amount;
  if (op.kind === 'grant') run.grants.push({ what: op.what, dice });
}
