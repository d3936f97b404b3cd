import type { Messages } from '../messages.ts';
import type { TableTrouble, UnsolvedReason } from '../words.ts';
import { and, count, decimal, number } from './format.ts';

const threads = { one: 'Thread', other: 'Threads' };
const rerolls = { one: 'Nachwurf', other: 'Nachwürfe' };
const categories = { one: 'Feld', other: 'Felder' };

const reasons: Readonly<Record<UnsolvedReason, string>> = {
  'no-card': 'Es hat keinen Block mit Feldern.',
  'needs-five-dice': 'Der Löser kennt Spiele mit genau fünf Würfeln.',
  'needs-a-roll': 'Ein Zug hat keinen Wurf.',
  'too-many-rolls': 'Ein Zug hat mehr als fünf Würfe.',
  'saves-rolls': 'Aufgesparte Würfe ergeben mehr Stellungen, als lösbar sind.',
  'needs-a-category': 'Es hat kein Feld.',
  'too-many-categories': 'Es hat mehr als 16 Felder.',
  'too-many-upper-categories': 'Es hat oben mehr als 10 Felder.',
  'bonus-target-too-high': 'Der Bonus verlangt mehr als 105 Punkte.',
  'points-below-zero': 'Manche Punkte liegen unter null.',
};

const troubles: Readonly<Record<TableTrouble, string>> = {
  missing: 'Die Datei gibt es nicht',
  unreadable: 'Das Lesen schlug fehl',
  'wrong-size': 'Sie hat die falsche Größe',
  'not-a-table': 'Sie ist keine Tabelle',
  'other-version': 'Sie ist von einer anderen Version',
  'other-variant': 'Sie gehört zu anderen Regeln',
  damaged: 'Sie ist beschädigt',
  'cannot-be-exchanged': 'Dieses Format hat keinen Platz für diese Regeln',
};

const time = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const solver: Messages['solver'] = {
  decimal,
  percent: chance => (chance > 0 && chance < 0.001 ? '<0,1 %' : `${decimal(100 * chance, 1)} %`),
  unsolvable: (game, reason) => `${game} ist nicht lösbar: ${reasons[reason]}`,
  notPerfect: sentence => `${sentence} Die Bots optimal und winning spielen dort nach Faustregeln.`,
  progress: ({ level, levels, percent, done, states, perSecond, secondsLeft }) =>
    `Ebene ${level}/${levels}  ${percent} %  ${number(done)}/${number(states)} Stellungen  ${decimal(perSecond / 1e6, 1)} M/s  noch ${time(secondsLeft)}`,
  part: (percent, secondsLeft) => `${percent} %  noch ${time(secondsLeft)}`,
  solved: (game, seconds, team) => `${game}, gelöst in ${decimal(seconds, 2)} s mit ${count(team, threads)}`,
  expected: 'Erwartete Punkte bei perfektem Spiel',
  states: 'Stellungen',
  statesOf: (slots, reachable, distinct) =>
    `${number(slots)} Plätze, ${number(reachable)} erreichbar, ${number(distinct)} verschieden`,
  precision: 'Genauigkeit',
  table: 'Tabelle',
  tableAt: (path, bytes) => `${path} (${number(bytes)} Bytes)`,
  badTable: (path, trouble, remedy) => `Tabelle ${path} ist nicht lesbar: ${troubles[trouble]}. Starte: ${remedy}`,
  replaced: (path, trouble) =>
    `Die aufbewahrte Tabelle ${path} gilt nicht (${troubles[trouble]}); sie wird neu gelöst und ersetzt.`,
  notKept: (path, reason) => `Die gelöste Tabelle lässt sich nicht in ${path} aufbewahren (${reason}).`,
  interrupted: 'Abgebrochen; nichts wurde geschrieben.',

  position: (game, dice, left) => `${game}: ${dice}, noch ${count(left, rerolls)}`,
  turnStart: (game, open) => `${game}: am Beginn eines Zuges, ${count(open, categories)} frei`,
  toCome: value => `${decimal(value, 2)} Punkte kommen bei bestem Spiel noch, Boni eingerechnet.`,
  hintChance: chance => `Gewinnchance: ${chance}.`,
  hintToWin: (what, chance, forPoints) => `Auf Sieg: ${what} Das gewinnt zu ${chance}, auf Punkte zu ${forPoints}.`,
  hintWorth: points => `Noch ${points} Punkte wert.`,
  holdAndThrow: (held, thrown) => `${held} behalten, ${thrown} werfen.`,
  throwAll: 'Alle Würfel noch einmal werfen.',
  scoreNow: (category, points) => `${points} bei ${category} eintragen.`,
  scratchNow: category => `${category} streichen.`,
  hold: 'Behalten',
  scoring: 'Jetzt eintragen',
  points: 'Punkte',
  worth: 'Erwartet',
  cost: 'Kostet',
  endsHere: 'Endet hier',
  endsHereNote: 'Endet hier: wie oft der Zug bei bestem Spiel in diesem Feld endet.',
  moreHolds: holds => `… und ${holds} weitere`,

  badRerolls: (value, most) => `Die Nachwürfe können nicht „${value}“ sein. Nimm eine ganze Zahl von 0 bis ${most}.`,
  badThreads: (value, most) => `--threads kann nicht „${value}“ sein. Nimm eine ganze Zahl von 1 bis ${most}.`,
  cardFull: 'Alle Felder sind ausgefüllt, es gibt nichts mehr zu entscheiden.',
  rerollsNeedDice: '--rerolls braucht Würfel. Beispiel: --dice 3,3,5,1,6 --rerolls 1',
  besideLines: option => `${option} passt nicht zu -: jede Zeile ist eine eigene Stellung. Lass eines davon weg.`,
  typePositions: 'Bitte eine Stellung pro Zeile als JSON; Strg-D beendet.',
  notAPosition: 'Das ist keine Stellung. Beispiel: {"filled":["ones"],"upperScore":3,"dice":[3,3,5,1,6],"rerollsLeft":1}',
  unknownField: field => `Es gibt kein Feld „${field}“ in einer Stellung.`,
  badField: (field, wanted) => `${field} muss ${wanted} sein.`,
  wantedCategories: 'eine Liste von Feldern',
  wantedNumber: 'eine ganze Zahl ab 0',
  wantedFlag: 'true oder false',
  wantedDice: 'eine Liste von fünf Augenzahlen von 1 bis 6',
  wantedRerolls: most => `eine ganze Zahl von 0 bis ${most}, neben den Würfeln,`,
  unknownFilled: (text, suggestions) =>
    `filled: Es gibt kein Feld „${text}“.${suggestions.length > 0 ? ` Meinst du ${suggestions.join(', ')}?` : ''}`,
  filledTwice: category => `filled: ${category} steht zweimal da.`,
  impossibleUpper: (score, filled) =>
    filled.length === 0
      ? `upperScore kann nicht ${score} sein: Kein oberes Feld ist ausgefüllt.`
      : `upperScore kann nicht ${score} sein: ${and(filled)} ergeben das nie.`,
  impossibleAlike: category => `yahtzeeIs50 kann nicht true sein, solange ${category} frei ist.`,
};
