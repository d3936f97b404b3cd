import type { AdviceCode } from '../advice-codes.ts';

export const adviceProblems: Readonly<Record<AdviceCode, string>> = {
  'table-loading': 'Perfekt spel räknas just nu ut för det här spelet. Fråga igen efter sekunderna i Retry-After.',
  'invalid-dice':
    'Det är inte tärningarna i det här spelet. Skicka ett värde från 1 till 6 för varje tärning, till exempel 3,3,5,1,6.',
  'no-such-card': 'Inget spel kan visa det här protokollet. Kontrollera att de fyllda rutorna kan ge den övre summan.',
  'too-many-rerolls': 'En tur i det här spelet har färre kast. Skicka ett mindre rerollsLeft.',
  'cannot-be-solved': 'Perfekt spel går inte att räkna ut för det här spelet. Se reason, och /v1/variants för spel där det går.',
  'invalid-record':
    'Det här är inget spelprotokoll som går att granska. Se reason, och skicka det som /v1/games eller yaht har skrivit.',
  'too-complex':
    'Det tar längre tid att räkna ut än servern får lägga på det. Fråga om färre tärningar, eller med färre berlocker.',
};
