/** A boss's seal around its picture, on a grid of 120 × 120: scallops, a ring, rays. */

const point = (turn: number, r: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${(60 + r * Math.cos(angle)).toFixed(2)} ${(60 + r * Math.sin(angle)).toFixed(2)}`;
};

const turns = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (360 / count) * i);

/** 24 scallops. */
export const SCALLOPS = `M${point(0, 52)}${turns(24)
  .map(turn => `A7.2 7.2 0 0 1 ${point(turn + 15, 52)}`)
  .join('')}Z`;

/** 20 rays in the ground. */
export const RAYS = turns(20)
  .map(turn => `M60 60L${point(turn, 46)}A46 46 0 0 1 ${point(turn + 9, 46)}Z`)
  .join('');

export const RING = 49;
export const GROUND = 46;

/** How the grid of 96 × 96 lies in the seal. */
export const FIGURE = { x: 19.7, y: 18.7, scale: 0.84, outline: 3.1 } as const;
