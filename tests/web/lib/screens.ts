/** Every screen of the app, and how somebody comes to see it. */
import type { Command, RunGame } from '@yaht/rules';
import type { Page } from 'playwright-core';
import { openPage, turnTo } from './browser.ts';
import { playDay } from './day.ts';
import { chooseGame, newGame, openRows, rollButton } from './play.ts';
import { playedGame } from './played.ts';
import { playUntil } from './run-by-screen.ts';
import { clearLevel, runAfter } from './run.ts';
import { gameAfter, openSaved, putSaved, turn, type Step } from './saved.ts';

type Screen = {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** It is nothing without its server. */
  readonly needsServer?: true;
};

/** Two players, one turn each, and a throw of five. */
const begun: readonly Step[] = [...turn(0, '66626', 'sixes'), ...turn(1, '55512', 'fives'), [0, { type: 'RollDice' }, '33355']];
const jokerAgain: readonly Step[] = [...turn(0, '55555', 'yahtzee'), [0, { type: 'RollDice' }, '55555']];
const rollioThrow: readonly Step[] = [[0, { type: 'RollDice' }, '333444']];
const rollioFlop: readonly Step[] = [[0, { type: 'RollDice' }, '223446']];
const rollioAside: readonly Step[] = [
  ...rollioFlop,
  [0, { type: 'RollDice' }, '111346'],
  [0, { type: 'ScoreDice', dice: [0, 1, 2], partition: 0 }],
  [0, { type: 'RollDice' }, '525'],
];

/** A whole game of Yatzy in which both players do the same, so that they share the first rank. */
const level: readonly Step[] = [
  ['11123', 'ones'],
  ['22213', 'twos'],
  ['33312', 'threes'],
  ['44412', 'fours'],
  ['55512', 'fives'],
  ['66612', 'sixes'],
  ['66123', 'onePair'],
  ['66552', 'twoPairs'],
  ['66612', 'threeOfAKind'],
  ['55552', 'fourOfAKind'],
  ['12345', 'smallStraight'],
  ['23456', 'largeStraight'],
  ['66655', 'fullHouse'],
  ['65432', 'chance'],
  ['44444', 'yatzy'],
].flatMap(([dice = '', category = '']) => [0, 1].flatMap(seat => turn(seat, dice, category)));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openBegun(page: Page): Promise<void> {
  await openSaved(page, gameAfter('yahtzee', ['Ann', 'Ben'], begun));
  await openRows(page).first().waitFor();
}

async function openRollio(page: Page): Promise<void> {
  await openSaved(page, gameAfter('rollio-classic', ['Ann', 'Ben'], rollioThrow));
  for (let die = 0; die < 6; die += 1) await page.getByTestId(`die-${die}`).click();
}

async function openRoom(page: Page): Promise<void> {
  // The game that was played last is proposed, and its seats.
  await page.evaluate(() => localStorage.removeItem('yaht.setup'));
  await turnTo(page, '/new?online');
  await chooseGame(page, 'Yahtzee');
  await page.getByTestId('start').click();
  await page.getByTestId('room-code').waitFor();
}

