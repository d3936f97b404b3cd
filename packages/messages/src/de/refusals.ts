import type { Refusal, SetupRefusal } from '@yaht/rules';
import type { ReasonNotes, RefusalDetails, SetupDetails } from '../words.ts';
import { runRefusals } from './run-refusals.ts';

export const refusals: Readonly<Record<Refusal, (details: RefusalDetails) => string>> = {
  'not-your-turn': ({ player }) =>
    `${player === undefined ? 'Du bist nicht' : `${player} ist`} an der Reihe. Warte, bis du dran bist.`,
  'game-over': () => 'Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.',
  'roll-first': () => 'Es wurde noch nicht gewürfelt. Würfle zuerst.',
  'no-rolls-left': () => 'Kein Wurf mehr übrig. Wähle ein Feld zum Eintragen.',
  'nothing-to-roll': () => 'Alle Würfel bleiben liegen, es gäbe nichts zu würfeln. Gib mindestens einen frei.',
  'hold-does-not-fit': ({ dice }) =>
    `Das passt nicht zu den Würfeln. Gib für jeden der ${dice === undefined ? 'Würfel' : `${dice} Würfel`} an, ob er liegen bleibt.`,
  'invalid-index': ({ dice }) =>
    dice === undefined
      ? 'An dieser Stelle ist nichts. Wähle eine, die es gibt.'
      : `An dieser Stelle liegt kein Würfel. Es sind ${dice} Würfel, von links gezählt.`,
  'invalid-category': ({ category }) =>
    `Dieses Spiel hat kein Feld ${category === undefined ? 'mit diesem Namen' : `„${category}“`}. Wähle eines vom Spielblock.`,
  'category-filled': ({ category }) =>
    category === undefined
      ? 'Dieses Feld ist schon ausgefüllt. Wähle ein freies Feld.'
      : `Das Feld ${category} ist schon ausgefüllt. Wähle ein freies Feld.`,
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined
      ? 'Die Jokerregel erlaubt jetzt nur den unteren Teil. Wähle dort ein freies Feld.'
      : `Die Jokerregel verlangt zuerst ${jokerCategory}. Trage dort ein.`,
  'score-first': () =>
    'Von diesem Wurf liegt noch nichts draußen. Lege zuerst Würfel heraus, die zählen; dann wirf weiter oder sichere.',
  'nothing-selected': () => 'Es sind keine Würfel gewählt. Nenne die Würfel, die du herauslegst.',
  'dice-used-twice': () => 'Ein Würfel ist zweimal genannt. Nenne jeden Würfel einmal.',
  'dice-set-aside': () => 'Einer dieser Würfel liegt schon draußen. Wähle aus den gerade geworfenen.',
  'unused-dice': () => 'Nicht alle diese Würfel zählen. Lass die anderen liegen.',
  'invalid-face': () => 'Ein Würfel zeigt etwas, das er nicht hat. Prüfe die Würfel.',
  'invalid-partition': () => 'So lassen sich diese Würfel nicht aufteilen. Wähle eine Art aus der Liste.',
  ...runRefusals,
  'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen. Ein Eintrag lässt sich zurücknehmen, bis wieder gewürfelt wird.',
  'undo-not-allowed': () => 'Zurücknehmen ist in diesem Spiel ausgeschaltet. Der Zug gilt.',
  'hints-not-allowed': () => 'Tipps sind in diesem Spiel ausgeschaltet. Spiel ohne weiter.',
  'has-resigned': () => 'Du hast dieses Spiel aufgegeben. Es wird ohne dich zu Ende gespielt.',
  'house-only': () => 'Das kann nur der Tisch selbst. Wähle einen deiner eigenen Züge.',
  'command-does-not-fit': () => 'Dieses Spiel kennt den Zug nicht. Wähle einen, den es anbietet.',
};

export const setupRefusals: Readonly<Record<SetupRefusal, (details: SetupDetails) => string>> = {
  'no-players': () => 'Noch spielt niemand mit. Nenne mindestens einen Namen.',
  'too-many-players': ({ maxPlayers }) =>
    `Zu viele Mitspieler. ${maxPlayers === undefined ? 'Jemand muss aussetzen.' : `Höchstens ${maxPlayers} können mitspielen.`}`,
  'invalid-name': ({ name }) =>
    `${name === undefined ? 'Ein Name' : `Der Name „${name}“`} geht nicht. Nimm 1 bis 20 sichtbare Zeichen, ohne Leerzeichen am Anfang und Ende.`,
  'invalid-seed': () => 'Der Startwert eines Spielers geht nicht. Nimm höchstens 64 Buchstaben (a–z), Ziffern, _ und -.',
  'invalid-game-id': () => 'Die Kennung des Spiels geht nicht. Nimm 1 bis 64 Buchstaben (a–z), Ziffern, _ und -.',
};

export const reasonNotes: ReasonNotes = {
  'category-filled': () => 'ausgefüllt',
  'roll-first': () => 'erst würfeln',
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined ? 'Joker: erst unterer Teil' : `Joker: erst ${jokerCategory}`,
};
