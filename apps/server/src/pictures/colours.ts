/** The colours of the pictures: those of the app's light theme, by role, and for each kind of game its paper. */
import type { Kin } from '@yaht/rules';

export const COLOURS = {
  ink: '#14211c',
  tray: '#15423e',
  face: '#fdfcf6',
  lip: '#cfcbb8',
  pip: '#16231f',
  'mark-ring': '#f7c22f',
  pA: '#0069a8',
  pB: '#b94e00',
  pC: '#007a58',
  pD: '#a8437e',
  pE: '#7d6608',
  pF: '#5a4fb0',
} as const;

/** Of the seal of a boss, which looks the same in every theme. */
export const SEAL = { wax: '#9e2a1b', ring: '#e9c9b8', ground: '#571523', ray: '#6b1e2d' } as const;

export const PAPERS: Readonly<Record<Kin, { readonly paper: string; readonly stock: string; readonly line: string }>> = {
  yahtzee: { paper: '#f7faf3', stock: '#d5e7c9', line: '#627c6a' },
  yatzy: { paper: '#f6f9fc', stock: '#cbdff1', line: '#5c7994' },
  rollio: { paper: '#fdf7f4', stock: '#f6d3c6', line: '#a06e5e' },
};
