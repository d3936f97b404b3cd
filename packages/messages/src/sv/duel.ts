import type { Messages } from '../messages.ts';
import { and } from './format.ts';

/** En duell i Rollio: färder sida vid sida. */
export const duel: Messages['duel'] = {
  summary: (players, levels) => `färder sida vid sida för 2 till ${players}: samma tärningar, ${levels} nivåer, inga turer`,
  title: 'Duell',
  rules: players => [
    `2 till ${players} spelare, var och en på sin egen färd, samtidigt. Samma runda, kast och butik ger alla samma tärningar och varor.`,
    'Den som klarar flest nivåer vinner; vid lika många nivåer flest poäng. Duellen är slut när alla färder är det.',
    'Ingenting kan tas tillbaka. Den som är borta hittar sin färd som den var, tills alla andra är klara.',
  ],
  onlyOnline: 'En duell spelas i ett rum på en server: yaht join. Ensam: yaht play rollio',
  cleared: (name, level) => `${name} har klarat nivå ${level}.`,
  lost: (name, level) => `${name} har förlorat nivå ${level}. Den färden är slut.`,
  won: name => `${name} har vunnit färden och får fortsätta.`,
  ended: name => `${name} har avslutat färden.`,

  leads: names => `${and(names)} leder`,
  level: 'Jämnt lopp',
  wins: names => (names.length === 1 ? `${and(names)} vinner duellen` : `${and(names)} delar segern`),
  at: level => `nivå ${level}`,
  progress: (total, threshold) => `${total}/${threshold}`,
  states: { set: 'väljer tärn.', shop: 'i butiken', over: 'ute', won: 'färd vunnen' },
  waiting: 'Duellen fortsätter tills alla färder är slut.',
};
