import type { Refusal, SetupRefusal } from '@yaht/rules';
import type { ReasonNotes, RefusalDetails, SetupDetails } from '../words.ts';
import { genitive } from './genitive.ts';
import { runRefusals } from './run-refusals.ts';

export const refusals: Readonly<Record<Refusal, (details: RefusalDetails) => string>> = {
  'not-your-turn': ({ player }) => `Det är ${player === undefined ? 'inte din' : genitive(player)} tur. Vänta på din.`,
  'game-over': () => 'Spelet är slut. Börja ett nytt för att spela vidare.',
  'roll-first': () => 'Inget är kastat än. Kasta först.',
  'no-rolls-left': () => 'Inga kast kvar. Välj en ruta att fylla i.',
  'nothing-to-roll': () => 'Alla tärningar är sparade, så inget skulle kastas. Släpp minst en.',
  'hold-does-not-fit': ({ dice }) =>
    `Det du vill spara stämmer inte med tärningarna. Säg för var och en av ${dice === undefined ? 'dem' : `de ${dice}`} om den ska ligga kvar.`,
  'invalid-index': ({ dice }) =>
    dice === undefined
      ? 'Det finns inget på den platsen. Välj en som finns.'
      : `Det finns ingen tärning på den platsen. Det är ${dice} tärningar, räknade från vänster.`,
  'invalid-category': ({ category }) =>
    `Spelet har ingen ruta ${category === undefined ? 'med det namnet' : `"${category}"`}. Välj en från protokollet.`,
  'category-filled': ({ category }) =>
    category === undefined
      ? 'Den rutan är redan ifylld. Välj en ledig ruta.'
      : `Rutan ${category} är redan ifylld. Välj en ledig ruta.`,
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined
      ? 'Jokerregeln tillåter bara den nedre delen nu. Välj en ledig ruta där.'
      : `Jokerregeln kräver ${jokerCategory} först. Fyll i den rutan.`,
  'score-first': () => 'Inget av kastet är undanlagt än. Lägg undan tärningar som ger poäng först, och kasta sedan eller ta hem.',
  'nothing-selected': () => 'Inga tärningar är valda. Säg vilka som ska läggas undan.',
  'dice-used-twice': () => 'En tärning är nämnd två gånger. Nämn varje tärning en gång.',
  'dice-set-aside': () => 'En av tärningarna är redan undanlagd. Välj bland dem som just kastades.',
  'unused-dice': () => 'Alla de här tärningarna ger inte poäng. Lämna kvar dem som inte gör det.',
  'invalid-face': () => 'En tärning visar något den inte har. Kontrollera tärningarna.',
  'invalid-partition': () => 'Så kan tärningarna inte delas upp. Välj ett sätt ur listan.',
  ...runRefusals,
  'nothing-to-undo': () => 'Det finns inget att ångra. En ifylld ruta kan ångras tills tärningarna kastas igen.',
  'undo-not-allowed': () => 'Det går inte att ångra i det här spelet. Draget står fast.',
  'hints-not-allowed': () => 'Tips är avstängda i det här spelet. Spela vidare utan.',
  'has-resigned': () => 'Du har gett upp det här spelet. Det spelas klart utan dig.',
  'house-only': () => 'Det kan bara bordet självt göra. Välj ett av dina egna drag.',
  'command-does-not-fit': () => 'Spelet känner inte till det draget. Välj ett som erbjuds.',
};

export const setupRefusals: Readonly<Record<SetupRefusal, (details: SetupDetails) => string>> = {
  'no-players': () => 'Ingen spelar än. Ange minst en spelare.',
  'too-many-players': ({ maxPlayers }) =>
    `För många spelare. ${maxPlayers === undefined ? 'Någon får stå över.' : `Högst ${maxPlayers} kan vara med.`}`,
  'invalid-name': ({ name }) =>
    `${name === undefined ? 'Ett namn' : `Namnet "${name}"`} går inte att använda. Ta 1 till 20 synliga tecken, utan mellanslag i början och slutet.`,
  'invalid-seed': () => 'En spelares frö går inte att använda. Ta högst 64 bokstäver (a–z), siffror, _ och -.',
  'invalid-game-id': () => 'Spelets id går inte att använda. Ta 1 till 64 bokstäver (a–z), siffror, _ och -.',
};

export const reasonNotes: ReasonNotes = {
  'category-filled': () => 'ifylld',
  'roll-first': () => 'kasta först',
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined ? 'joker: nedre delen först' : `joker: ${jokerCategory} först`,
};
