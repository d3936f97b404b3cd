import type { Messages } from '../messages.ts';
import type { SimulatedPlayer } from '../words.ts';
import { count, decimal, number } from './format.ts';

const games = { one: 'spel', other: 'spel' };

const players: Readonly<Record<SimulatedPlayer, string>> = {
  optimal: 'perfekt spel',
  human: 'en mänsklig spelare',
  greedy: 'en girig spelare',
  random: 'en slumpmässig spelare',
};

const signed = (value: number, space = ''): string => `${value < 0 ? '−' : '+'}${space}${decimal(Math.abs(value), 1)}`;

export const analysis: Messages['analysis'] = {
  classes: { best: 'bäst', fine: 'bra', inaccuracy: 'onoggrant', mistake: 'misstag', blunder: 'blunder' },
  simulated: (game, played, player, seed) => `${game}, ${count(played, games)} med ${players[player]} (frö ${seed})`,
  distribution: game => `${game}, alla sätt som perfekt spel kan sluta`,
  mean: 'Medel',
  meanWithin: (mean, error) => `${decimal(mean, 2)} ± ${decimal(error, 2)}`,
  deviation: 'Spridning',
  range: 'Omfång',
  rangeOf: (lowest, highest) => `${number(lowest)} till ${number(highest)}`,
  percentile: 'Percentil',
  score: 'Poäng',
  upperBonus: 'Bonus',
  notZero: 'Mer än en nolla',

  target: (game, target) => `${game}, ${number(target)} poäng eller mer`,
  bestChance: 'Bästa möjliga chans',
  badTarget: value => `<points> kan inte vara "${value}". Ta ett heltal, som i 300.`,
  tooMuchMemory: megabytes =>
    `det skulle ta ${number(megabytes)} MB minne, mer än som är tillåtet här. Fråga om färre poäng, eller från ett fullare protokoll.`,
  notWhole: game => `${game} har poäng som inte är hela, och poängen räknas en och en.`,
  needsNoSolution: 'Spelare som klarar sig utan lösning: --player greedy eller random.',
  noCard: game => `simulate räknar poängen på ett protokoll, och ${game} har inget.`,
  badGames: (value, most) => `--games kan inte vara "${value}". Ta ett heltal från 1 till ${number(most)}.`,
  badSeed: value => `--seed kan inte vara "${value}". Ta ett heltal från 0 till 4294967295.`,

  sum: (score, start, loss, luck, isOver, isAlone) =>
    `${isOver ? `Poäng ${number(score)}` : `Väntad poäng ${decimal(score, 1)}`} = ${decimal(start, 1)} väntat − ${decimal(Math.max(0, loss), 1)} ${isAlone ? 'dina val' : 'val'} ${signed(luck, ' ')} tur`,
  accuracy: percent => `Träffsäkerhet ${decimal(percent, 1)} %.`,
  counts: (best, fine, inaccuracies, mistakes, blunders) =>
    `${count(best + fine, { one: 'bra val', other: 'bra val' })}, ${count(inaccuracies, { one: 'onoggrannhet', other: 'onoggrannheter' })}, ${count(mistakes, { one: 'misstag', other: 'misstag' })}, ${count(blunders, { one: 'blunder', other: 'blundrar' })}.`,
  luckiest: (dice, round, luck) => `Bästa kastet: ${dice} i runda ${round} (${signed(luck)}).`,
  unluckiest: (dice, round, luck) => `Sämsta: ${dice} i runda ${round} (${signed(luck)}).`,
  judgedByWin: 'Bedömt efter vinstchansen, i procentenheter: det som kostar poäng men knappt någon vinst räknas som bra.',
  winSum: ({ prior, luck, decisions, othersLuck, othersDecisions, remeasured, result }, isOver) =>
    `${isOver ? 'Resultat' : 'Vinstchans'} ${decimal(result, 1)} % = ${decimal(prior, 1)} före spelet ${signed(luck, ' ')} egen tur ${signed(decisions, ' ')} egna beslut ${signed(othersLuck, ' ')} de andras tur ${signed(othersDecisions, ' ')} de andras beslut${remeasured === 0 ? '' : ` ${signed(remeasured, ' ')} mätt på nytt`}.`,
  measures: {
    exact: 'Exakt, om alla spelar vidare för poäng.',
    near: '≈ Tidiga omgångar: på ungefär en tredjedels procentenhet, om alla spelar vidare för poäng.',
    endgame: 'De sista omgångarna är exakta: båda spelar för att vinna.',
  },
  judgedByPoints: 'Bedömt efter poäng, inte efter vinstchansen.',
  noErrors: 'Inget som kostade mer än en kvarts poäng.',
  noWinErrors: 'Inget som kostade mer än fem procentenheter vinstchans.',
  win: 'Vinstchans',
  winShort: 'Vinst %',
  winLost: points => `${points < 0.05 ? '' : '−'}${decimal(points, 1)}`,
  gained: (name, gain) => `${name} ${signed(gain)}`,
  round: 'Runda',
  dice: 'Tärningar',
  left: 'Kvar',
  played: 'Spelat',
  better: 'Bättre',
  cost: 'Kostade',
  hold: dice => `håll ${dice}`,
  throwAll: 'kasta alla',
  notScorecard: game => `${game} har inget protokoll med rutor, så det finns inget perfekt spel att jämföra med.`,
};
