import { and, count, decimal, number } from './format.ts';

const dice = { one: 'die', other: 'dice' };
const ways = { one: 'way', other: 'ways' };
const runs = { one: 'run', other: 'runs' };
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** A run of Rollio on a screen: buttons say what will happen, with its number, or why it cannot. */
export const runScreen = {
  points: number,
  times: (thousandths: number): string =>
    `×${decimal(thousandths / 1000, thousandths % 10 ? 3 : thousandths % 100 ? 2 : thousandths % 1000 ? 1 : 0)}`,
  more: (amount: number): string => `+${decimal(amount, amount % 1 ? 1 : 0)}`,

  title: 'Rollio run',
  level: (level: number, of: number): string => (level > of ? `Level ${level}, endless` : `Level ${level} of ${of}`),
  setOf: (set: string): string => `Rollio run, ${set} set`,
  diceOf: (set: string): string => `${set} set`,
  chooseSet: 'Choose your dice',
  chooseSetAbout: 'They are yours for the whole run.',
  slots: (charms: number, consumables: number): string =>
    `${charms} charms, ${count(consumables, { one: 'consumable', other: 'consumables' })}`,
  bestSoFar: (level: number): string => `best: level ${level}`,
  notPlayed: 'not played yet',
  takeSet: (set: string): string => `Play with ${set}`,
  allNew: 'a new run begins',

  levelTitle: (level: number): string => `Level ${level}`,
  reach: 'points to reach',
  banks: 'banks',
  rounds: 'rounds',
  rerolls: 'rerolls',
  boss: 'Boss',
  begin: (level: number): string => `Start level ${level}`,
  beginAbout: (points: number): string => `reach ${number(points)}`,

  faceBoss: 'Face it',
  /** What a boss says before its level, in a few words of its own. */
  bossVoices: {
    mountain: '“Up you come. If you can.”',
    hourglass: '“Tick, tock. Are you quite sure?”',
    stoneHand: '“What lies, lies.”',
    impatient: '“Well? Well? I am waiting.”',
    solvent: '“Pretty dice. Such a pity.”',
    silencer: '“Not a sound from you.”',
    snob: '“Ones and fives? How common.”',
    halver: '“Half of it is mine.”',
    taxCollector: '“A quarter for me, please.”',
    tollKeeper: '“Nobody passes for free.”',
    thief: '“You had one more, I believe.”',
    undertow: '“Slip once, and I keep it.”',
    doorkeeper: '“Come back with more.”',
    divider: '“Those two do not belong together.”',
  } as Readonly<Record<string, string>>,

  banksLeft: 'banks left',
  roundsLeft: 'rounds left',
  rerollsLeft: 'rerolls',
  hotDice: 'hot dice',
  potWord: 'Pot',
  atRisk: 'at risk',
  safe: 'safe',
  riskIf: (many: number, chance: number, isExact: boolean): string =>
    `Flop risk if you roll ${many}: ${isExact ? '' : 'about '}${percent(chance)}`,
  thenRisk: (many: number, chance: number, isExact: boolean): string =>
    `Then ${many} to roll, flop risk ${isExact ? '' : 'about '}${percent(chance)}`,
  withThese: (points: string): string => `${points} with these`,
  ifBanked: (points: string): string => `${points} if you bank after this`,
  thisRound: 'This round',
  roundsBefore: 'Rounds of this level so far',
  roundBanked: (round: number, points: number): string => `Round ${round} banked ${number(points)}`,
  roundFlopped: (round: number, points: number): string =>
    points > 0 ? `Round ${round} flopped at ${number(points)}` : `Round ${round} flopped`,
  wayUp: 'The way up',
  thirdFlop: (points: number): string => `Another flop costs ${number(points)} points of the level.`,
  dieName: (position: number, face: number | null, material: string, sides: number): string =>
    [`Die ${position}`, face === null ? 'not rolled' : `${face}`, material, sides === 6 ? '' : `${sides} sides`]
      .filter(Boolean)
      .join(', '),

  reroll: (many: number): string => (many === 0 ? 'Reroll' : `Reroll ${many}`),
  left: (many: number): string => `${many} left`,
  score: 'Score',
  scorePoints: (points: string): string => `Score ${points}`,
  setAside: (many: number): string => `set ${count(many, dice)} aside`,
  chooseWay: (many: number): string => `choose from ${count(many, ways)}`,
  thinking: 'counting the ways',
  acceptFlop: 'Take the flop',
  nothingScores: 'Nothing scores. Throw dice again, or take the flop.',
  pickDice: 'Tap the dice that you would like to score.',
  shortReasons: {
    'roll-first': 'roll first',
    'score-first': 'score first',
    'dice-are-scored': 'after a roll',
    'no-rerolls-left': 'none left',
    'pot-too-small': 'pot too small',
    'nothing-selected': 'select scoring dice',
    'unused-dice': 'these do not fit',
    'not-enough-money': 'too dear',
    'no-free-slot': 'no free slot',
    'in-the-shop': 'not in the shop',
    'dice-on-the-table': 'dice are on the table',
    'nothing-lost': 'nothing was lost',
    'no-more-slots': 'no more slots',
    'no-more-dice': 'no more dice',
    'no-more-faces': 'no more faces',
  } as Readonly<Record<string, string>>,
  notFitting: (faces: readonly number[]): string =>
    faces.length === 1
      ? `The ${faces[0] ?? ''} does not fit. Leave it out.`
      : `${and(faces.map(String))} do not fit. Leave them out.`,

  scoreAs: (many: number): string => `Score ${count(many, dice)} as`,
  waysCount: (many: number, isHot: boolean): string => `${count(many, ways)}${isHot ? ', hot dice' : ''}`,
  allWays: (many: number): string => `All ${number(many)} ways`,
  bestOfLooked: (many: number): string => `There are more. The best of the ${number(many)} looked at comes first.`,
  range: (lowest: number, highest: number): string => `${number(lowest)}–${number(highest)}`,
  average: (points: number): string => `average ${number(points)}`,
  about: (text: string): string => `about ${text}`,
  equalBut: (names: readonly string[]): string =>
    `As many points, but here ${and(names)} ${names.length === 1 ? 'is' : 'are'} at work.`,
  equal: 'As many points as another way.',
  take: (points: string): string => `Take ${points}`,
  potBecomes: (pot: string): string => `pot becomes ${pot}`,
  total: 'Total',

  breakdown: 'Breakdown',
  nothingCounted: 'Nothing was counted yet.',
  lastScored: (points: number): string => `Latest: +${number(points)}`,
  skip: 'Skip',
  inTheAir: 'dice are rolling',
  charmsWait: 'Charms and buttons wait for the count.',
  counting: 'wait for the count',

  charms: 'Charms',
  charmsOf: (used: number, slots: number): string => `Your charms, ${used} of ${slots} slots`,
  freeSlot: 'free slot',
  now: (text: string): string => `Now ${text}`,
  lastTime: (text: string): string => `Last time ${text}`,
  neverAtWork: 'Not at work yet in this run.',
  usesLeft: (left: number, of: number): string => `${left} of ${of} left`,
  silent: 'The boss silences it in this level.',
  place: (place: number, of: number): string => `Place ${place} of ${of}`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  leftEnd: 'leftmost',
  rightEnd: 'rightmost',
  orderTip: 'Charms work from left to right: points before multipliers bring more.',
  sell: 'Sell',
  for: (money: number): string => `for $${money}`,
  onlyInShop: 'in the shop',

  consumables: 'Consumables',
  consumablesOf: (used: number, slots: number): string => `Consumables, ${used} of ${slots} slots`,
  use: 'Use',
  onWhichDie: (name: string): string => `${name}: on which die?`,
  chooseDie: 'choose a die',
  yourDice: 'Your dice',

  shop: 'Shop',
  afterLevel: (level: number): string => `after level ${level}`,
  buy: 'Buy',
  buyAndUse: 'Buy and use',
  short: (money: number): string => `$${money} short`,
  sold: 'sold',
  charmKind: (rarity: string): string => `${rarity} charm`,
  consumableKind: 'consumable',
  otherWares: 'Other wares',
  undo: 'Undo',
  nothingYet: 'nothing yet',
  continue: 'Continue',
  toLevel: (level: number): string => `to level ${level}`,
  nextLevel: 'Next level',
  nextBoss: (name: string): string => `Next level: ${name}`,
  needIn: (points: number, banks: number): string =>
    `Need ${number(points)} in ${count(banks, { one: 'bank', other: 'banks' })}.`,
  rerollsIn: (rerolls: number): string => count(rerolls, { one: 'reroll', other: 'rerolls' }),
  endRun: 'End the run',
  endless: 'Go on without end',

  flopTitle: 'Flop',
  /** What lay there when nothing scored, and what became of the pot. */
  fatal: (faces: readonly number[], lost: number): string =>
    `${faces.length === 1 ? `A lone ${faces[0] ?? ''} scores` : `${and(faces.map(String))} score`} nothing. ${lost > 0 ? 'The pot is gone.' : 'The pot was empty.'}`,
  stillThere: (rounds: number, banks: number): string =>
    `${count(rounds, { one: 'round', other: 'rounds' })} and ${count(banks, { one: 'bank', other: 'banks' })} left`,
  clearedWord: 'Cleared',
  clearedBy: (over: number, banks: number): string =>
    `${over > 0 ? `${number(over)} over` : 'To the point'}, with ${banks > 0 ? count(banks, { one: 'bank', other: 'banks' }) : 'no bank'} to spare.`,
  nextRound: 'Next round',
  shieldTitle: 'Saved',
  goOn: 'Go on',
  lostTitle: (level: number): string => `Level ${level} lost`,
  wonTitle: 'Run won',
  wonAbout: (levels: number): string =>
    `All ${levels} levels are cleared. You can go on without end, or end the run in the shop.`,
  scoredOf: (total: number, threshold: number): string => `${number(total)} of ${number(threshold)}`,
  tally: { level: 'Level', banks: 'Banks left', boss: 'Boss', charms: 'Charms', money: 'Money' },
  toTheShop: 'To the shop',
  seeResult: 'See the result',
  overTitle: (points: number): string => `${number(points)} points`,
  overAbout: (level: number, isWon: boolean): string => `${isWon ? 'Won.' : 'Lost.'} Level ${level} reached.`,
  figures: { best: 'Best score', rounds: 'Rounds', flops: 'Flops', money: 'Money' },
  newRun: 'New run',

  card: 'Rollio',
  cardNew: 'Fifteen levels, charms and bosses.',
  bossWaits: (boss: string): string => `${boss} waits.`,
  history: 'Runs',
  noRuns: 'No run yet.',
  collection: 'Collection',
  collected: (seen: number, all: number): string => `${seen} of ${all}`,
  never: 'not met yet',
  seenOnly: 'seen in a shop',
  ownedIn: (many: number): string => `owned in ${count(many, runs)}`,
  beaten: (beaten: number, met: number): string => `beaten ${beaten} of ${met}`,
  playedIn: (many: number, wins: number): string => `${count(many, runs)}, ${wins} won`,
  lineOf: (level: number, isWon: boolean, isOver: boolean): string =>
    `level ${level}${isWon ? ', won' : isOver ? '' : ', goes on'}`,

  countPace: 'Score count in Rollio',
  countPaces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  keyList: [
    ['1–9, 0', 'pick a die or let it go'],
    ['A', 'pick what scores most'],
    ['Space, Enter', 'the main button: roll, score, go on'],
    ['R', 'reroll'],
    ['B', 'bank'],
    ['U', 'undo'],
    ['C', 'the first charm'],
    ['D', 'breakdown'],
    ['?', 'the rules'],
  ] as readonly (readonly [string, string])[],
};
