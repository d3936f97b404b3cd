import type { Messages } from '../messages.ts';
import { count, decimal, number } from './format.ts';

const points = { one: 'poäng', other: 'poäng' };
const days = { one: 'dag', other: 'dagar' };
const losses = { one: 'liten förlust', other: 'små förluster' };
const mistakes = { one: 'misstag', other: 'misstag' };

/** Dagens spel. */
export const daily: Messages['daily'] = {
  name: 'Dagens spel',
  title: day => `Dagens spel nr ${day}`,
  about: 'Samma tärningar för alla. Ett försök räknas, utan tips.',
  rules: game => `${game}, ensam`,
  aboutToday: game => `${game}. Samma tärningar för alla.`,
  left: 'slutar om',
  week: 'Den här veckan',
  weekdays: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
  dayStates: { punched: 'spelat', missed: 'inte spelat', today: 'i dag', ahead: 'kommer' },
  oneAttempt: 'Ett försök räknas.',
  yesterday: (rank, players) => `I går plats ${number(rank)} av ${number(players)}.`,
  placeToday: (rank, players) => `I dag plats ${number(rank)} av ${number(players)} hittills.`,
  playToday: 'Spela i dag',
  runToday: 'Dagens färd',
  endsIn: (hours, minutes) => `Slutar om ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  endsNote: 'Vid midnatt UTC, överallt samtidigt. Det som blir klart senare hamnar inte på listan.',
  play: 'Spela',
  goOn: 'Fortsätt',
  again: 'Spela igen, utan placering',
  states: { none: 'inte spelat än', playing: 'pågår', over: 'klart' },
  streak: streak => `${count(streak, days)} i rad`,
  loading: 'Frågar servern …',

  offline: 'Ingen anslutning till servern för dagens spel.',
  playOffline: 'Spela utan nät, obekräftat',
  offlineNote:
    'De här tärningarna kommer bara från den här enheten. Alla andra har andra tärningar, och spelet hamnar inte på någon lista.',
  offlineTitle: day => `Dagens spel nr ${day}, utan nät och obekräftat`,

  signs: { best: 'bästa drag', close: 'nära', missed: 'missat' },
  sameDice: game => `${game}, samma tärningar för alla`,
  nextIn: (hours, minutes) => `Nästa om ${hours > 0 ? `${hours} h ` : ''}${minutes} min.`,
  result: 'Ditt resultat',
  rank: (rank, players) => `Plats ${number(rank)} av ${number(players)} hittills`,
  noRank: 'Inte på listan: det blev klart efter sin dag.',
  counting: 'Räknas …',
  expected: 'Perfekt spel väntar sig',
  lost: 'Förlorat mot perfekt spel',
  luck: 'Tur med tärningarna',
  comparing: 'Jämförs med perfekt spel …',
  yourName: 'Ditt namn på listan',

  board: day => `Lista för nr ${day}`,
  noBoard: 'Ingen är klar än. Bli den första.',
  noBoardThen: 'Ingen spelade klart.',
  columns: { rank: 'Plats', name: 'Namn', score: 'Poäng', loss: 'Förlorat' },
  you: 'du',

  share: 'Dela',
  copyText: 'Kopiera texten',
  copyWords: 'Kopiera med vanliga ord',
  copied: 'Kopierat.',
  selectIt: 'Markera texten och kopiera den.',
  shareTitle: (day, game) => `Dagens tärningar nr ${day} - ${game}`,
  scored: score => count(score, points),
  scoredWithLoss: (score, loss) => `${count(score, points)}, ${decimal(loss, 1)} förlorade mot perfekt spel`,
  legend: '(✓ bäst, ~ litet, x miss)',
  words: (turns, best, small, missed) => `${turns} omgångar: ${best} bästa, ${count(small, losses)}, ${count(missed, mistakes)}.`,

  proof: 'Dagens tärningar',
  promise: 'Löfte',
  promiseNote: 'Fröets hash, känd innan dagen började: den är dagens frö från dagen före.',
  seed: 'Frö',
  seedLater: 'Visas när dagen är slut. Då kan vem som helst räkna fram tärningarna igen.',
  anchor: 'Ankare',
  anchorNote: day => `Offentliggjort en gång. Fröet hashat ${count(day, { one: 'gång', other: 'gånger' })} leder dit.`,
  checkChain: 'Kontrollera kedjan',
  chainHolds: day =>
    `Rätt: ${count(day, { one: 'hashning', other: 'hashningar' })} av fröet leder till ankaret. Tärningarna bestämdes före den första dagen.`,
  chainBroken: 'Fel: det här fröet leder inte till ankaret.',
  dayBefore: 'Dagen före',
  dayAfter: 'Dagen efter',
  today: 'I dag',

  noServer: address => `Ingen server svarar på ${address}. Utan nät, med den här datorns tärningar: lägg till --offline`,
  seedSecret: day => `Det här är ett spel från dag ${day}. Fröet visas när dagen är slut; fråga servern då.`,
  proven: day => `Det här är tärningarna för dag ${day}: fröet leder till ankaret.`,
  problems: {
    'not-a-daily': 'Det här är inget dagens spel, så det har inget ankare.',
    'not-of-the-chain': 'Tärningarna följer av fröet, men fröet leder inte till det här ankaret.',
  },
};
