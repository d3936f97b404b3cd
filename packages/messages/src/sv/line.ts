import type { BotLevel } from '@yaht/rules';
import type { Messages } from '../messages.ts';
import type { FileTrouble, NamedPoints } from '../words.ts';
import { and, count } from './format.ts';

const dice = { one: 'tärning', other: 'tärningar' };
const list = (offers: readonly NamedPoints[]): string => offers.map(({ category, points }) => `${category} ${points}`).join(', ');

const reason = (why: FileTrouble, code: string): string =>
  ({
    missing: 'mappen finns inte',
    folder: 'en mapp ligger i vägen',
    forbidden: 'behörighet saknas',
    full: 'disken är full',
    other: `systemet säger ${code}`,
  })[why];

const levels: Readonly<Record<BotLevel, string>> = { easy: 'lätt', normal: 'normal', optimal: 'optimal', winning: 'för vinst' };

export const line: Messages['line'] = {
  words: {
    roll: ['kasta', 'k'],
    all: ['alla'],
    none: ['inga', 'ingen'],
    score: ['fyll', 'f'],
    scratch: ['stryk', 'x'],
    bank: ['hem', 'banka'],
    card: ['protokoll', 'p'],
    undo: ['ångra', 'å', 'angra'],
    rules: ['regler'],
    help: ['hjälp', '?', 'h', 'hjalp'],
    resign: ['ge upp'],
    quit: ['sluta', 'avsluta'],
  },
  help: [
    ['Enter', 'kasta alla tärningar som inte är sparade'],
    ['1 3 5', 'spara de här tärningarna, räknade från vänster, och släpp de andra'],
    ['alla, inga', 'spara alla tärningar, spara ingen'],
    ['kåk', 'fyll i den rutan; de första bokstäverna räcker'],
    ['stryk chans', 'stryk den rutan'],
    ['ångra', 'ångra den senaste rutan, fram till nästa kast'],
    ['protokoll', 'visa hela protokollet'],
    ['regler', 'spelets regler'],
    ['ge upp', 'ge upp spelet; frågar först'],
    ['sluta', 'sluta; spelet sparas'],
  ],

  worth: offers => `Värt nu: ${list(offers)}.`,
  othersZero: others => (others === 1 ? 'Den andra rutan ger 0.' : `De andra ${others} ger 0.`),
  allZero: rollsLeft =>
    rollsLeft > 0
      ? 'Inget ger poäng med de här tärningarna än; kasta igen, eller välj vilken ruta som ska strykas.'
      : 'Inget ger poäng med de här tärningarna; välj vilken ruta som ska strykas.',
  rollsOthers: (held, others) => `Sparar ${held.length > 0 ? held.join(', ') : 'inget'}. Enter kastar ${count(others, dice)}.`,
  holdsAll: 'Sparar alla tärningar. Fyll i en ruta eller släpp några.',
  lastRoll: 'Det var sista kastet.',
  savedRolls: rolls => `${rolls === 1 ? 'Ett kast' : `${rolls} kast`} sparade från tidigare.`,
  scoreWhere: 'Säg vilken ruta också, till exempel: fyll chans',
  undoHint: 'Fel ruta? ångra gäller fram till nästa kast.',
  practice: 'Övning: ångra tar även tillbaka kast, och spelet räknas som spelat med hjälp.',

  botName: (level, place) => `Bot (${levels[level]})${place > 1 ? ` ${place}` : ''}`,
  otherGames: 'Andra spel: yaht rules visar dem, yaht play yatzy börjar ett.',
  waiting: games =>
    `${games === 1 ? 'Ett påbörjat spel väntar' : `${games} påbörjade spel väntar`}. Fortsätt med det senaste: yaht play --resume`,
  record: path => `Spelet finns i ${path}. Kontrollera tärningarna med: yaht verify ${path}`,
  notStored: (why, code) =>
    `Draget kunde inte sparas (${reason(why, code)}) och gjordes därför inte. Allt före det är tryggt. ${why === 'full' ? 'Gör plats' : 'Åtgärda felet'} och försök igen.`,
  cannotStore: (folder, why, code) =>
    `Spelet kan inte sparas i ${folder}: ${reason(why, code)}. ${why === 'full' ? 'Gör plats' : 'Gör mappen skrivbar'} eller ange en annan: YAHT_DATA_DIR=…`,
  busy: 'Spelet är öppet i en annan terminal. Stäng det där först.',
  noSuchSave: (key, keys) =>
    `Det finns inget påbörjat spel ${key}. ${keys.length > 0 ? `Det finns: ${and(keys)}.` : 'Börja ett med: yaht play'}`,
  otherSave: (key, game, wanted) =>
    `Det påbörjade spelet ${key} är ${game}, inte ${wanted}. Fortsätt med det: yaht play --resume ${key}`,
  badSave: (path, reason) => `Det sparade spelet ${path} går inte att läsa: ${reason} Filen ligger kvar. Börja om med: yaht play`,
  cut: 'filen är inte fullständig.',
};
