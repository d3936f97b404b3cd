/** How a die flies: six written throws. Each of them ends at rest, so the face in front is the one that was rolled. */

/** One die of a throw, on its way. It is one object from the first frame of the throw to its last. */
export type Flight = {
  /** Its place among the dice thrown, from the left. */
  readonly place: number;
  /** Dice in this throw. */
  readonly dice: number;
  /** Which of the written throws the first die takes. */
  readonly seed: number;
  /** 1, or less for a throw that is only watched. */
  readonly pace: number;
  /** The last die of this throw leans over its edge before it settles. */
  readonly hesitates: boolean;
};

/** Milliseconds. */
const LENGTH = 640;
const HESITATION = 180;
const APART = 35;
/** From ten dice on they share this time, so that a handful of dice takes no longer than nine. */
const SPREAD = 280;
/** Where in its throw a die touches the tray for the first time. */
const FIRST_TOUCH = 0.54;

type Throw = { readonly x: number; readonly y: number; readonly aside: number; readonly height: number };

/** Turns about both axes in degrees; sideways and upwards in per cent of the die. */
const THROWS: readonly Throw[] = [
  { x: -720, y: 450, aside: 25, height: 61 },
  { x: -630, y: -540, aside: -32, height: 50 },
  { x: -810, y: 360, aside: 14, height: 68 },
  { x: -540, y: 630, aside: -18, height: 57 },
  { x: -720, y: -450, aside: 36, height: 64 },
  { x: -630, y: 540, aside: -11, height: 54 },
];
const FIRST: Throw = { x: -720, y: 450, aside: 25, height: 61 };

const throwOf = ({ place, seed }: Flight): Throw => THROWS[(place + seed) % THROWS.length] ?? FIRST;

const delayOf = ({ place, dice, pace }: Flight): number => pace * place * (dice < 10 ? APART : SPREAD / Math.max(1, dice - 1));

const isHesitating = ({ hesitates, place, dice }: Flight): boolean => hesitates && place === dice - 1;

const lengthOf = (flight: Flight): number => flight.pace * (LENGTH + (isHesitating(flight) ? HESITATION : 0));

/** When it knocks on the tray, in milliseconds from the beginning of the throw. */
export const touchesAt = (flight: Flight): number => delayOf(flight) + flight.pace * LENGTH * FIRST_TOUCH;

/** When it lies still. */
export const liesAt = (flight: Flight): number => delayOf(flight) + lengthOf(flight);

/** How long the whole throw takes. */
const lastsFor = (flight: Flight): number => liesAt({ ...flight, place: flight.dice - 1 });

/**
 * For every part of every die, as the browser moves it without further help: one time for all, so that nothing has to be drawn anew
 * because one of them sets out or lands.
 */
export const timingOf = (flight: Flight): KeyframeAnimationOptions => ({ duration: lastsFor(flight), fill: 'both' });

/** The steps of one die in the time of the whole throw: it waits until it is thrown, and rests once it has landed. */
export function inThrow(flight: Flight, frames: readonly Keyframe[]): Keyframe[] {
  const whole = lastsFor(flight);
  const at = (offset: number): number => (delayOf(flight) + offset * lengthOf(flight)) / whole;
  const placed = frames.map((frame, i) => ({ ...frame, offset: at(frame.offset ?? (i === 0 ? 0 : 1)) }));
  return [{ ...frames[0], offset: 0 }, ...placed, { ...frames.at(-1), offset: 1 }];
}

/** A place in the plain throw, in one that takes longer. */
const offsetIn = (flight: Flight, offset: number): number =>
  isHesitating(flight) ? (offset * LENGTH) / (LENGTH + HESITATION) : offset;

/** The cube turns; more than half of its turns are done before it touches the tray. */
export function turns(flight: Flight): Keyframe[] {
  const { x, y } = throwOf(flight);
  const at = (offset: number): number => offsetIn(flight, offset);
  const turned = (part: number, other: number): string => `rotateX(${x * part}deg) rotateY(${y * other}deg)`;
  const hesitates = isHesitating(flight);
  return [
    { transform: turned(1, 1), easing: 'cubic-bezier(.2,.6,.4,1)' },
    { transform: turned(0.42, 0.4), offset: at(0.34), easing: 'cubic-bezier(.3,.3,.5,1)' },
    { transform: turned(0.12, 0.1), offset: at(0.62), easing: 'cubic-bezier(.3,.2,.3,1)' },
    {
      transform: `rotateX(${hesitates ? -34 : -9}deg) rotateY(0deg)`,
      offset: at(0.82),
      easing: hesitates ? 'cubic-bezier(.5,0,.2,1)' : 'ease-out',
    },
    ...(hesitates ? [{ transform: 'rotateX(-40deg) rotateY(0deg)', offset: 0.86, easing: 'cubic-bezier(.6,0,.9,.4)' }] : []),
    { transform: 'none' },
  ];
}

