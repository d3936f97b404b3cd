/** One decision of a game, opened in the review. */
export const decision = {
  waiting: 'Comparing with perfect play…',
  title: (player: string, round: number): string => `${player}, round ${round}`,
  dice: (dice: string, rerolls: number): string =>
    `${dice}, ${rerolls === 0 ? 'no reroll left' : rerolls === 1 ? '1 reroll left' : `${rerolls} rerolls left`}`,
  choice: 'Choice',
  expected: 'Final score',
  below: 'Below best',
  played: 'played',
  chance: (chance: string, loss: string): string =>
    `Chance to win after it: ${chance}, ${loss} percentage points less than the best choice for winning.`,
  endsIn: 'Where best play ends this turn',
};
