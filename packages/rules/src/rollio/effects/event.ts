/** What happens while dice are scored: events that wait their turn, and the steps that the log keeps of them. */

/** The order of a scoring; numbers with room between them. Equal ones go by arrangement, then by die position. */
export const PRIORITIES = { base: 0, dice: 100, charms: 200, hotDice: 300, final: 400 } as const;

/** What can be at work in a scoring. */
const EFFECT_KINDS = ['combination', 'material', 'charm', 'bonus', 'consumable', 'boss'] as const;
type EffectKind = (typeof EFFECT_KINDS)[number];

/** Who is at work. `at` is the place in the player's arrangement, or of the combination in its partition. */
export type Source = { readonly kind: EffectKind; readonly id: string; readonly at: number };

/** What a scoring can give beside points and money. */
const GRANTS = ['consumable', 'clone'] as const;
/** Something given, and the dice it came from. */
export type Grant = { readonly what: (typeof GRANTS)[number]; readonly dice: readonly number[] };

/** What an event does. Multipliers are whole thousandths, so that equal rules give equal points on every machine. */
export type Op =
  | { readonly kind: 'add'; readonly points: number }
  | { readonly kind: 'multiply'; readonly thousandths: number }
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'grant'; readonly what: Grant['what'] };

/** What became of an event that did nothing: a chance that failed, a cancellation; or its chain was cut. */
export type Idle = { readonly kind: 'missed' } | { readonly kind: 'cancelled' };
type Stopped = { readonly kind: 'stopped' };

/** One line of the log. */
export type Step = {
  readonly source: Source;
  readonly dice: readonly number[];
  readonly op: Op | Idle | Stopped;
  /** Points before and after, not yet rounded. */
  readonly before: number;
  readonly after: number;
  /** The charms that changed or cancelled it, by id. */
  readonly changedBy: readonly string[];
};

/** A chance of `wins` in `of`. `key` tells the draws of one action apart: the same event always asks the same draw. */
export type Odds = { readonly wins: number; readonly of: number; readonly key: number };

/** Adds points. */
export const add = (points: number): Op => ({ kind: 'add', points });
/** Earns money. */
export const money = (amount: number): Op => ({ kind: 'money', amount });
/** Gives something. */
export const grant = (what: Grant['what']): Op => ({ kind: 'grant', what });
/** `multiply(1.25)`: times 1.25, kept as 1,250 thousandths. */
export const multiply = (times: number): Op => ({ kind: 'multiply', thousandths: Math.max(0, Math.round(times * 1000)) });

/** Whether the step did something. */
export const isAtWork = (step: Step): step is Step & { readonly op: Op } =>
  step.op.kind !== 'missed' && step.op.kind !== 'cancelled' && step.op.kind !== 'stopped';

/** Whether the step came to nothing: cancelled, or a chance that failed. */
export const isIdle = (step: Step): step is Step & { readonly op: Idle } => !isAtWork(step) && step.op.kind !== 'stopped';

/** Whole points: rounded up once, at the very end. */
export const wholePoints = (points: number): number => Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.ceil(points - 1e-9)));
