import type { Messages } from '../messages.ts';

export const records: Messages['records'] = {
  problems: {
    'not-a-record': () => 'das ist kein Spiel von yaht.',
    'newer-version': ({ unknown }) =>
      `es stammt von einer neueren Version von yaht${unknown ? ` (diese hier kennt ${unknown.slice(0, 3).join(', ')} nicht)` : ''}. Aktualisiere yaht, um es zu öffnen.`,
    'invalid-start': ({ field }) => `der Anfang des Spiels ist nicht lesbar${field === undefined ? '' : ` (${field})`}.`,
    'not-by-the-rules': ({ event }) => `Ereignis ${event ?? '?'} folgt nicht aus den Regeln.`,
  },
  failures: {
    'no-commitment': () => 'Das Spiel lief ohne Festlegung der Würfel, sie lassen sich also nicht prüfen.',
    'seed-not-revealed': () =>
      'Das Spiel ist noch nicht zu Ende, sein Startwert also noch geheim. Prüfe es nach dem Ende noch einmal.',
    'seed-does-not-match': () => 'Der Startwert ist nicht der vor dem Spiel zugesagte: seine Prüfsumme weicht ab.',
    'dice-differ': ({ event }) =>
      `Die Würfel von Ereignis ${event ?? '?'} sind nicht die des Startwerts. Das Spiel oder die Datei wurde verändert.`,
  },
  badSeed: text => `--seed kann nicht „${text}“ sein. Nimm einen Startwert, wie er gezeigt wird: 64 Zeichen von 0 bis f.`,
  anotherSeed:
    'Das ist nicht der Startwert, den die Datei zeigt. Einer von beiden wurde verändert oder gehört zu einem anderen Spiel.',
  fair: draws => `Fair: alle ${draws} Würfe standen fest, bevor das Spiel begann.`,
  shows:
    'Das zeigt, dass die Würfel feststanden, bevor die Startwerte der Spieler bekannt waren, und seither nicht verändert wurden. Wer das Spiel geführt hat, könnte kommende Würfel gesehen haben.',
};
