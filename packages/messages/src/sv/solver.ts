import type { Messages } from '../messages.ts';
import type { TableTrouble, UnsolvedReason } from '../words.ts';
import { and, count, decimal, number } from './format.ts';

const threads = { one: 'tråd', other: 'trådar' };
const rerolls = { one: 'omkast', other: 'omkast' };
const categories = { one: 'ledig ruta', other: 'lediga rutor' };

const reasons: Readonly<Record<UnsolvedReason, string>> = {
  'no-card': 'det har inget protokoll med rutor.',
  'needs-five-dice': 'lösaren kan spel med precis fem tärningar.',
  'needs-a-roll': 'en tur har inget kast.',
  'too-many-rolls': 'en tur har fler än fem kast.',
  'saves-rolls': 'sparade kast ger fler ställningar än som kan lösas.',
  'needs-a-category': 'det har ingen ruta.',
  'too-many-categories': 'det har fler än 16 rutor.',
  'too-many-upper-categories': 'den övre delen har fler än 10 rutor.',
  'bonus-target-too-high': 'bonusen kräver mer än 105 poäng.',
  'points-below-zero': 'några poäng är under noll.',
};

const troubles: Readonly<Record<TableTrouble, string>> = {
  missing: 'filen finns inte',
  unreadable: 'läsningen misslyckades',
  'wrong-size': 'den har fel storlek',
  'not-a-table': 'den är ingen tabell',
  'other-version': 'den är av en annan version',
  'other-variant': 'den hör till andra regler',
  damaged: 'den är skadad',
  'cannot-be-exchanged': 'formatet har inte plats för de här reglerna',
};

const time = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const solver: Messages['solver'] = {
  decimal,
  percent: chance => (chance > 0 && chance < 0.001 ? '<0,1 %' : `${decimal(100 * chance, 1)} %`),
  unsolvable: (game, reason) => `${game} kan inte lösas: ${reasons[reason]}`,
  notPerfect: sentence => `${sentence} Botarna optimal och winning spelar där efter tumregler.`,
  progress: ({ level, levels, percent, done, states, perSecond, secondsLeft }) =>
    `nivå ${level}/${levels}  ${percent} %  ${number(done)}/${number(states)} ställningar  ${decimal(perSecond / 1e6, 1)} M/s  kvar ${time(secondsLeft)}`,
  part: (percent, secondsLeft) => `${percent} %  kvar ${time(secondsLeft)}`,
  solved: (game, seconds, team) => `${game}, löst på ${decimal(seconds, 2)} s med ${count(team, threads)}`,
  expected: 'Väntad poäng med perfekt spel',
  states: 'Ställningar',
  statesOf: (slots, reachable, distinct) => `${number(slots)} platser, ${number(reachable)} nåbara, ${number(distinct)} olika`,
  precision: 'Precision',
  table: 'Tabell',
  tableAt: (path, bytes) => `${path} (${number(bytes)} byte)`,
  badTable: (path, trouble, remedy) => `kan inte läsa tabellen ${path}: ${troubles[trouble]}. Kör: ${remedy}`,
  replaced: (path, trouble) => `den sparade tabellen ${path} används inte (${troubles[trouble]}); den löses på nytt och ersätts.`,
  notKept: (path, reason) => `den lösta tabellen kan inte sparas i ${path} (${reason}).`,
  interrupted: 'avbrutet; ingenting skrevs.',

  position: (game, dice, left) => `${game}: ${dice}, ${count(left, rerolls)} kvar`,
  turnStart: (game, open) => `${game}: i början av en tur, ${count(open, categories)}`,
  toCome: value => `${decimal(value, 2)} poäng kvar att få med bästa spel, bonus inräknad.`,
  hintChance: chance => `Vinstchans: ${chance}.`,
  hintToWin: (what, chance, forPoints) => `För vinst: ${what} Det vinner med ${chance}, spel för poäng med ${forPoints}.`,
  hintWorth: points => `Värt ${points} poäng till.`,
  holdAndThrow: (held, thrown) => `Håll ${held}, kasta ${thrown}.`,
  throwAll: 'Kasta om alla tärningar.',
  scoreNow: (category, points) => `Skriv ${points} i ${category}.`,
  scratchNow: category => `Stryk ${category}.`,
  hold: 'Håll',
  scoring: 'Skriv nu',
  points: 'Poäng',
  worth: 'Väntat',
  cost: 'Kostar',
  endsHere: 'Slutar här',
  endsHereNote: 'Slutar här: hur ofta bästa spel avslutar turen i den rutan.',
  moreHolds: holds => `… och ${holds} till`,

  badRerolls: (value, most) => `omkasten kan inte vara "${value}". Ta ett heltal från 0 till ${most}.`,
  badThreads: (value, most) => `--threads kan inte vara "${value}". Ta ett heltal från 1 till ${most}.`,
  cardFull: 'varje ruta är ifylld, så det finns inget kvar att avgöra.',
  rerollsNeedDice: '--rerolls behöver tärningar. Exempel: --dice 3,3,5,1,6 --rerolls 1',
  besideLines: option => `${option} går inte ihop med -: varje rad är en egen ställning. Utelämna en av dem.`,
  typePositions: 'En ställning per rad som JSON, tack; Ctrl-D avslutar.',
  notAPosition: 'det här är ingen ställning. Exempel: {"filled":["ones"],"upperScore":3,"dice":[3,3,5,1,6],"rerollsLeft":1}',
  unknownField: field => `det finns inget fält "${field}" i en ställning.`,
  badField: (field, wanted) => `${field} måste vara ${wanted}.`,
  wantedCategories: 'en lista med rutor',
  wantedNumber: 'ett heltal från 0 och uppåt',
  wantedFlag: 'true eller false',
  wantedDice: 'en lista med fem ögontal från 1 till 6',
  wantedRerolls: most => `ett heltal från 0 till ${most}, tillsammans med tärningarna`,
  unknownFilled: (text, suggestions) =>
    `filled: det finns ingen ruta "${text}".${suggestions.length > 0 ? ` Menade du ${suggestions.join(', ')}?` : ''}`,
  filledTwice: category => `filled: ${category} finns två gånger.`,
  impossibleUpper: (score, filled) =>
    filled.length === 0
      ? `upperScore kan inte vara ${score}: ingen övre ruta är ifylld.`
      : `upperScore kan inte vara ${score}: ${and(filled)} blir aldrig så mycket.`,
  impossibleAlike: category => `yahtzeeIs50 kan inte vara true medan ${category} är ledig.`,
};
