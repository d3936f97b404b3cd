import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const dice = { one: 'tärning', other: 'tärningar' };
const banks = { one: 'bankning', other: 'bankningar' };
const rounds = { one: 'runda', other: 'rundor' };
const rerolls = { one: 'omkast', other: 'omkast' };

export const runActions: Messages['runActions'] = {
  moveDie: ['tärning', 'gå från tärning till tärning'],
  pickDie: ['välj', 'välj tärningen under markören, eller släpp den'],
  reroll: ['kasta om', 'kasta om de valda tärningarna utan poäng'],
  takeFlop: ['flopp', 'ta floppen när inget ger poäng'],
  kit: ['berlocker', 'gå till dina berlocker och förbrukningsvaror, och tillbaka'],
  moveCharm: ['ordning', 'flytta berlocken åt vänster eller höger'],
  details: ['mer', 'läs mer om det markerade'],
  use: ['använd', 'använd en förbrukningsvara; i butiken, köp och använd den'],
  breakdown: ['räkning', 'hur poängen blir till, steg för steg'],
  allWays: ['alla sätt', 'visa alla sätt att räkna tärningarna'],
  takeSet: ['ta', 'spela med de här tärningarna'],
  goToLine: ['gå till', 'gå till raden med den siffran'],
  buy: ['köp', 'köp det markerade; det du redan äger förklaras'],
  sell: ['sälj', 'sälj det markerade för halva priset'],
  otherWares: ['varor', 'andra varor för pengar'],
  nextLevel: ['vidare', 'lämna butiken för nästa nivå'],
  endRun: ['avsluta', 'avsluta en vunnen färd'],
};

export const runTerminal: Messages['runTerminal'] = {
  codes: { plastic: '', crystal: 'KR', wooden: 'TR', golden: 'GU', volcano: 'VU', mirror: 'SP', rainbow: 'RE' },
  need: (threshold, total) => `Mål ${threshold}   har ${total}`,
  left: (banksLeft, roundsLeft, rerollsLeft) =>
    `${count(banksLeft, banks)}, ${count(roundsLeft, rounds)}, ${count(rerollsLeft, rerolls)}`,
  money: money => `Pengar $${money}`,
  score: points => `färden ${points}`,

  setSlots: (charms, consumables) => `Plats för ${charms} berlocker och ${consumables} förbrukningsvaror`,
  drawn: 'De dras när du tar dem.',

  picked: picked => `${picked} valda`,
  aside: aside => `${aside} undanlagda`,
  noPot: 'POTT 0',
  riskOf: (all, risk, isExact) => `${count(all, dice)} ${isExact ? '' : '~'}${risk}`,
  hotDice: times => (times === 1 ? 'Heta tärningar!' : `Heta tärningar ${times} gånger!`),
  enterRolls: (key, all) => `${key('scoreDice')} kastar ${count(all, dice)}`,
  pickDice: (key, keys) => `Välj: ${keys}, ${key('selectAll')} för de bästa`,
  enterScores: (key, points) => `${key('scoreDice')} ger ${points}`,
  enterOn: (key, all, pot) => `${key('scoreDice')} kastar ${count(all, dice)}, ${key('bank')} bankar ${pot}`,
  nothingScores: (key, left) =>
    `Inget ger poäng. ${key('reroll')} kastar om (${count(left, rerolls)} kvar), ${key('takeFlop')} tar floppen.`,
  pickToReroll: 'Välj först vilka tärningar som ska kastas om. Tangenterna 1-9 väljer dem.',
  useKeys: key => `Inget ger poäng. ${key('reroll')} kastar om tärningar, ${key('takeFlop')} tar floppen.`,

  scoring: 'Poäng',
  banking: 'Bankning',
  anyKey: 'valfri tangent avslutar räkningen',

  charms: (used, slots) => `BERLOCKER ${used}/${slots}`,
  inOrder: 'vänster till höger',
  consumables: (used, slots) => `FÖRBRUKNINGSVAROR ${used}/${slots}`,
  nothingOwned: 'inga än; butiken säljer dem',
  more: more => `… ${more} till`,
  sells: money => `säljs för $${money}`,
  charm: 'berlock',
  onDie: all => `På vilken tärning? 1-${all}:`,
  noKit: 'Du har inga berlocker eller förbrukningsvaror än. Butiken säljer dem.',
  notACharm: 'Bara berlocker har en ordning. Gå till en av dem.',
  notConsumable: 'Berlocker verkar av sig själva. Bara förbrukningsvaror används.',
  noDetails: 'Här finns inget att läsa. Gå till en berlock eller förbrukningsvara.',
  enterReads: key => `${key('details')} läser mer   < > ordning`,
  enterUses: key => `${key('use')} använder   ${key('sell')} säljer`,
  sellsBy: (key, money) => `${key('sell')} säljer den för $${money}`,

  eachMore: 'varje tärning till',
  moreWays: (key, more) => `${more} sätt till: ${key('allWays')} visar alla`,
  notComplete: looked => `bäst av de ${number(looked)} som prövats`,
  average: (low, high) => `${low} till ${high}, snitt`,
  howTitle: 'Så blir poängen till',
  noCount: 'Inget har räknats än. Lägg undan tärningar först.',

  shop: money => `BUTIK   du har $${money}`,
  noSlot: 'ingen ledig plats',
  other: (key, price) => `${key('otherWares')}  andra varor $${price}`,
  nGoesOn: key => `${key('nextLevel')} lämnar butiken`,
  enterBuys: key => `${key('buy')} köper`,
  orUses: key => `${key('use')} köper och använder`,
  nothingToSell: 'Det är inte ditt att sälja. Gå till en av dina berlocker eller förbrukningsvaror.',
  soldAlready: 'Det är redan sålt. Välj något annat.',

  cleared: level => `NIVÅ ${level} KLARAD`,
  silenced: 'tyst',
  levelIntro: level => `NIVÅ ${level}`,
  target: points => `Nå ${points} poäng`,
  with: (banksLeft, roundsLeft, rerollsLeft) =>
    `på ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)} och ${count(rerollsLeft, rerolls)}.`,
  introBanks: 'En bankning behåller potten. En flopp förlorar den och rundan, men ingen bankning.',
  goOn: key => `${key('main')} går vidare`,
  toShop: key => `${key('main')} öppnar butiken`,
  flop: 'FLOPP',
  flopWhy: 'Inget ger poäng.',
  reached: (total, threshold) => `${total} av ${threshold} poäng`,
  runWon: 'FÄRDEN ÄR VUNNEN',
  runLost: 'FÄRDEN ÄR FÖRLORAD',
  lostAt: (level, total, threshold) => `Nivå ${level} slutade på ${total} av ${threshold} poäng.`,
  final: points => `${points} poäng på färden`,
  again: key => `${key('rematch')} börjar en ny färd`,
  setNeedsRun: '--set hör till Rollio. Exempel: yaht play rollio --set kristall',
  newRunDetail: 'Välj dina tärningar och ta dig genom femton nivåer, med berlocker från butiken.',
  historyDetail: key => `Alla färder på den här datorn. ${key('choose')} visar en igen.`,
  collectionDetail: 'Berlocker, bossar och tärningar som du har mött.',
  press: keys => `Tryck ${keys}`,
  goOnRun: 'Fortsätt en färd',
  goOnDetail: 'Färden du lämnade är kvar där den var.',
  askEnd: 'Avsluta färden här?',
};
