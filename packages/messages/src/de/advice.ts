import type { AdviceCode } from '../advice-codes.ts';

export const adviceProblems: Readonly<Record<AdviceCode, string>> = {
  'table-loading':
    'Das perfekte Spiel wird für dieses Spiel gerade berechnet. Frag nach den Sekunden in Retry-After noch einmal.',
  'invalid-dice': 'Das sind nicht die Würfel dieses Spiels. Sende für jeden Würfel eine Augenzahl von 1 bis 6, etwa 3,3,5,1,6.',
  'no-such-card': 'Kein Spiel kann diesen Block zeigen. Prüfe, ob die gefüllten Felder die obere Summe ergeben können.',
  'too-many-rerolls': 'Ein Zug dieses Spiels hat weniger Würfe. Sende ein kleineres rerollsLeft.',
  'cannot-be-solved':
    'Das perfekte Spiel lässt sich für dieses Spiel nicht berechnen. Siehe reason, und /v1/variants für Spiele, bei denen es geht.',
  'invalid-record':
    'Das ist kein Spielprotokoll, das sich auswerten lässt. Siehe reason, und sende, was /v1/games oder yaht geschrieben hat.',
  'too-complex':
    'Das zu berechnen dauert länger, als der Server darauf verwenden darf. Frag nach weniger Würfeln oder mit weniger Talismanen.',
};
