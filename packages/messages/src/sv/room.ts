import type { Messages } from '../messages.ts';
import { genitive } from './genitive.ts';

export const room: Messages['room'] = {
  created: 'Rummet är öppet.',
  joined: name => `${name} kommer in.`,
  left: name => `${name} går.`,
  removed: name => `${name} togs bort av värden.`,
  seatTaken: name => `${name} sätter sig.`,
  seatLeft: name => `${name} lämnar sin plats.`,
  seatsMoved: 'Spelarna sitter i en annan ordning.',
  ready: (name, isReady) => `${name} är ${isReady ? '' : 'inte '}redo.`,
  host: name => `${name} är värd.`,
  noHost: 'Ingen är värd.',
  away: name => `${genitive(name)} anslutning bröts.`,
  back: name => `${name} är tillbaka.`,
  asksBack: name => `${name} vill ta tillbaka sin senaste poäng.`,
  askedBack: 'De andra tillfrågas. Poängen tas tillbaka när alla säger ja.',
  agrees: name => `${name} går med på det.`,
  declines: name => `${name} säger nej. Poängen står kvar.`,
  offersEnd: name => `${name} föreslår att partiet avslutas utan resultat.`,
  playsOn: name => `${name} vill hellre spela vidare.`,
  nudgedYou: 'Du är väntad: någon har puffat på dig.',
  nudged: name => `${name} fick en puff.`,
  vacation: name => `${name} har semester. I partier över dagar står klockan för deras drag still.`,
  vacationOver: name => `${name} är tillbaka från semestern.`,
  nextGame: 'Nästa spel kan förberedas. Säg till när du är redo.',
  closed: 'Rummet stängdes, eftersom inget hände där på länge.',
};
