import type { BotLevel } from '@yaht/rules';
import type { Messages } from '../messages.ts';
import type { FileTrouble, NamedPoints } from '../words.ts';
import { and, count } from './format.ts';

const dice = { one: 'Würfel', other: 'Würfel' };
const list = (offers: readonly NamedPoints[]): string => offers.map(({ category, points }) => `${category} ${points}`).join(', ');

const reason = (why: FileTrouble, code: string): string =>
  ({
    missing: 'der Ordner fehlt',
    folder: 'ein Ordner liegt an seiner Stelle',
    forbidden: 'die Berechtigung fehlt',
    full: 'die Platte ist voll',
    other: `das System sagt ${code}`,
  })[why];

const levels: Readonly<Record<BotLevel, string>> = { easy: 'leicht', normal: 'normal', optimal: 'optimal', winning: 'auf Sieg' };

export const line: Messages['line'] = {
  words: {
    roll: ['würfeln', 'w', 'wuerfeln'],
    all: ['alle'],
    none: ['keine', 'keinen'],
    score: ['eintragen', 'e'],
    scratch: ['streichen', 'x'],
    bank: ['sichern', 's'],
    card: ['block', 'b'],
    undo: ['zurück', 'z', 'zurueck'],
    rules: ['regeln'],
    help: ['hilfe', '?', 'h'],
    resign: ['aufgeben'],
    quit: ['ende', 'q'],
  },
  help: [
    ['Enter', 'alle Würfel werfen, die nicht liegen bleiben'],
    ['1 3 5', 'diese Würfel liegen lassen, von links gezählt, die anderen freigeben'],
    ['alle, keine', 'alle Würfel liegen lassen, keinen liegen lassen'],
    ['full house', 'dort eintragen; die ersten Buchstaben reichen'],
    ['streichen chance', 'dieses Feld streichen'],
    ['zurück', 'den letzten Eintrag zurücknehmen, bis zum nächsten Wurf'],
    ['block', 'den ganzen Spielblock zeigen'],
    ['regeln', 'die Regeln dieses Spiels'],
    ['aufgeben', 'das Spiel aufgeben; fragt vorher'],
    ['ende', 'aufhören; das Spiel wird gespeichert'],
  ],

  worth: offers => `Jetzt wert: ${list(offers)}.`,
  othersZero: others => (others === 1 ? 'Das andere Feld bringt 0.' : `Die anderen ${others} bringen 0.`),
  allZero: rollsLeft =>
    rollsLeft > 0
      ? 'Mit diesen Würfeln bringt noch nichts Punkte; wirf noch einmal oder wähle ein Feld zum Streichen.'
      : 'Mit diesen Würfeln bringt nichts Punkte; wähle ein Feld zum Streichen.',
  rollsOthers: (held, others) =>
    `Liegen bleibt ${held.length > 0 ? held.join(', ') : 'nichts'}. Enter wirft ${count(others, dice)}.`,
  holdsAll: 'Alle Würfel bleiben liegen. Trage etwas ein oder gib welche frei.',
  lastRoll: 'Das war der letzte Wurf.',
  savedRolls: rolls => `${rolls === 1 ? 'Ein Wurf' : `${rolls} Würfe`} aus früheren Zügen gespart.`,
  scoreWhere: 'Nenne auch das Feld, zum Beispiel: eintragen chance',
  undoHint: 'Vertan? zurück gilt bis zum nächsten Wurf.',
  practice: 'Übung: zurück nimmt auch Würfe zurück, und das Spiel zählt als Spiel mit Hilfe.',

  botName: (level, place) => `Bot (${levels[level]})${place > 1 ? ` ${place}` : ''}`,
  otherGames: 'Andere Spiele: yaht rules zeigt sie, yaht play yatzy beginnt eines.',
  waiting: games =>
    `${games === 1 ? 'Ein unfertiges Spiel wartet' : `${games} unfertige Spiele warten`}. Das letzte geht weiter mit: yaht play --resume`,
  record: path => `Das Spiel liegt in ${path}. Die Würfel prüft: yaht verify ${path}`,
  notStored: (why, code) =>
    `Der Zug konnte nicht gespeichert werden (${reason(why, code)}) und wurde deshalb nicht gemacht. Alles davor ist sicher. ${why === 'full' ? 'Schaff Platz' : 'Behebe das'} und versuche es noch einmal.`,
  cannotStore: (folder, why, code) =>
    `Das Spiel kann nicht in ${folder} gespeichert werden: ${reason(why, code)}. ${why === 'full' ? 'Schaff Platz' : 'Mach den Ordner beschreibbar'} oder nenne einen anderen: YAHT_DATA_DIR=…`,
  busy: 'Dieses Spiel ist in einem anderen Terminal offen. Schließe es dort zuerst.',
  noSuchSave: (key, keys) =>
    `Es gibt kein unfertiges Spiel ${key}. ${keys.length > 0 ? `Es gibt: ${and(keys)}.` : 'Beginne eines mit: yaht play'}`,
  otherSave: (key, game, wanted) =>
    `Das unfertige Spiel ${key} ist ${game}, nicht ${wanted}. Es geht weiter mit: yaht play --resume ${key}`,
  badSave: (path, reason) =>
    `Der Spielstand ${path} ist nicht lesbar: ${reason} Die Datei bleibt liegen. Beginne neu mit: yaht play`,
  cut: 'die Datei ist nicht vollständig.',
};
