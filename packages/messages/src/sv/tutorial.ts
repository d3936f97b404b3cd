import type { Messages } from '../messages.ts';
import { number } from './format.ts';

export const tutorial: Messages['tutorial'] = {
  title: 'Rollio på två minuter',
  about: 'En första färd med ledning. Inget av den sparas.',
  start: 'Lär dig spela',
  step: (place, of) => `Steg ${place} av ${of}`,
  otherwise: 'Inte nu: gör det som står i rutan, och prova allt annat i en egen färd.',
  done: 'Börja en egen färd',
  lessons: {
    set: () => 'En färd spelas med en uppsättning tärningar. Ta Nybörjare: sex vanliga tärningar.',
    firstRoll: ({ threshold }) => `Nivå 1 kräver ${number(threshold)} poäng. Kasta tärningarna.`,
    pick: () => 'Varje etta är värd 100, varje femma 50. Välj ettan och femman.',
    score: () => 'Tillsammans är de värda 150. Ta poängen: de hamnar i potten.',
    rollOn: () => 'Potten står på spel tills du säkrar den. Fyra tärningar är kvar, och de ger oftast poäng. Kasta dem.',
    pickThree: () => 'Tre lika är värda hundra gånger sitt tal: tre fyror är 400. Välj dem.',
    scoreThree: () => 'Ta poängen för de tre fyrorna.',
    bank: ({ pot }) =>
      `${number(pot)} i potten och en tärning kvar: att kasta den floppar två gånger av tre. Säkra, så är poängen i hamn.`,
    again: () => 'En ny runda med alla tärningar. Kasta.',
    reroll: () => 'Inget ger poäng: en flopp, om du inte räddar den. Ett omkast kastar tärningar igen utan poäng. Kasta om alla.',
    pickAll: () => 'Nu ger alla sex poäng. Välj alla.',
    ways: () => 'Tärningar kan ofta räknas på flera sätt. Det bästa väljs åt dig: två tretal för 2 500. Ta poängen.',
    hotDice: ({ pot, threshold }) =>
      `Heta tärningar: alla sex är räknade, och alla sex skulle komma tillbaka. Men ${number(pot)} är mer än de ${number(threshold)} du behöver. Säkra.`,
    buy: () =>
      'Nivån är klarad och har gett pengar. En berlock böjer dina poäng resten av färden. Köp Purist: den multiplicerar det som vanliga tärningar ger.',
    leave: () =>
      'Berlocker verkar från vänster till höger, så poäng före multiplikation ger mer. Butiken visar också nästa nivå. Gå vidare till den.',
    boughtRoll: ({ threshold }) => `Nivå 2 kräver ${number(threshold)}. Kasta.`,
    boughtPick: () => 'Välj de tre fyrorna och ettan.',
    boughtScore: () => 'Ta poängen och följ räkningen: först kombinationerna, sedan din berlock.',
    end: () =>
      'Det är allt: kasta, ta poäng, kasta vidare eller säkra, och handla mellan nivåerna. Femton nivåer vinner, och var femte har en boss med en egen regel.',
  },
};
