import type { Messages } from '../messages.ts';
import { count, decimal, number } from './format.ts';

const days = { one: 'dag', other: 'dagar' };

export const puzzles: Messages['puzzles'] = {
  title: 'Problem',
  due: puzzles => `${number(puzzles)} väntar`,
  dueNow: puzzles => `${count(puzzles, { one: 'problem', other: 'problem' })} väntar på dig i dag.`,
  own: 'Från dina spel',
  ownAbout:
    'Misstag i spel du har gått igenom kommer tillbaka efter 1, 3, 7 och 21 dagar, tills du har löst dem fyra gånger i rad.',
  noneYet: 'Inga misstag än. Gå igenom ett avslutat spel, så kommer de hit av sig själva.',
  noneDue: 'Inget väntar i dag.',
  nextDue: inDays => (inDays === 1 ? 'Nästa kommer i morgon.' : `Nästa kommer om ${count(inDays, days)}.`),
  kept: (kept, learned) => `${number(kept)} sparade${learned > 0 ? `, ${number(learned)} inlärda` : ''}.`,
  solveDue: puzzles => `Lös ${count(puzzles, { one: 'problem', other: 'problem' })}`,
  list: 'Alla',
  dueIn: inDays =>
    inDays === null ? 'inlärt' : inDays <= 0 ? 'väntar nu' : inDays === 1 ? 'i morgon' : `om ${count(inDays, days)}`,
  lostThen: lost => (lost < 0.05 ? 'sparat' : `kostade ${decimal(lost, 1)} poäng`),
  forget: 'Fråga inte igen',
  broken: 'Problemen på den här enheten kunde inte läsas. Dina spel påverkas inte.',

  packs: 'Efter tema',
  packsAbout: 'Hittade av lösaren på den här enheten, för de regler du väljer. De lätta kommer först.',
  themes: {
    'bonus-race': 'Jakten på bonusen',
    'full-house': 'Kåken',
    'last-rows': 'De två sista raderna',
    straight: 'Stegen',
    'give-up': 'Offra en rad',
    'three-alike': 'Tre lika',
    'first-turns': 'De första omgångarna',
  },
  themesAbout: {
    'bonus-race': 'Bonusen är inom räckhåll. Är den värd det?',
    'full-house': 'Ta den eller bryta den?',
    'last-rows': 'Två rader är öppna, och inget kan tas igen senare.',
    straight: 'Satsa på den eller behålla det som finns?',
    'give-up': 'Inget passar bra. Vilken rad får gå?',
    'three-alike': 'Flera rader skulle kunna ta dem.',
    'first-turns': 'Allt är fortfarande öppet.',
  },
  solved: 'lösta',
  outOf: all => `av ${number(all)}`,
  levels: { 1: 'lätt', 2: 'svårt', 3: 'mycket svårt' },
  ofAll: (at, all) => `${at} av ${all}`,
  looking: 'Letar efter bra ställningar.',
  noPack: 'De här reglerna har inga sådana ställningar.',
  noNumber: 'Det problemet finns inte.',

  askKeep: 'Vilka tärningar stannar?',
  askRow: 'Vilken rad?',
  right: 'Rätt. Det är det bästa som finns.',
  close: cost => `Rätt: bara ${decimal(cost, 2)} poäng sämre än det bästa.`,
  wrong: cost => `Inte det bästa: det kostar ${decimal(cost, 1)} poäng.`,
  typeAnswer: hasRerolls =>
    hasRerolls ? 'Skriv tärningarna som stannar (till exempel 4 4), none för att kasta alla, eller en rad.' : 'Skriv en rad.',
  notAnAnswer: (text, hasRerolls) =>
    `”${text}” är inget svar här: ${hasRerolls ? 'tärningar som ligger där, none eller en öppen rad' : 'skriv en öppen rad'}.`,
  bestWas: hint => `Bäst: ${hint}`,
  next: 'Nästa problem',
  finish: 'Till problemen',
  backIn: inDays => (inDays === null ? 'Inlärt. Det kommer inte tillbaka.' : `Det kommer tillbaka om ${count(inDays, days)}.`),
  sessionDone: (solved, all) => `${number(solved)} av ${number(all)} lösta.`,

  save: 'Spara som problem',
  saved: 'Sparat till i morgon.',
  fromReview: puzzles =>
    `${count(puzzles, { one: 'misstag är sparat som problem', other: 'misstag är sparade som problem' })} till i morgon.`,
};
