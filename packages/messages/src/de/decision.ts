import type { Messages } from '../messages.ts';

export const decision: Messages['decision'] = {
  waiting: 'Vergleich mit perfektem Spiel…',
  title: (player, round) => `${player}, Runde ${round}`,
  dice: (dice, rerolls) =>
    `${dice}, ${rerolls === 0 ? 'kein Wurf mehr' : rerolls === 1 ? 'noch 1 Wurf' : `noch ${rerolls} Würfe`}`,
  choice: 'Wahl',
  expected: 'Endstand',
  below: 'Unter bester',
  played: 'gespielt',
  chance: (chance, loss) => `Siegchance danach: ${chance}, ${loss} Prozentpunkte weniger als mit der besten Wahl für den Sieg.`,
  endsIn: 'Wo bestes Spiel diesen Zug beendet',
};
