import type { Messages } from '../messages.ts';
import { and } from './format.ts';

/** Ein Duell in Rollio: Läufe nebeneinander. */
export const duel: Messages['duel'] = {
  summary: (players, levels) => `Läufe nebeneinander für 2 bis ${players}: dieselben Würfel, ${levels} Stufen, ohne Reihenfolge`,
  title: 'Duell',
  rules: players => [
    `2 bis ${players} Personen, jede mit einem eigenen Lauf, gleichzeitig. Dieselbe Runde, derselbe Wurf und derselbe Laden bringen allen dieselben Würfel und Waren.`,
    'Wer mehr Stufen schafft, gewinnt; bei gleich vielen Stufen wer mehr Punkte hat. Das Duell ist aus, wenn alle Läufe zu Ende sind.',
    'Nichts kann zurückgenommen werden. Wer weg ist, findet den Lauf, wie er war, bis alle anderen fertig sind.',
  ],
  onlyOnline: 'Ein Duell wird in einem Raum eines Servers gespielt: yaht join. Allein: yaht play rollio',
  cleared: (name, level) => `${name} hat Stufe ${level} geschafft.`,
  lost: (name, level) => `${name} hat Stufe ${level} verloren. Dieser Lauf ist zu Ende.`,
  won: name => `${name} hat den Lauf gewonnen und darf weitermachen.`,
  ended: name => `${name} hat den Lauf beendet.`,

  leads: names => (names.length === 1 ? `${and(names)} führt` : `${and(names)} führen`),
  level: 'Kopf an Kopf',
  wins: names => (names.length === 1 ? `${and(names)} gewinnt das Duell` : `${and(names)} teilen den Sieg`),
  at: level => `Stufe ${level}`,
  progress: (total, threshold) => `${total}/${threshold}`,
  states: { set: 'wählt Würfel', shop: 'im Laden', over: 'raus', won: 'gewonnen' },
  waiting: 'Das Duell geht weiter, bis alle Läufe zu Ende sind.',
};
