import type { Messages } from '../messages.ts';
import { number } from './format.ts';

export const tutorial: Messages['tutorial'] = {
  title: 'Rollio in zwei Minuten',
  about: 'Ein erster Lauf mit Anleitung. Nichts davon wird aufgehoben.',
  start: 'Spielen lernen',
  step: (place, of) => `Schritt ${place} von ${of}`,
  otherwise: 'Jetzt nicht: Tu, was die Notiz sagt, und probiere alles andere in einem eigenen Lauf.',
  done: 'Einen eigenen Lauf beginnen',
  lessons: {
    set: () => 'Ein Lauf wird mit einem Würfelsatz gespielt. Nimm den Satz Anfänger: sechs schlichte Würfel.',
    firstRoll: ({ threshold }) => `Stufe 1 verlangt ${number(threshold)} Punkte. Wirf deine Würfel.`,
    pick: () => 'Jede 1 ist 100 wert, jede 5 ist 50 wert. Wähle die 1 und die 5.',
    score: () => 'Zusammen sind sie 150 wert. Werte sie: Die Punkte kommen in den Topf.',
    rollOn: () => 'Der Topf ist in Gefahr, bis du ihn sicherst. Vier Würfel sind übrig, und meist zählt davon etwas. Wirf sie.',
    pickThree: () => 'Drei gleiche sind hundertmal ihre Augen wert: drei 4er sind 400. Wähle sie.',
    scoreThree: () => 'Werte die drei 4er.',
    bank: ({ pot }) =>
      `${number(pot)} im Topf und ein Würfel übrig: Ihn zu werfen floppt zweimal von dreimal. Sichere, dann gehören die Punkte dir.`,
    again: () => 'Eine neue Runde mit allen Würfeln. Wirf.',
    reroll: () =>
      'Nichts zählt: ein Flop, wenn du ihn nicht rettest. Ein Nachwurf wirft Würfel ohne Wertung noch einmal. Wirf alle nach.',
    pickAll: () => 'Jetzt zählen alle sechs. Wähle alle.',
    ways: () =>
      'Würfel lassen sich oft auf mehrere Arten werten. Die beste wird für dich gewählt: zwei Drillinge für 2.500. Werte sie.',
    hotDice: ({ pot, threshold }) =>
      `Heiße Würfel: Alle sechs sind gewertet, und alle sechs kämen zurück. Aber ${number(pot)} ist mehr als die ${number(threshold)}, die du brauchst. Sichere.`,
    buy: () =>
      'Die Stufe ist geschafft und hat Geld gebracht. Ein Talisman beugt deine Punkte für den Rest des Laufs. Kaufe Purist: Er vervielfacht, was schlichte Würfel bringen.',
    leave: () =>
      'Talismane wirken von links nach rechts, also bringen Punkte vor Vielfachen mehr. Der Laden zeigt auch die nächste Stufe. Geh weiter zu ihr.',
    boughtRoll: ({ threshold }) => `Stufe 2 verlangt ${number(threshold)}. Wirf.`,
    boughtPick: () => 'Wähle die drei 4er und die 1.',
    boughtScore: () => 'Werte sie und sieh der Zählung zu: erst die Kombinationen, dann dein Talisman.',
    end: () =>
      'Das ist alles: werfen, werten, weiterwerfen oder sichern, und zwischen den Stufen einkaufen. Fünfzehn Stufen gewinnen, und jede fünfte hat einen Boss mit eigener Regel.',
  },
};
