import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const dice = { one: 'tärning', other: 'tärningar' };
const banks = { one: 'bankning', other: 'bankningar' };
const rounds = { one: 'runda', other: 'rundor' };
const rerolls = { one: 'omkast', other: 'omkast' };
const places = { one: 'plats', other: 'platser' };
const percent = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')} %`;

export const run: Messages['run'] = {
  summary: levels => `en färd för en: ${levels} nivåer, berlocker, bossar och en butik`,
  sets: {
    beginner: 'Nybörjare',
    highRoller: 'Storspelare',
    lowBaller: 'Småspelare',
    collector: 'Samlare',
    crystal: 'Kristall',
    wooden: 'Trä',
    golden: 'Guld',
    volcano: 'Vulkan',
    mirror: 'Spegel',
    rainbow: 'Regnbåge',
    random: 'Slump',
  },
  setsTitle: 'Tärningsuppsättningar',
  bossesTitle: 'Bossar',
  die: ({ count: dieCount, sides, material }) => `${dieCount} × ${material} med ${sides} sidor`,
  drawnDice: all => `${count(all, dice)} av vilket material och vilken storlek som helst`,
  setRow: (name, kinds, money, charms, consumables) =>
    `${name}: ${kinds}, $${money}, ${count(charms, places)} för berlocker, ${consumables} för förbrukningsvaror`,
  chooseSet: 'Välj dina tärningar:',
  setChosen: (name, kinds) => `Du spelar med ${name}: ${kinds}.`,

  level: plan =>
    `Nivå ${plan.level}: ${number(plan.threshold)} poäng på ${count(plan.banks, banks)}, ${count(plan.rounds, rounds)} och ${count(plan.rerolls, rerolls)}.`,
  boss: (name, rule) => `Boss: ${name}. ${rule}.`,
  round: round => `Runda ${round}.`,
  standing: (total, threshold, banksLeft, roundsLeft, rerollsLeft) =>
    `${number(total)} av ${number(threshold)}; ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)}, ${count(rerollsLeft, rerolls)} kvar.`,
  rerolled: (faces, positions) =>
    `Kastade om: ${faces.join(', ')} på ${positions.length === 1 ? 'tärning' : 'tärningarna'} ${positions.join(', ')}.`,
  nothingScores: left => `Inget ger poäng. Kasta om tärningar (${count(left, rerolls)} kvar) eller ta floppen.`,
  scored: (combinations, points) => `Undanlagt: ${combinations}. ${number(points)} poäng.`,
  step: (what, change, after) => `  ${what}: ${change} → ${number(after)}`,
  earned: money => `Du tjänar $${money}.`,
  paid: money => `Du betalar $${money}.`,
  gained: name => `Du får ${name}.`,
  cloned: die => `Det finns en till av tärning ${die} från nästa runda.`,
  risk: (left, chance, isExact) => `Att kasta ${count(left, dice)} floppar i ${isExact ? '' : 'ungefär '}${percent(chance)}.`,
  shielded: (name, left) => `${name} räddar potten. ${left === 0 ? 'Den är förbrukad.' : `${left} kvar.`}`,
  flopped: lost => (lost > 0 ? `Flopp: potten på ${number(lost)} är förlorad.` : 'Flopp: rundan ger ingenting.'),
  penalty: points => `För många floppar i rad: ${number(points)} poäng förlorade.`,
  bankLost: lost => `${count(lost, banks)} förlorad.`,
  banked: (points, total) => `Bankade ${number(points)}. Summa ${number(total)}.`,
  cleared: level => `Nivå ${level} är klarad.`,
  income: ({ level, banks: forBanks, boss, charms }) =>
    `Pengar: $${level} för nivån${forBanks > 0 ? `, $${forBanks} för bankningar kvar` : ''}${boss > 0 ? `, $${boss} för bossen` : ''}${charms > 0 ? `, $${charms} från berlocker` : ''}.`,
  lost: level => `Nivå ${level} är förlorad, och färden med den.`,
  won: level => `Du har vunnit: nivå ${level} är klarad. Fortsätt utan slut, eller avsluta färden.`,
  over: (score, level, isWon) => `${isWon ? 'En vunnen färd' : 'En förlorad färd'}: ${number(score)} poäng, nivå ${level} nådd.`,

  shop: money => `Butiken. Du har $${money}.`,
  ware: (place, name, price, text, kind) => `  ${place}. ${name} $${price}: ${text} (${kind})`,
  sold: place => `  ${place}. såld`,
  consumable: 'förbrukningsvara',
  next: 'Nästa',
  kit: (money, score) => `$${money}, ${number(score)} poäng i den här färden.`,
  charms: (used, slots) => `Berlocker (${used} av ${slots}), de verkar från vänster till höger:`,
  consumables: (used, slots) => `Förbrukningsvaror (${used} av ${slots}):`,
  owned: (mark, name, text) => `  ${mark}. ${name}: ${text}`,
  usesLeft: left => `${left} kvar`,
  set: kinds => `Tärningar: ${kinds}.`,
  bought: (name, paid) => `Du köper ${name} för $${paid}.`,
  soldIt: (name, got) => `Du säljer ${name} för $${got}.`,
  used: name => `Du använder ${name}.`,
  orderTip: 'Från vänster: + före × ger mer.',
  moved: 'Berlockerna ligger i en annan ordning.',
  rerolledShop: paid => `Andra varor för $${paid}.`,
  resumed: level => `Din färd fortsätter på nivå ${level}.`,
  undone: 'Ångrat.',

  words: {
    reroll: ['om', 'omkast'],
    flop: ['flopp'],
    buy: ['köp'],
    sell: ['sälj'],
    use: ['använd'],
    move: ['flytta'],
    kit: ['berlocker', 'saker'],
    next: ['vidare', 'nästa'],
    end: ['avsluta'],
  },
  promptSet: 'Vilken uppsättning? Nummer eller namn (? för hjälp): ',
  promptShop: 'Ett nummer köper, Enter går vidare (? för hjälp): ',
  promptFlop: 'om 1 2 …, eller flopp (? för hjälp): ',
  helpRound: [
    ['Enter', 'kasta tärningarna som inte är undanlagda'],
    ['1 3 5', 'lägg undan dessa tärningar, räknade från vänster'],
    ['alla', 'lägg undan det som ger mest'],
    ['om 2 4', 'kasta om dessa tärningar utan att räkna'],
    ['banka', 'avsluta rundan och behåll potten'],
    ['flopp', 'ta floppen när inget ger poäng'],
    ['använd a 3', 'använd förbrukningsvara a, på tärning 3 om den behöver en'],
    ['flytta 2 1', 'lägg berlock 2 på plats 1'],
    ['berlocker', 'vad du har'],
    ['ångra', 'ta tillbaka det undanlagda, fram till nästa kast'],
    ['regler', 'spelets regler'],
    ['sluta', 'lämna; färden sparas'],
  ],
  helpShop: [
    ['1', 'köp det som har detta nummer'],
    ['om', 'andra varor, för pengar'],
    ['sälj 2', 'sälj berlock 2; sälj a säljer förbrukningsvara a'],
    ['använd a 3', 'använd förbrukningsvara a, på tärning 3 om den behöver en'],
    ['flytta 2 1', 'lägg berlock 2 på plats 1'],
    ['berlocker', 'vad du har'],
    ['ångra', 'ta tillbaka det du gjort, tills du går eller tar andra varor'],
    ['Enter', 'lämna butiken för nästa nivå'],
    ['avsluta', 'avsluta en vunnen färd'],
    ['sluta', 'lämna; färden sparas'],
  ],

  roundRules: (from, points) => [
    'Kasta dina tärningar. Lägg undan tärningar som ger poäng, minst en, och kasta de andra igen eller banka. När alla är undanlagda kommer alla tillbaka.',
    'Ett omkast kastar vilka tärningar som helst igen innan du lägger undan några, och kan rädda en flopp.',
    'En flopp kostar potten och rundan, men ingen bankning.',
    `Från flopp ${from} i rad kostar var och en också ${number(points)} av nivåns poäng.`,
  ],
  levelRules: (levels, bossEvery) => [
    'En nivå är klarad med den bankning som når dess poäng, och förlorad när ingen bankning eller runda är kvar.',
    `Nivå ${levels} vinner färden; sedan fortsätter den utan slut. Var ${bossEvery}:e nivå böjer en boss en regel, som sägs i förväg.`,
  ],
  shopRules: (level, bank, boss) => [
    `En nivå ger $${level}, $${bank} för varje bankning kvar och $${boss} för en boss. Butiken säljer berlocker och förbrukningsvaror och köper tillbaka dem för halva priset.`,
    'Berlocker verkar från vänster till höger, i den ordning du ger dem. Köp kan tas tillbaka tills du går eller tar andra varor.',
  ],
  levelTitle: 'Nivåer',
  shopTitle: 'Butik',
  thresholds: points => `Nivåerna kräver ${points.map(number).join(', ')} poäng.`,

  simulated: (runs, player, seed) => `Rollio: ${number(runs)} färder, spelare ${player}, frö ${seed}`,
  wins: share => `Vinner ${percent(share)}`,
  clears: (level, share) => `Nivå ${level} klarad ${percent(share)}`,
  average: (score, level) => `I medeltal ${number(Math.round(score))} poäng, nivå ${level.toFixed(1).replace('.', ',')}`,
  badRuns: (text, most) => `--runs: "${text}" är inget antal färder. Ta 1 till ${number(most)}.`,
  onlyRuns: '--runs hör till Rollio. Exempel: yaht simulate rollio --runs 100',
  onlyGames: 'Rollio räknas i färder. Exempel: yaht simulate rollio --runs 100',
};
