/** What dice are made of, and what that does when they are scored. */
import type { Material } from '../die.ts';
import { add, grant, money, multiply, PRIORITIES, type Op, type Source } from '../effects/event.ts';
import type { Draft, Scene, ScoredDie, Waiting } from '../effects/scene.ts';
import type { Described, Numbers } from './text.ts';

/** Events for one scored die. `before` counts the dice of this material to its left in the same action. */
type PerDie = (die: ScoredDie, scene: Scene, before: number) => readonly Draft[];

/** A material as the content lists it. */
export type MaterialContent = Described & { readonly events: PerDie };

const material = <N extends Numbers>(name: string, numbers: N, text: string, make: (numbers: N) => PerDie): MaterialContent => ({
  name,
  text,
  numbers,
  events: make(numbers),
});

const always = (op: Op): readonly Draft[] => [{ op: () => op }];

/** Up to eight chances of one die each have a draw of their own. */
const chanceOf = (die: ScoredDie, index: number, of: number, op: Op): Draft => ({
  odds: { wins: 1, of, key: 8 * die.at + index },
  op: () => op,
});

/** All materials by id. */
export const materials: Readonly<Record<Material, MaterialContent>> = {
  plastic: material('Plastic', {}, 'No effect', () => () => []),
  crystal: material(
    'Crystal',
    { more: 0.5 },
    'Multiplies by 1 and {more} more for each crystal die scored before in this round',
    ({ more }) =>
      (_, { progress }, before) =>
        progress.crystals + before > 0 ? always(multiply(1 + more * (progress.crystals + before))) : [],
  ),
  wooden: material(
    'Wooden',
    { times: 1.25 },
    'Multiplies by {times}',
    ({ times }) =>
      () =>
        always(multiply(times)),
  ),
  golden: material('Golden', { money: 5 }, 'Earns ${money}', numbers => () => always(money(numbers.money))),
  volcano: material(
    'Volcano',
    { points: 100 },
    '+{points} points for each hot dice of this round',
    ({ points }) =>
      (_, { progress }) =>
        progress.hotDice > 0 ? always(add(points * progress.hotDice)) : [],
  ),
  mirror: material('Mirror', {}, 'Counts as any face of its own', () => () => []),
  rainbow: material(
    'Rainbow',
    { pointsOdds: 5, points: 200, moneyOdds: 10, money: 10, cloneOdds: 100 },
    '1 in {pointsOdds}: +{points} points. 1 in {moneyOdds}: ${money}. 1 in {cloneOdds}: one more of this die',
    numbers => die => [
      chanceOf(die, 0, numbers.pointsOdds, add(numbers.points)),
      chanceOf(die, 1, numbers.moneyOdds, money(numbers.money)),
      chanceOf(die, 2, numbers.cloneOdds, grant('clone')),
    ],
  ),
};

/** The events of all scored dice, from left to right. */
export function materialEvents(scene: Scene): readonly Waiting[] {
  if (scene.dice.every(({ material }) => material === 'plastic')) return [];
  const seen = new Map<Material, number>();
  return scene.dice.flatMap(die => {
    const before = seen.get(die.material) ?? 0;
    seen.set(die.material, before + 1);
    const source: Source = { kind: 'material', id: die.material, at: 0 };
    return materials[die.material]
      .events(die, scene, before)
      .map(draft => ({ ...draft, source, dice: [die.at], priority: PRIORITIES.dice }));
  });
}