/** The die leaves the button, flies, bounces twice and lies. */
export function travels(flight: Flight): Keyframe[] {
  const { aside, height } = throwOf(flight);
  const at = (offset: number): number => offsetIn(flight, offset);
  return [
    { transform: `translate3d(${aside + 70}%,150%,0) scale(1.25)`, easing: 'cubic-bezier(.1,.7,.4,1)' },
    { transform: `translate3d(${aside}%,${-height}%,0) scale(1.16)`, offset: at(0.3), easing: 'cubic-bezier(.5,0,.9,.5)' },
    { transform: `translate3d(${aside * 0.5}%,3%,0) scale(1)`, offset: at(FIRST_TOUCH), easing: 'cubic-bezier(.1,.6,.4,1)' },
    {
      transform: `translate3d(${aside * 0.3}%,${-height * 0.36}%,0) scale(1.05)`,
      offset: at(0.68),
      easing: 'cubic-bezier(.5,0,.9,.5)',
    },
    { transform: 'translate3d(0,3%,0) scale(1)', offset: at(0.82), easing: 'ease-out' },
    { transform: 'none' },
  ];
}

/** Its shadow lies in the tray: lighter and further away while the die is high. */
export function darkens(flight: Flight): Keyframe[] {
  const { aside, height } = throwOf(flight);
  const at = (offset: number): number => offsetIn(flight, offset);
  return [
    { transform: `translate(${aside + 70}%,160%) scale(.8)`, opacity: 0 },
    { transform: `translate(${aside + 18}%,${height * 0.55}%) scale(.78)`, opacity: 0.26, offset: at(0.3) },
    { transform: `translate(${aside * 0.5}%,9%) scale(1)`, opacity: 0.55, offset: at(FIRST_TOUCH) },
    { transform: `translate(${aside * 0.3 + 7}%,${height * 0.3}%) scale(.9)`, opacity: 0.36, offset: at(0.68) },
    { transform: 'translateY(7%)', opacity: 0.5, offset: at(0.86) },
    { transform: 'translateY(7%)', opacity: 0 },
  ];
}

/** The die that lies comes out under the cube when the cube has all but landed: the one takes over from the other. */
export const settles = (flight: Flight): Keyframe[] => [
  { opacity: 0 },
  { opacity: 0, offset: isHesitating(flight) ? 0.96 : 0.86 },
  { opacity: 1 },
];

/** The faces of a cube by its sides. Opposite faces of six sum to seven. */
export const SIDES = ['front', 'right', 'top', 'bottom', 'left', 'back'] as const;
type Side = (typeof SIDES)[number];

const OF_SIX = [1, 3, 2, 5, 4, 6] as const;

/**
 * The face on each side of a cube as it was built. One of six faces is built once and turned to the face it shall show; one with more or
 * fewer has that face in front, and whatever follows it on the other sides.
 */
export function facesOf(sides: number, face: number | null): readonly number[] {
  if (sides === 6) return OF_SIX;
  return OF_SIX.map((_, i) => (((face ?? 1) - 1 + i) % sides) + 1);
}

/** How a cube is turned that shows the face of this side: the way back from where the side was put. */
const TURNED: Readonly<Record<Side, { readonly transform: string; readonly shown: Readonly<Record<Side, Side>> }>> = {
  front: { transform: 'none', shown: places('front', 'right', 'top', 'bottom', 'left', 'back') },
  right: { transform: 'rotateY(-90deg)', shown: places('left', 'front', 'top', 'bottom', 'back', 'right') },
  left: { transform: 'rotateY(90deg)', shown: places('right', 'back', 'top', 'bottom', 'front', 'left') },
  top: { transform: 'rotateX(-90deg)', shown: places('bottom', 'right', 'front', 'back', 'left', 'top') },
  bottom: { transform: 'rotateX(90deg)', shown: places('top', 'right', 'back', 'front', 'left', 'bottom') },
  back: { transform: 'rotateY(180deg)', shown: places('back', 'left', 'top', 'bottom', 'right', 'front') },
};

/** Where each side, in the order of SIDES, comes to. */
function places(front: Side, right: Side, top: Side, bottom: Side, left: Side, back: Side): Readonly<Record<Side, Side>> {
  return { front, right, top, bottom, left, back };
}

/** How bright a side is; the face that was rolled is always the brightest. */
const BRIGHTNESS: Readonly<Record<Side, number>> = { front: 1, top: 0.955, back: 0.945, left: 0.91, right: 0.87, bottom: 0.77 };

/** How the cube is turned that shows this face, and how bright each of its sides is then. */
export function showing(
  faces: readonly number[],
  face: number | null,
): { readonly transform: string; readonly bright: readonly number[] } {
  const side = SIDES[Math.max(0, faces.indexOf(face ?? 0))] ?? 'front';
  const { transform, shown } = TURNED[side];
  return { transform, bright: SIDES.map(each => BRIGHTNESS[shown[each]]) };
}
