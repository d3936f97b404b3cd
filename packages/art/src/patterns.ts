/** Behind the picture of a charm: one pattern for each way to play, as paths over the window. */
import type { Way } from './charms/charm.ts';
import { disc, oval } from './marks.ts';

/** Drawn along, or filled. */
type Pattern = { readonly d: string; readonly isLine: boolean };

const rows = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const ray = (turn: number): string => {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(50 + 90 * Math.cos(angle)).toFixed(1)} ${(54 + 90 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M50 54L${at(turn)}L${at(turn + 11.25)}Z`;
};

export const PATTERNS: Readonly<Record<Way, Pattern>> = {
  scales: {
    d: rows(16, 106, 9)
      .map((y, row) => `M${row % 2 === 0 ? 2 : -5} ${y}${'a7 7 0 0 0 14 0'.repeat(7)}`)
      .join(''),
    isLine: true,
  },
  rays: { d: rows(0, 337.5, 22.5).map(ray).join(''), isLine: false },
  dots: {
    d: rows(15, 99, 12)
      .flatMap((y, row) => rows(row % 2 === 0 ? 14 : 8, 92, 12).map(x => disc(x, y, 3)))
      .join(''),
    isLine: false,
  },
  slants: {
    d: rows(-84, 90, 12)
      .map(x => `M${x} 102L${x + 98} 4h6L${x + 6} 102Z`)
      .join(''),
    isLine: false,
  },
  links: {
    d: rows(14, 104, 15)
      .flatMap((y, row) => rows(row % 2 === 0 ? 4 : 14, 100, 20).map(x => oval(x, y, 8, 4.4)))
      .join(''),
    isLine: true,
  },
  waves: {
    d: rows(20, 110, 15)
      .map(y => `M-6 ${y}${'q7 -9 14 0'.repeat(8)}`)
      .join(''),
    isLine: true,
  },
};
