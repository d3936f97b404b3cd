import type { Words } from '../messages.ts';

export const firstTurn: Words['firstTurn'] = {
  title: 'Ein erster Zug mit Anleitung',
  leave: 'Ich kann das schon',
  step: (place, of) => `Schritt ${place} von ${of}`,
  steps: {
    roll: { title: 'Fünf Würfel.', text: 'Würfle. Ein Zug hat bis zu drei Würfe.' },
    keep: {
      title: 'Schon drei Vieren.',
      text: 'Tippe auf die Würfel, die du behalten willst, und wirf dann die anderen zwei noch einmal.',
    },
    again: { title: 'Jetzt vier Vieren.', text: 'Behalte auch die neue und wirf dann den letzten noch einmal.' },
    row: {
      title: 'Trag sie ein.',
      text: 'Jede Zeile gilt einmal. „Vierer“ zählt deine Vieren und ist ein guter Anfang für den Bonus.',
    },
    done: {
      title: 'Steht mit Tinte da.',
      text: 'Der Rest des Blocks gehört dir. Die ersten Würfel waren gewählt, darum gilt das Spiel als unterstützt.',
    },
  },
  keepFirst: missing => (missing === 1 ? 'erst die andere Vier behalten' : 'erst die Vieren behalten'),
  otherDie: face => `Die ${['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'][face]} kann weg. Behalte die Vieren.`,
  rollAbout: roll => `Wurf ${roll} von 3`,
  wouldScore: 'Was dieser Wurf brächte',
  cardHas: rows => `ein Block hat ${rows} Zeilen`,
  chooseRow: 'Wähle eine Zeile',
  chooseRowAbout: 'die markierte ist die beste',
  goOn: 'Weiterspielen',
  goOnAbout: rows => `noch ${rows} Zeilen`,
};