/** A room of others, at one of its stages, with somebody's long name in it. */
async function roomIn(page: Page, state: 'open' | 'full' | 'running'): Promise<string> {
  return page.evaluate(async wanted => {
    const post = async (path: string, body: object, token?: string): Promise<{ token: string; room: { room: string } }> => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(`/v1/rooms${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { token: string; room: { room: string } };
    };
    const wish = {
      name: 'Bartholomäus Weiß-Om',
      variant: 'yatzy',
      private: true,
      seats: 3,
      turnSeconds: 259_200,
      start: 'ready',
    };
    const { token, room } = await post('', wish);
    if (wanted === 'open') return room.room;
    for (const level of ['easy', 'normal']) await post(`/${room.room}/bots`, { level }, token);
    if (wanted === 'running') await post(`/${room.room}/ready`, { ready: true }, token);
    return room.room;
  }, state);
}

/** The first round of a duel against a bot. */
async function openDuel(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('yaht.setup'));
  await turnTo(page, '/new');
  await chooseGame(page, 'Rollio Duel');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Bot, easy' });
  await page.getByTestId('start').click();
  await playUntil(page, '[data-testid="reroll"][aria-disabled="false"]');
}

/** The day is played, and counted. */
async function openResult(page: Page): Promise<void> {
  await playDay(page, 'Ann');
  await openPage(page, '/daily');
  await page.getByText(/^Rank \d+ of/).waitFor();
  await page.getByText('best move').waitFor();
}

const at = (path: string) => async (page: Page) => {
  await turnTo(page, path);
  await page.locator('h1').first().waitFor();
};

/** A finished game at one of the addresses that look at it again. */
const again = (path: string, seen: string) => async (page: Page) => {
  const game = playedGame(4);
  await putSaved(page, game);
  await turnTo(page, `/g/${game.start.id}${path}`);
  await page.getByTestId(seen).first().waitFor();
};

const wares = {
  1: { charms: ['tripletTrader', 'flopShield', 'fourOfAKindBooster'], consumables: ['luckyToken', 'potteryWheel'] },
  2: { charms: ['moneyMagnet', 'oddCollector', 'rabbitsFoot'], consumables: ['extraDie', 'chisel'] },
} as const;
const buying: readonly Command[] = [0, 1, 3].map(ware => ({ type: 'BuyWare', ware }));
const secondLevel: readonly Command[] = [...clearLevel, ...buying, { type: 'LeaveShop' }];

/** A throw in the second level, with dice of every kind that a set of rainbow dice has, two charms and a consumable. */
async function openRun(page: Page, picked: readonly number[]): Promise<void> {
  const wishes: readonly Command[] = [...secondLevel, { type: 'RollDice' }];
  await openSaved(page, runAfter({ set: 'rainbow', wares, wishes }));
  for (const die of picked) await page.getByTestId(`die-${die}`).click();
}

async function openShop(page: Page): Promise<void> {
  await openSaved(page, runAfter({ wares, wishes: [...secondLevel, ...clearLevel] }));
  await page.getByTestId('shop').waitFor();
}

/** Four levels cleared with the points of five, and three charms on the way: the fifth has a boss. */
const four = [1, 2, 3, 4];
const allSix: readonly Command[] = [{ type: 'RollDice' }, { type: 'ScoreDice', dice: [0, 1, 2, 3, 4, 5], partition: 0 }];
const toBoss: readonly Command[] = four.flatMap((level): readonly Command[] => [
  ...allSix,
  ...allSix,
  { type: 'Bank' },
  ...(level < 4 ? [{ type: 'BuyWare', ware: 0 } as const] : []),
  { type: 'LeaveShop' },
]);
const onTheWay = {
  1: { charms: ['oddCollector', 'loneWolf', 'minimalist'], consumables: ['luckyToken', 'chisel'] },
  2: { charms: ['ember', 'moneyMagnet', 'piggyBank'], consumables: ['extraDie', 'chisel'] },
  3: { charms: ['comeback', 'coupon', 'underdog'], consumables: ['extraDie', 'chisel'] },
} as const;

/** A round against the boss: three ones are set aside, and the throw after them is this one. */
async function openBoss(page: Page, thrown: string): Promise<void> {
  const wishes: readonly Command[] = [
    ...toBoss,
    { type: 'RollDice' },
    { type: 'ScoreDice', dice: [0, 1, 2], partition: 0 },
    { type: 'RollDice' },
  ];
  await openSaved(page, runAfter({ wares: onTheWay, dice: { '5/1': '111246', '5/2': thrown }, wishes }));
  await page.getByTestId('boss-banner').waitFor();
}

/** So many rounds a level has. */
const ROUNDS = 12;

/** Nothing but flops against the boss; the last one has been thrown, and perhaps taken as well. */
function flopped(isTaken: boolean): RunGame {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 5);
  const dice = Object.fromEntries(rounds.map(round => [`${round}/1`, '223446']));
  const flops = rounds.flatMap((): readonly Command[] => [{ type: 'RollDice' }, { type: 'AcceptFlop' }]);
  const wishes = [...toBoss, ...(isTaken ? flops : flops.slice(0, -1))];
  return runAfter({ wares: onTheWay, dice, wishes });
}

export const screens: readonly Screen[] = [
  {
    name: 'home',
    show: async page => {
      await openBegun(page);
      await turnTo(page, '/');
      await page.getByTestId('home-continue').first().waitFor();
    },
  },
  {
    name: 'home with a run',
    show: async page => {
      for (const seed of [3, 5]) await putSaved(page, playedGame(seed));
      await putSaved(page, runAfter({ id: 'run-on', wares: onTheWay, wishes: toBoss }));
      await putSaved(page, gameAfter('yatzy', ['Ann', 'Ben', 'Cleo'], [[0, { type: 'RollDice' }, '12345']], 'another'));
      await openBegun(page);
      await turnTo(page, '/');
      await page.getByText('The Mountain waits').waitFor();
      await page.locator('[data-testid="home-run-picture"] svg').first().waitFor();
    },
  },
  {
    name: 'forget a game',
    show: async page => {
      await openBegun(page);
      await turnTo(page, '/');
      await button(page, /^Delete this game/)
        .first()
        .click();
    },
  },
  { name: 'new game', show: at('/new') },
  { name: 'new room', show: at('/new?online') },
  {
    name: 'opening roll',
    show: async page => {
      // Two players, as on the first visit.
      await page.evaluate(() => localStorage.removeItem('yaht.setup'));
      await turnTo(page, '/new');
      await page.getByRole('radio', { name: 'Roll for it' }).check();
      await page.getByTestId('start').click();
      await button(page, 'Roll').click();
      await button(page, 'Start the game').waitFor();
    },
  },
  {
    name: 'ready to roll',
    show: async page => {
      await newGame(page, { players: ['Person'] });
      await rollButton(page).waitFor();
    },
  },
  {
    name: 'row chosen',
    show: async page => {
      await openBegun(page);
      for (const die of [0, 1, 2]) await page.getByTestId(`die-${die}`).click();
      await page.getByTestId('row-fullHouse').click();
    },
  },
  {
    name: 'needless zero',
    show: async page => {
      await openBegun(page);
      await page.getByTestId('row-largeStraight').click();
      await page.getByTestId('commit').click();
      await page.getByTestId('yes').waitFor();
    },
  },
  {
    name: 'a hint that marks the game',
    show: async page => {
      await openBegun(page);
      await page.getByTestId('hint').click();
      await page.getByTestId('yes').waitFor();
    },
  },
  {
    name: 'joker',
    show: async page => {
      await openSaved(page, gameAfter('yahtzee', ['Ann'], jokerAgain));
      await page.getByTestId('joker').waitFor();
    },
  },
  {
    name: 'the menu of a game',
    show: async page => {
      await openBegun(page);
      await button(page, 'Menu').click();
      await page.getByTestId('menu-resign').waitFor();
    },
  },
  {
    name: 'rules over a game',
    show: async page => {
      await openBegun(page);
      await button(page, 'Menu').click();
      await page.getByTestId('menu-rules').click();
      await page.getByRole('dialog').getByText('Keys').waitFor();
    },
  },
  {
    name: 'settings over a game',
    show: async page => {
      await openBegun(page);
      await button(page, 'Menu').click();
      await page.getByTestId('menu-settings').click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    },
  },
  {
    name: 'why a joker goes where it goes',
    show: async page => {
      await openSaved(page, gameAfter('yahtzee', ['Ann'], jokerAgain));
      await button(page, 'Why?').click();
      await page.getByTestId('joker-why').waitFor();
    },
  },
  {
    name: 'resigning',
    show: async page => {
      await openBegun(page);
      await button(page, 'Menu').click();
      await page.getByTestId('menu-resign').click();
      await page.getByTestId('yes').waitFor();
    },
  },
  {
    name: 'hand-over',
    show: async page => {
      await openSaved(page, gameAfter('yahtzee', ['Ann', 'Ben'], begun.slice(0, 2)));
      await page.getByTestId('handover-ready').waitFor();
    },
  },
  {
    name: 'game over',
    show: async page => {
      await openSaved(page, gameAfter('yatzy', ['Ann', 'Ben'], level));
      await page.getByTestId('rematch').waitFor();
    },
  },
  {
    name: 'game over of three',
    show: async page => {
      await openSaved(page, playedGame(7, 'yahtzee', ['Ann', 'Ben', 'Cleo'], 'normal'));
      await page.getByTestId('podium').waitFor();
    },
  },
  {
    name: 'game over alone',
    show: async page => {
      await openSaved(page, playedGame(4));
      await page.getByText('like a perfect player').waitFor();
    },
  },
  { name: 'review', show: again('/review', 'account') },
  { name: 'a decision of the review', show: again('/review?at=0', 'alternatives') },
  { name: 'learning from mistakes', show: again('/learn?seat=0', 'lesson-show') },
  {
    name: 'the answer of a lesson',
    show: async page => {
      await again('/learn?seat=0', 'lesson-show')(page);
      await page.getByTestId('lesson-show').click();
      await page.getByTestId('alternatives').waitFor();
    },
  },
  { name: 'replay', show: again('?at=20', 'moment-0') },
  { name: 'rollio', show: openRollio },
  {
    name: 'a die that does not fit',
    show: async page => {
      await openSaved(page, gameAfter('rollio-classic', ['Ann'], [[0, { type: 'RollDice' }, '111234']]));
      for (const die of [0, 3]) await page.getByTestId(`die-${die}`).click();
      await page.getByText('The 2 does not fit').waitFor();
    },
  },
  {
    name: 'a flop',
    show: async page => {
      await openSaved(page, gameAfter('rollio-classic', ['Ann'], rollioFlop));
      await page.getByTestId('flop').waitFor();
    },
  },
  {
    name: 'dice set aside',
    show: async page => {
      await openSaved(page, gameAfter('rollio-classic', ['Ann'], rollioAside));
      await page.getByTestId('die-0').waitFor();
    },
  },
  {
    name: 'dice for a run',
    show: async page => {
      await turnTo(page, '/run');
      await page.getByTestId('choose-set').waitFor();
    },
  },
  {
    name: 'a level of a run',
    show: async page => {
      await openSaved(page, runAfter({ wares, wishes: secondLevel }));
      await page.getByTestId('begin-level').waitFor();
    },
  },
  {
    name: 'a boss',
    show: async page => {
      await openSaved(page, runAfter({ wares: onTheWay, wishes: toBoss }));
      await page.getByTestId('boss').waitFor();
    },
  },
  {
    name: 'a round with a boss',
    show: async page => {
      await openBoss(page, '111446');
      await page.getByTestId('die-3').click();
    },
  },
  {
    name: 'a flop of a run',
    show: async page => {
      await openBoss(page, '111223');
      await page.getByTestId('accept-flop').click();
      await page.getByTestId('moment-flopped').waitFor();
    },
  },
  { name: 'a round of a run', show: page => openRun(page, [0]) },
  {
    name: 'ways of a run',
    show: async page => {
      await openRun(page, [0, 1, 2, 3, 4, 5]);
      await page.getByTestId('commit').click();
      await page.getByTestId('take').waitFor();
    },
  },
  {
    name: 'a charm',
    show: async page => {
      await openShop(page);
      await page.getByTestId('charm-1').click();
      await page.getByTestId('sell-charm').waitFor();
    },
  },
  { name: 'shop', show: openShop },
  {
    name: 'level cleared',
    show: async page => {
      await openSaved(page, runAfter({ wishes: clearLevel.slice(0, 2) }));
      await page.getByTestId('bank').click();
      await page.getByTestId('moment-cleared').waitFor();
    },
  },
  {
    name: 'a boss that is beaten',
    show: async page => {
      await openSaved(page, runAfter({ wares: onTheWay, wishes: [...toBoss, ...allSix, ...allSix, ...allSix] }));
      await page.getByTestId('bank').click();
      await page.getByTestId('moment-cleared').waitFor();
    },
  },
  {
    name: 'a level that is lost',
    show: async page => {
      await openSaved(page, flopped(false));
      await page.getByTestId('accept-flop').click();
      await page.getByTestId('go-on').click();
      await page.getByTestId('moment-lost').waitFor();
    },
  },
  {
    name: 'the end of a run',
    show: async page => {
      await openSaved(page, flopped(true));
      await page.getByTestId('run-over').waitFor();
    },
  },
  {
    name: 'collection',
    show: async page => {
      await putSaved(page, runAfter({ wares, wishes: [...secondLevel, ...clearLevel] }));
      await page.goto('/runs');
      await page.getByTestId('runs').waitFor();
    },
  },
  {
    name: 'a guided first turn',
    show: async page => {
      await turnTo(page, '/learn/yahtzee');
      await page.getByTestId('roll').click();
      for (const die of [0, 2]) await page.getByTestId(`die-${die}`).click();
    },
  },
  {
    name: 'the row of a guided first turn',
    show: async page => {
      await turnTo(page, '/learn/kniffel');
      for (const id of ['roll', 'die-0', 'die-2', 'die-3', 'roll', 'die-1', 'roll']) await page.getByTestId(id).click();
      await page.getByTestId('row-fours').waitFor();
    },
  },
  {
    name: 'tutorial',
    show: async page => {
      await page.goto('/learn-rollio');
      await page.getByTestId('lesson').waitFor();
    },
  },
  { name: 'rules', show: at('/rules/yahtzee') },
  { name: 'settings', show: at('/settings') },
  { name: 'check the dice', show: at('/check') },
  { name: 'no such page', show: page => turnTo(page, '/nowhere') },
  { name: 'join', show: at('/join'), needsServer: true },
  { name: 'entrance of a room', show: at('/r/ABCDEF'), needsServer: true },
  { name: 'lobby', show: openRoom, needsServer: true },
  ...(['open', 'full', 'running'] as const).map(state => ({
    name: `an invitation, ${state}`,
    show: async (page: Page) => {
      await turnTo(page, `/r/${await roomIn(page, state)}`);
      await page.getByTestId(state === 'open' ? 'enter' : 'own-table').waitFor();
    },
    needsServer: true as const,
  })),
  {
    name: 'games that wait',
    show: async page => {
      await openRoom(page);
      await turnTo(page, '/games');
      await page.getByTestId('home-continue').first().waitFor();
    },
    needsServer: true,
  },
  {
    name: 'the result of a day',
    show: openResult,
    needsServer: true,
  },
  {
    name: 'home after the day',
    show: async page => {
      await openResult(page);
      await turnTo(page, '/');
      await page.getByText(/^Today \d/).waitFor();
    },
    needsServer: true,
  },
  { name: 'run of the day', show: at('/daily/rollio'), needsServer: true },
  { name: 'a duel', show: openDuel, needsServer: true },
  {
    name: 'chat',
    show: async page => {
      await openRoom(page);
      await page.getByTestId('chat').click();
      await page.getByRole('dialog').waitFor();
    },
    needsServer: true,
  },
];
