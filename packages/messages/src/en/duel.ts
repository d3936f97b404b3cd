import { and } from './format.ts';

/** A duel of Rollio: runs side by side. */
export const duel = {
  summary: (players: number, levels: number): string =>
    `runs side by side for 2 to ${players}: the same dice, ${levels} levels, no turns`,
  title: 'Duel',
  rules: (players: number): readonly string[] => [
    `2 to ${players} players, each with a run of their own, at the same time. The same round, roll and shop bring the same dice and wares to everybody.`,
    'Whoever clears more levels wins; with as many levels, more points. The duel is over when every run is.',
    'Nothing can be taken back. Whoever is away finds the run as it was, until all others are done.',
  ],
  onlyOnline: 'A duel is played in a room of a server: yaht join. Alone: yaht play rollio',
  cleared: (name: string, level: number): string => `${name} has cleared level ${level}.`,
  lost: (name: string, level: number): string => `${name} has lost level ${level}. That run is over.`,
  won: (name: string): string => `${name} has won the run and may go on.`,
  ended: (name: string): string => `${name} has ended the run.`,

  leads: (names: readonly string[]): string => (names.length === 1 ? `${and(names)} leads` : `${and(names)} lead`),
  level: 'Neck and neck',
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${and(names)} wins the duel` : `${and(names)} share the win`,
  at: (level: number): string => `level ${level}`,
  progress: (total: string, threshold: string): string => `${total}/${threshold}`,
  /** What somebody does who is in no round. */
  states: { set: 'takes dice', shop: 'in the shop', over: 'out', won: 'run won' },
  waiting: 'The duel goes on until every run is over.',
};
