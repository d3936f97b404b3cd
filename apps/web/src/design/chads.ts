/** The little discs that fall out of a perforation: where each of them starts, and where it falls. */

/** More of them would cost a slow phone its frames. */
export const MOST_CHADS = 80;

/** Lengths in pixels from the middle of the stamp, turns in degrees, times in milliseconds. */
export type Chad = {
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** The highest point of its way, and its end. */
  readonly up: { readonly x: number; readonly y: number };
  readonly down: { readonly x: number; readonly y: number };
  readonly turn: number;
  readonly delay: number;
};

/** The papers of the three games, and what is printed on them. */
const COLOURS = ['#d5e7c9', '#cbdff1', '#f6d3c6', '#ffffff', '#8fb79a', '#7fa6cc', '#de9c87'] as const;

/** They start on the edge of a stamp of this size and fall past it. */
export function chadsFrom(
  many: number,
  stamp: { readonly width: number; readonly height: number },
  chance = Math.random,
): readonly Chad[] {
  const between = (least: number, most: number): number => least + (most - least) * chance();
  return Array.from({ length: Math.min(many, MOST_CHADS) }, (_, i) => {
    const angle = between(0, 2 * Math.PI);
    const [x, y] = onEdge(angle, stamp);
    const width = 2 * between(2.4, 5.4);
    const far = between(0.25, 1);
    const up = { x: x * (1 + far), y: y - between(20, 90) };
    return {
      colour: COLOURS[i % COLOURS.length] ?? '#ffffff',
      width,
      height: width * between(0.45, 1),
      x,
      y,
      up,
      down: { x: up.x + between(-30, 30) + Math.cos(angle) * 50, y: up.y + between(240, 460) },
      turn: between(-540, 540),
      delay: between(0, 90),
    };
  });
}

/** The point of a rectangle around the middle that is seen at this angle. */
function onEdge(
  angle: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(width / 2 / Math.max(1e-6, Math.abs(cos)), height / 2 / Math.max(1e-6, Math.abs(sin)));
  return [cos * reach, sin * reach];
}
