/** What a scoring will bring, told without drawing: chances are tried both ways. */
import type { Chance, Place } from '../../chance.ts';
import { fault } from '../../result.ts';
import type { Odds, Op } from './event.ts';
import { pipelineFor, runPipeline, type Luck, type Scored } from './pipeline.ts';
import type { Effect, Scene } from './scene.ts';

/** What a scoring can bring. */
export type Preview = {
  /** Points when no chance comes true. */
  readonly certain: number;
  readonly average: number;
  readonly lowest: number;
  readonly highest: number;
  /** False when there are too many outcomes to try: then average and range are about right. */
  readonly exact: boolean;
  /** The scoring in which no chance comes true. */
  readonly scored: Scored;
};

/** So many outcomes are tried one by one. */
export const OUTCOME_LIMIT = 4_096;

/** Scores for good: chances are drawn from the stream of the effects, each at its own place. */
export const score = (scene: Scene, effects: readonly Effect[], chance: Chance, at: Place): Scored =>
  runPipeline(scene, effects, ({ wins, of, key }) => (chance('effects', { ...at, step: key }, [of])[0] ?? of) <= wins);

/** Scores as if: the same pipeline, and not a single draw. Trying stops at `limit` outcomes. */
export function preview(scene: Scene, effects: readonly Effect[], limit: number = OUTCOME_LIMIT): Preview {
  const run = pipelineFor(scene, effects);
  const tally = emptyTally();
  for (const outcome of outcomes(run, openChances(effects))) {
    // So many chances in one outcome are known to be too many without trying them all.
    if (tally.tried === limit || 2 ** outcome.chances > limit) return sampledPreview(run, limit / 8);
    count(tally, outcome);
  }
  return summary(tally, true);
}

function sampledPreview(run: Run, samples: number): Preview {
  const tally = emptyTally();
  for (const outcome of sampled(run, samples)) count(tally, outcome);
  return summary(tally, false);
}

/** The points when no chance comes true. */
export const certainPoints = (scene: Scene, effects: readonly Effect[]): number =>
  runPipeline(scene, effects, () => false).points;

type Run = (luck: Luck) => Scored;
type Outcome = { readonly scored: Scored; readonly weight: number; readonly chances: number };

/** What the outcomes come to; only the first of thousands is kept. */
type Tally = { first: Scored | undefined; tried: number; sum: number; weights: number; lowest: number; highest: number };

const emptyTally = (): Tally => ({ first: undefined, tried: 0, sum: 0, weights: 0, lowest: Infinity, highest: 0 });

function count(tally: Tally, { scored, weight }: Outcome): void {
  tally.first ??= scored;
  tally.tried++;
  tally.sum += scored.points * weight;
  tally.weights += weight;
  tally.lowest = Math.min(tally.lowest, scored.points);
  tally.highest = Math.max(tally.highest, scored.points);
}

function summary({ first, sum, weights, lowest, highest }: Tally, exact: boolean): Preview {
  const scored = first ?? fault('no outcome was tried');
  return { certain: scored.points, average: sum / weights, lowest, highest, exact, scored };
}

/** Every outcome with its probability; the first is the one in which every chance fails. */
function* outcomes(run: Run, isOpen: (op: Op) => boolean): Generator<Outcome, void> {
  let script: boolean[] | undefined = [];
  while (script) {
    const asked: Odds[] = [];
    const told: readonly boolean[] = script;
    const scored = run((odds, op) => isOpen(op) && (told[asked.push(odds) - 1] ?? false));
    const answers = asked.map((_, i) => told[i] ?? false);
    const weight = asked.reduce((product, odds, i) => product * probability(odds, answers[i] ?? false), 1);
    yield { scored, weight, chances: asked.length };
    script = nextScript(answers);
  }
}

/** Which chances can change the points: money and gifts only if some effect looks at them. */
function openChances(effects: readonly Effect[]): (op: Op) => boolean {
  const isWatched = effects.some(({ behaviour }) => behaviour.seesChances);
  return ({ kind }) => isWatched || kind === 'add' || kind === 'multiply';
}

const probability = ({ wins, of }: Odds, won: boolean): number => (won ? wins : of - wins) / of;

/** Counts up: the last chance that failed comes true, and what follows it is open again. */
function nextScript(answers: readonly boolean[]): boolean[] | undefined {
  const last = answers.lastIndexOf(false);
  return last < 0 ? undefined : [...answers.slice(0, last), true];
}

/** The two ends, which weigh nothing, and outcomes picked by a fixed sequence that is no part of any game's chance. */
function* sampled(run: Run, samples: number): Generator<Outcome, void> {
  yield { scored: run(() => false), weight: 0, chances: 0 };
  yield { scored: run(() => true), weight: 0, chances: 0 };
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < samples; i++) yield { scored: run(({ wins, of }) => next() * of < wins), weight: 1, chances: 0 };
}
