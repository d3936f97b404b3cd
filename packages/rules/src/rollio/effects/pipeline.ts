/** One scoring, event after event: each can see, change, cancel or answer the others. Rules: spec/rollio.md. */
import { materialEvents } from '../content/materials.ts';
import { add, isAtWork, PRIORITIES, wholePoints, type Grant, type Odds, type Op, type Source, type Step } from './event.ts';
import type { Draft, Effect, Now, Scene, Waiting } from './scene.ts';

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

type Run = { readonly scene: Scene; points: number; money: number; readonly steps: Step[]; readonly grants: Grant[] };

/** Scores the scene. Play and preview differ in nothing but the luck they bring. */
export const runPipeline = (scene: Scene, effects: readonly Effect[], luck: Luck): Scored => pipelineFor(scene, effects)(luck);

/** The pipeline of a scene with its events gathered and ordered once, to be run as often as there are outcomes to try. */
export function pipelineFor(scene: Scene, effects: readonly Effect[]): (luck: Luck) => Scored {
  const events = inOrder(gather(scene, effects));
  return luck => {
    const run: Run = { scene, points: 0, money: 0, steps: [], grants: [] };
    for (const event of events) runChain(run, event, effects, luck);
    const { points, money, grants, steps } = run;
    return { points: wholePoints(points), money, grants, steps };
  };
}

function gather(scene: Scene, effects: readonly Effect[]): readonly Waiting[] {
  const charms = effects.flatMap(({ kind, id, behaviour }, at) =>
    (behaviour.events?.(scene) ?? []).map(draft => waiting(draft, { kind, id, at }, PRIORITIES.charms)),
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
function runChain(run: Run, first: Waiting, effects: readonly Effect[], luck: Luck): void {
  const chain = [first];
  for (let event = chain.shift(), count = 0; event; event = chain.shift(), count++) {
    if (count > CHAIN_LIMIT) {
      log(run, event, { kind: 'stopped' }, []);
      return;
    }
    const step = happen(run, event, effects, luck);
    if (step && isAtWork(step)) chain.unshift(...reactions(run, step, event.priority, effects));
  }
}

function reactions(run: Run, step: Step & { readonly op: Op }, priority: number, effects: readonly Effect[]): readonly Waiting[] {
  return effects.flatMap(({ kind, id, behaviour }, at) =>
    (behaviour.react?.(step, nowOf(run)) ?? []).map(draft => waiting(draft, { kind, id, at }, priority)),
  );
}

function happen(run: Run, event: Waiting, effects: readonly Effect[], luck: Luck): Step | undefined {
  const planned = event.op(nowOf(run));
  if (!planned) return undefined;
  const { op, changedBy } = changed(run, event, planned, effects);
  if (!op) return log(run, event, { kind: 'cancelled' }, changedBy);
  if (event.odds && !isLucky(event, event.odds, op, effects, luck)) return log(run, event, { kind: 'missed' }, changedBy);
  return log(run, event, op, changedBy);
}

function changed(run: Run, event: Waiting, planned: Op, effects: readonly Effect[]) {
  const changedBy: string[] = [];
  let op: Op | null = planned;
  for (const { id, behaviour } of effects) {
    if (!op || !behaviour.change) continue;
    const next: Op | null = behaviour.change(event, op, nowOf(run));
    if (next !== op) changedBy.push(id);
    op = next;
  }
  return { op, changedBy };
}

function isLucky(event: Waiting, odds: Odds, op: Op, effects: readonly Effect[], luck: Luck): boolean {
  const last = effects.reduce((now, { behaviour }) => behaviour.odds?.(now, event) ?? now, odds);
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

const nowOf = ({ scene, points, money, steps }: Run): Now => ({ scene, points, money, steps });
