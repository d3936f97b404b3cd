/** One decision of a game, opened in the review. */
export const decision = {
  hint: '↑↓ choose a decision, Enter opens it, Esc goes back',
  waiting: 'Comparing with perfect play…',
  title: (player: string, round: number): string => `${player}, round ${round}`,
  dice: (dice: string, rerolls: number): string =>
    `${dice}, ${rerolls === 0 ? 'no reroll left' : rerolls === 1 ? '1 reroll left' : `${rerolls} rerolls left`}`,
  choice: 'Choice',
  expected: 'Final score',
  below: 'Below best',
  played: 'played',
  chance: (chance: string, loss: string): string =>
    `Chance to win after it: ${chance}, ${loss} less than the best choice for winning.`,
  endsIn: 'Where best play ends this turn',
};
