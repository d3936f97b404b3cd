/** What puzzles are about. A theme knows its positions by the rules of the game alone, whatever the game is called. */
import { categoryIds, countFaces, FACES, isFilled, isUpper, patternOf, pointsFor, tally, type Pattern } from '@yaht/rules';
import type { Choice } from '@yaht/solver';
import { heldIn } from '../choice-text.ts';
import type { TablePosition } from '../position.ts';
import type { Theme } from './theme-names.ts';

type Knows = {
  /** Whether a hand is one of these, before anybody has thought about it. */
  readonly fits: (position: TablePosition) => boolean;
  /** After this turn no hand of a game can be one. */
  readonly lastTurn?: number;
  /** Whether the best choice, or the one that many would take, is about it. */
  readonly asks?: (position: TablePosition, choice: Choice) => boolean;
};

const knows: Readonly<Record<Theme, Knows>> = {
  'bonus-race': { fits: isRace, asks: isForBonus },
  'full-house': { fits: isHouse },
  'last-rows': { fits: position => openIn(position).length === 2 },
  straight: { fits: isNearStraight, asks: holdsRun },
  'give-up': { fits: isPoor, asks: (_, choice) => choice.type === 'end' && choice.ending.points === 0 },
  'three-alike': { fits: isThreeAlike },
  'first-turns': { fits: ({ rollsLeft }) => rollsLeft > 0, lastTurn: 2 },
};

/** How far into a game the hands of a theme are found. */
export const lastTurnOf = (theme: Theme): number => knows[theme].lastTurn ?? Number.POSITIVE_INFINITY;

/** Whether a position belongs to a theme. */
export const isOf = (theme: Theme, position: TablePosition): boolean => knows[theme].fits(position);

/** Whether a theme is what the best and the tempting choice differ in: one of them goes for it, the other does not. */
export function isAsked(theme: Theme, position: TablePosition, { best, tempting }: Record<'best' | 'tempting', Choice>): boolean {
  const { asks } = knows[theme];
  return !asks || asks(position, best) !== asks(position, tempting);
}

const openIn = ({ variant, card }: TablePosition): readonly Pattern[] =>
  Object.entries(variant.categories).flatMap(([category, pattern]) => (isFilled(card, category) ? [] : [pattern]));

const facesOf = (patterns: readonly Pattern[]): readonly number[] =>
  patterns.flatMap(pattern => (pattern.kind === 'face' ? [pattern.face] : []));

/** Some upper rows are open, and what is missing for the bonus is neither certain nor out of reach. */
function isRace(position: TablePosition): boolean {
  const { variant, card } = position;
  const faces = facesOf(openIn(position));
  const missing = variant.upperBonus.target - tally(variant, card).upper;
  const each = faces.reduce((sum, face) => sum + face, 0);
  return variant.upperBonus.points > 0 && faces.length > 0 && faces.length < 4 && missing > 2 * each && missing <= 4 * each;
}

/** Scores an upper row, or holds nothing but a face whose row is open. */
function isForBonus(position: TablePosition, choice: Choice): boolean {
  const { variant, dice } = position;
  if (choice.type === 'end') {
    const pattern = patternOf(variant, categoryIds(variant)[choice.ending.category] ?? '');
    return pattern !== undefined && isUpper(pattern);
  }
  const [face, ...others] = new Set(heldIn(dice, choice.hold));
  return face !== undefined && others.length === 0 && facesOf(openIn(position)).includes(face);
}

/** Groups that need every die, and not all alike. */
const isHousePattern = (pattern: Pattern, dice: number): boolean =>
  pattern.kind === 'groups' && pattern.sizes.length > 1 && pattern.sizes.reduce((sum, size) => sum + size, 0) === dice;

function isHouse(position: TablePosition): boolean {
  const { dice, rollsLeft } = position;
  if (rollsLeft === 0 || new Set(dice).size !== 2) return false;
  return openIn(position).some(pattern => isHousePattern(pattern, dice.length) && pointsFor(pattern, dice) > 0);
}

/** The longest row of faces among these. */
function runIn(faces: readonly number[]): number {
  let [longest, length] = [0, 0];
  for (const face of FACES) {
    length = faces.includes(face) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

function isNearStraight(position: TablePosition): boolean {
  const { dice, rollsLeft } = position;
  if (rollsLeft === 0 || runIn(dice) < 3) return false;
  return openIn(position).some(pattern => pattern.kind === 'straight' && pointsFor(pattern, dice) === 0);
}

/** Holds three or more in a row, and nothing twice. */
function holdsRun({ dice }: TablePosition, choice: Choice): boolean {
  if (choice.type === 'end') return false;
  const held = heldIn(dice, choice.hold);
  return held.length >= 3 && new Set(held).size === held.length && runIn(held) >= 3;
}

/** The last roll pays in few of the open rows. */
function isPoor(position: TablePosition): boolean {
  const open = openIn(position);
  const paying = open.filter(pattern => pointsFor(pattern, position.dice) > 0).length;
  return position.rollsLeft === 0 && open.length > 2 && 2 * paying <= open.length;
}

/** Three alike on the last roll, which several rows would take. */
function isThreeAlike(position: TablePosition): boolean {
  const { dice, rollsLeft } = position;
  if (rollsLeft > 0 || Math.max(...countFaces(dice)) !== 3) return false;
  return openIn(position).filter(pattern => pointsFor(pattern, dice) > 0).length > 2;
}
