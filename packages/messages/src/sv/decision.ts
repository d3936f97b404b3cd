import type { Messages } from '../messages.ts';

export const decision: Messages['decision'] = {
  waiting: 'Jämför med perfekt spel…',
  title: (player, round) => `${player}, omgång ${round}`,
  dice: (dice, rerolls) =>
    `${dice}, ${rerolls === 0 ? 'inget omkast kvar' : rerolls === 1 ? '1 omkast kvar' : `${rerolls} omkast kvar`}`,
  choice: 'Val',
  expected: 'Slutpoäng',
  below: 'Under bästa',
  played: 'spelat',
  chance: (chance, loss) => `Vinstchans efter det: ${chance}, ${loss} procentenheter mindre än det bästa valet för att vinna.`,
  endsIn: 'Var bästa spel slutar den här turen',
};
