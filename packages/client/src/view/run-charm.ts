/** A charm in numbers: what it would do now whatever the dice show, and what it did the last time. */
import {
  bankingScene,
  effective,
  plainHand,
  scoringScene,
  type Effect,
  type Op,
  type Own,
  type Progress,
  type RunGame,
  type Scene,
  type Step,
} from '@yaht/rules';

/** Points and money that a charm brought in one scoring. */
export type CharmGain = { readonly points: number; readonly money: number };

const known = new WeakMap<RunGame['events'], ReadonlyMap<string, CharmGain>>();

/** By charm, what it brought in the latest scoring or bank in which it was at work. Facts never change, so they are read once. */
export function lastGains({ events }: Pick<RunGame, 'events'>): ReadonlyMap<string, CharmGain> {
  const gains = known.get(events) ?? readGains(events);
  known.set(events, gains);
  return gains;
}

function readGains(events: RunGame['events']): ReadonlyMap<string, CharmGain> {
  const gains = new Map<string, CharmGain>();
  for (const event of effective(events)) {
    if (event.type === 'DiceScored' || event.type === 'Banked')
      for (const [id, gain] of gainsIn(event.steps)) gains.set(id, gain);
  }
  return gains;
}

/** What charms added themselves, and what they made of other effects. */
function gainsIn(steps: readonly Step[]): ReadonlyMap<string, CharmGain> {
  const gains = new Map<string, CharmGain>();
  for (const { source, changedBy, before, after, op } of steps) {
    const money = op.kind === 'money' ? op.amount : 0;
    for (const id of source.kind === 'charm' ? [source.id, ...changedBy] : changedBy) {
      const so = gains.get(id) ?? { points: 0, money: 0 };
      gains.set(id, { points: so.points + Math.round(after - before), money: so.money + money });
    }
  }
  return gains;
}

/** What it does now in every scoring, or at the bank; null when that depends on the dice, or when it does something else. */
export function standingOf(row: readonly Effect[], at: number, progress: Progress): Op | null {
  const [nothing, something, bank] = SCENES.map(scene => operation({ row, at }, { ...scene, progress }));
  if (nothing && JSON.stringify(nothing) === JSON.stringify(something)) return nothing;
  return bank ?? null;
}

/** No dice at all, and dice that every condition would see: whatever does the same with both does not look at them. */
const SCENES: readonly Scene[] = [
  scoringScene([], { combinations: [], points: 0 }),
  {
    ...scoringScene(
      plainHand([2, 2, 3, 3, 5, 5], 8).map(die => ({ ...die, material: 'volcano' })),
      { combinations: [{ type: 'threePairs', faces: [2, 2, 3, 3, 5, 5], points: 0, dice: [0, 1, 2, 3, 4, 5] }], points: 0 },
    ),
    usesAll: true,
  },
  bankingScene(0),
];

function operation(own: Own, scene: Scene): Op | null {
  const [draft] = own.row[own.at]?.behaviour.events?.(scene, own) ?? [];
  return draft?.op({ scene, points: 0, money: 0, steps: [] }) ?? null;
}
