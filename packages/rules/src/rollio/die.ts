/** One die of Rollio: it may have more or fewer than six faces, and it is made of something. */
import { fault } from '../result.ts';
import { nameOfId } from './content/id.ts';

/** What dice are made of. */
export const MATERIALS = ['plastic', 'crystal', 'wooden', 'golden', 'volcano', 'mirror', 'rainbow'] as const;
export type Material = (typeof MATERIALS)[number];

/** Whether dice can be made of it. */
export const isMaterial = (id: string): id is Material => (MATERIALS as readonly string[]).includes(id);

/** A die as it lies in the box: not thrown yet. */
export type DieKind = { readonly sides: number; readonly material: Material };

/** A die as it lies on the table. */
export type RollioDie = DieKind & { readonly face: number };

/** Dice in the order the player sees them; a position is a place in this list. */
export type Hand = readonly RollioDie[];

/** The fewest faces a die has, the most it has, and the most dice in a hand. */
export const MIN_SIDES = 3;
export const MAX_SIDES = 20;
export const MAX_HAND = 20;

/** A mirror die shows whatever face of its own the partition asks for. */
export const isMirror = (die: DieKind): boolean => nameOfId(die.material) === 'mirror';

/** Dice of plastic that show these faces, with six sides or as many as the highest face asks for. */
export const plainHand = (faces: readonly number[], sides: number = Math.max(6, ...faces)): Hand =>
  faces.map(face => ({ face, sides, material: 'plastic' }));

/** Every position of the hand. */
export const allDice = (hand: Hand): readonly number[] => hand.map((_, die) => die);

/** The die at a position that was checked before. */
export const dieAt = (hand: Hand, die: number): RollioDie => hand[die] ?? fault(`no die ${die}`);
