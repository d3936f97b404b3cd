import type { Messages } from '../messages.ts';
import type { SimulatedPlayer } from '../words.ts';
import { count, decimal, number } from './format.ts';

const games = { one: 'Spiel', other: 'Spiele' };

const players: Readonly<Record<SimulatedPlayer, string>> = {
  optimal: 'perfekt gespielt',
  human: 'wie von einem Menschen gespielt',
  greedy: 'gierig gespielt',
  random: 'zufällig gespielt',
};

const signed = (value: number, space = ''): string => `${value < 0 ? '−' : '+'}${space}${decimal(Math.abs(value), 1)}`;

export const analysis: Messages['analysis'] = {
  classes: { best: 'beste', fine: 'gut', inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler' },
  simulated: (game, played, player, seed) => `${game}, ${count(played, games)}, ${players[player]} (Startwert ${seed})`,
  distribution: game => `${game}, wie perfektes Spiel enden kann`,
  mean: 'Mittel',
  meanWithin: (mean, error) => `${decimal(mean, 2)} ± ${decimal(error, 2)}`,
  deviation: 'Streuung',
  range: 'Spanne',
  rangeOf: (lowest, highest) => `${number(lowest)} bis ${number(highest)}`,
  percentile: 'Perzentil',
  score: 'Punkte',
  upperBonus: 'Bonus',
  notZero: 'Mehr als eine Null',

  target: (game, target) => `${game}, ${number(target)} Punkte oder mehr`,
  bestChance: 'Beste mögliche Chance',
  badTarget: value => `<points> kann nicht „${value}“ sein. Nimm eine ganze Zahl, wie 300.`,
  tooMuchMemory: megabytes =>
    `Das bräuchte ${number(megabytes)} MB Speicher, mehr als hier erlaubt ist. Frag nach weniger Punkten oder von einem volleren Block aus.`,
  notWhole: game => `${game} hat Punkte, die nicht ganz sind, und Punkte werden einzeln gezählt.`,
  needsNoSolution: 'Ohne Lösung spielen: --player greedy oder random.',
  noCard: game => `simulate zählt die Punkte eines Blocks, und ${game} hat keinen.`,
  badGames: (value, most) => `--games kann nicht „${value}“ sein. Nimm eine ganze Zahl von 1 bis ${number(most)}.`,
  badSeed: value => `--seed kann nicht „${value}“ sein. Nimm eine ganze Zahl von 0 bis 4294967295.`,

  sum: (score, start, loss, luck, isOver, isAlone) =>
    `${isOver ? `Punkte ${number(score)}` : `Zu erwarten ${decimal(score, 1)}`} = ${decimal(start, 1)} erwartet − ${decimal(Math.max(0, loss), 1)} ${isAlone ? 'deine Wahl' : 'Wahl'} ${signed(luck, ' ')} Glück`,
  accuracy: percent => `Genauigkeit ${decimal(percent, 1)} %.`,
  counts: (best, fine, inaccuracies, mistakes, blunders) =>
    `${count(best + fine, { one: 'gute Entscheidung', other: 'gute Entscheidungen' })}, ${count(inaccuracies, { one: 'ungenaue', other: 'ungenaue' })}, ${count(mistakes, { one: 'Fehler', other: 'Fehler' })}, ${count(blunders, { one: 'grober Fehler', other: 'grobe Fehler' })}.`,
  luckiest: (dice, round, luck) => `Glücklichster Wurf: ${dice} in Runde ${round} (${signed(luck)}).`,
  unluckiest: (dice, round, luck) => `Unglücklichster: ${dice} in Runde ${round} (${signed(luck)}).`,
  judgedByWin: 'Beurteilt nach der Gewinnchance, in Prozentpunkten: was Punkte kostet, aber kaum einen Sieg, gilt als gut.',
  winSum: ({ prior, luck, decisions, othersLuck, othersDecisions, remeasured, result }, isOver) =>
    `${isOver ? 'Ergebnis' : 'Gewinnchance'} ${decimal(result, 1)} % = ${decimal(prior, 1)} vor dem Spiel ${signed(luck, ' ')} eigenes Glück ${signed(decisions, ' ')} eigene Entscheidungen ${signed(othersLuck, ' ')} Glück der anderen ${signed(othersDecisions, ' ')} Entscheidungen der anderen${remeasured === 0 ? '' : ` ${signed(remeasured, ' ')} neu gemessen`}.`,
  measures: {
    exact: 'Genau, wenn alle weiter auf Punkte spielen.',
    near: '≈ Frühe Runden: auf etwa ein drittel Prozentpunkt, wenn alle weiter auf Punkte spielen.',
    endgame: 'Die letzten Runden sind genau: beide spielen auf Sieg.',
  },
  judgedByPoints: 'Beurteilt nach Punkten, nicht nach der Gewinnchance.',
  noErrors: 'Nichts, was mehr als einen Viertelpunkt kostete.',
  noWinErrors: 'Nichts, was mehr als fünf Prozentpunkte Gewinnchance gekostet hat.',
  win: 'Gewinnchance',
  winShort: 'Sieg %',
  winLost: points => `${points < 0.05 ? '' : '−'}${decimal(points, 1)}`,
  gained: (name, gain) => `${name} ${signed(gain)}`,
  round: 'Runde',
  dice: 'Würfel',
  left: 'Übrig',
  played: 'Gespielt',
  better: 'Besser',
  cost: 'Kostete',
  hold: dice => `${dice} behalten`,
  throwAll: 'alle werfen',
  notScorecard: game => `${game} hat keinen Block mit Feldern, also kein perfektes Spiel zum Vergleich.`,
};
