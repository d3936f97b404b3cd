import { LocalTable, type BotMove } from '@yaht/client';
import { HandClock, pickFrom, settled } from '@yaht/client/testing';
import { botMove } from '@yaht/bots';
import { fairChance, formatSeed, seedFromText } from '@yaht/fair';
import { variantById, err, fault, type Options, type Player } from '@yaht/rules';
import { cleanup } from 'ink-testing-library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Coach } from '../coach/coach.ts';
import { atScreen, type ScreenWish } from '../testing/at-screen.tsx';
import { NORMAL } from '../testing/drawn-shell.tsx';

type Wish = ScreenWish & {
  readonly game?: string;
  readonly players?: readonly Player[];
  readonly hasOpeningRoll?: boolean;
  readonly dice?: string;
  readonly options?: Partial<Options>;
};

const fourPlayers = [
  { name: 'Alice' },
  { name: 'Bob', bot: 'normal' },
  { name: 'Cy', bot: 'easy' },
  { name: 'Dee', bot: 'easy' },
] as const;

const moves: BotMove = (game, seat, level) => Promise.resolve(botMove(game, seat, level));

/** A table on a terminal of this size, with the dice of one seed. */
async function sit({
  game = 'yahtzee',
  players = fourPlayers,
  hasOpeningRoll = false,
  dice = '7',
  options = {},
  ...wish
}: Wish = {}) {
  const variant = variantById(game) ?? fault(`no game ${game}`);
  const seed = seedFromText(dice);
  const clock = new HandClock();
  const opened = await LocalTable.open(
    { id: 'frames', variant, players, options: { turnOrder: hasOpeningRoll ? 'opening-roll' : 'seated', ...options } },
    {
      secret: formatSeed(seed),
      chance: fairChance({ seed, gameId: 'frames', playerSeeds: players.map(() => '') }),
      store: () => Promise.resolve(),
      bots: { move: moves, clock },
    },
  );
  const table = opened.ok ? opened.value : fault('the table did not open');
  return atScreen(table, clock, wish);
}

/** From the dice to the last row of a card, and twice yes. */
const intoChance = ['down', 'up', 'enter', 'enter'];

/** Escape codes as something that can be read. */
const shown = (frame: string): string => frame.replaceAll('\u001B', '^');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const frameFile = (name: string): string => `./frames/${name}.txt`;

/** Knows nothing but who will win. */
const fortuneTeller = (chances: readonly number[]): Coach => ({
  solutionFor: () => Promise.resolve(err('nothing is solved here')),
  analyst: {
    chances: () => Promise.resolve({ chances, measure: 'exact' as const }),
    toWin: () => Promise.resolve(undefined),
    review: () => Promise.resolve(undefined),
  },
});

describe('frames', () => {
  const looks: [string, Wish][] = [
    ['80x24', {}],
    ['80x24-ascii', { settings: { isAscii: true } }],
    ['60x20', { size: { columns: 60, rows: 20 } }],
    ['120x40', { size: { columns: 120, rows: 40 }, coach: fortuneTeller([0.4, 0.35, 0.241, 0.009]) }],
    ['80x24-sv', { settings: { language: 'sv' } }],
    ['80x24-de', { settings: { language: 'de' } }],
    ['yatzy', { game: 'yatzy' }],
    ['maxi-yatzy', { game: 'maxi-yatzy' }],
  ];
  test.each(looks)('%s, rolled once, two dice held', async (name, wish) => {
    const { press, text } = await sit(wish);
    await press('enter', '1', '3', 'down');
    await expect(text()).toMatchFileSnapshot(frameFile(name));
  });

  test.each(['default', 'high-contrast', 'mono'] as const)('the theme %s, to the last escape code', async theme => {
    const { press, frame } = await sit({ settings: { theme } });
    await press('enter', '1', '3', 'down', 'enter');
    await expect(shown(frame())).toMatchFileSnapshot(frameFile(`theme-${theme}`));
  });

  test('without colour there is weight and reverse, and no hue', async () => {
    const { press, frame } = await sit({ settings: { theme: 'default', hasColor: false } });
    await press('enter', '1', 'down', 'enter', 'x', 'L');
    expect(shown(frame())).toContain('^[1m');
    expect(shown(frame())).not.toMatch(/\^\[(3|4|9|10)\d/);
  });

  test('the opening roll, then the table', async () => {
    const { press, text } = await sit({ hasOpeningRoll: true, players: [{ name: 'Ann' }, { name: 'Ben' }] });
    await expect(text()).toMatchFileSnapshot(frameFile('opening-roll'));
    await press('enter');
    expect(text()).toContain('Enter rolls the dice');
  });

  test('an opening roll that has to be repeated is told in whole sentences', async () => {
    const { text } = await sit({ hasOpeningRoll: true, players: [{ name: 'Player 1' }, { name: 'Player 2' }], dice: '35' });
    await expect(text()).toMatchFileSnapshot(frameFile('opening-tie'));
  });

  test('the next person at this keyboard is asked to sit down; the last one can still take back', async () => {
    const { press, text } = await sit({ players: [{ name: 'Ann' }, { name: 'Ben' }] });
    await press('enter', ...intoChance);
    await expect(text()).toMatchFileSnapshot(frameFile('handover'));
    await press('u');
    expect(text()).toContain('Taken back: Chance is open again.');
    expect(text()).toMatch(/Ann +0 +◄ to play/);
  });

  test('Rollio with its chooser', async () => {
    const { press, text } = await sit({ game: 'rollio-classic', players: [{ name: 'Ann' }, { name: 'Ben', bot: 'easy' }] });
    await press('enter', 'a');
    await expect(text()).toMatchFileSnapshot(frameFile('rollio'));
  });

  test('the help shows what works now, says why the rest does not, and can be filtered', async () => {
    const { press, text } = await sit();
    await press('?');
    await expect(text()).toMatchFileSnapshot(frameFile('help'));
    await press('b', 'e', 'l', 'l');
    expect(text()).toContain('turn the bell on or off');
    expect(text()).not.toContain('all keys');
    await press('escape');
    expect(text()).toContain('Enter rolls the dice');
  });

  test('the end: the winner, the standings, and what can be done next', async () => {
    const { press, text, desk, clock } = await sit({ players: [{ name: 'Ann' }, { name: 'Ben', bot: 'easy' }] });
    while (desk.view.phase !== 'over') {
      if (desk.view.isMine) {
        const row =
          desk.view.board?.family === 'scorecard' ? desk.view.board.rows.findIndex(({ points }) => points[0] === null) : 0;
        await press('enter', 'tab', ...Array.from({ length: row }, () => 'down'), 'enter', 'enter');
        if (desk.overlays.open.get()) await press('y');
      } else await clock.move(600);
    }
    await expect(text()).toMatchFileSnapshot(frameFile('over'));
  });
});

describe('the names above the columns', () => {
  const head = (text: string): string => /Category +(.*?) *(│|$)/m.exec(text)?.[1] ?? '';
  const named = (...names: readonly string[]): readonly Player[] => names.map(name => ({ name }));
  const WIDE = { columns: 120, rows: 40 };
  const shown: [string, Wish, string][] = [
    ['whole', { players: named('Player 1', 'Player 2') }, 'Player 1  Player 2'],
    ['whole on a wide screen', { players: named('Player 1', 'Player 2'), size: WIDE }, 'Player 1  Player 2'],
    ['told apart', { players: named('Player 1', 'Player 2', 'Player 3', 'Player 4') }, 'Pl…1 Pl…2 Pl…3 Pl…4'],
    ['whole beside short ones', { players: named('Ann', 'Ann 2') }, 'Ann  Ann 2'],
    ['beside a mark for rows out of sight', { players: named('Ann', 'Bo'), size: { columns: 60, rows: 20 } }, '↓1  Ann   Bo'],
  ];
  test.each(shown)('are %s', async (_, wish, names) => {
    expect(head((await sit(wish)).text())).toBe(names);
  });

  test('take what a very wide screen has', async () => {
    const players = named('Bartholomew the Great', 'Bartholomew the Small').map(({ name }) => ({ name: name.slice(0, 20) }));
    const { text } = await sit({ players, size: { columns: 160, rows: 40 } });
    expect(head(text())).toMatch(/Bartholomew the Grea +Bartholomew the Smal/);
  });
});

describe('sizes', () => {
  test('too small a terminal says what it takes; the game is there again when it grows', async () => {
    const { press, text, sizes, farewells } = await sit();
    await press('enter', '1');
    const before = text();
    sizes.set({ columns: 50, rows: 15 });
    await settled();
    expect(text().trim()).toBe('Terminal too small: 50x15, need 60x20 (q quits)');
    await press('2', 'enter');
    sizes.set(NORMAL);
    await settled();
    expect(text()).toBe(before);
    expect(farewells).toEqual([]);
  });

  test('the keys that a sentence names are those of one’s own', async () => {
    const ownKeys = { roll: ['g'], best: ['z'], score: ['t'], quit: ['w'], help: ['-'] };
    const { press, text, sizes, farewells } = await sit({ settings: { ownKeys } });
    await press('g', '1');
    expect(text()).toMatch(/Keeping \d - g rerolls dice/);
    await press('g', '9', 'g');
    expect(text()).toContain('Choose a row: arrows or z, then t');
    await press('P');
    expect(text()).toContain('P does nothing here. - lists the keys.');
    await press('z');
    expect(text()).toMatch(/t again scores \d+ in/);
    sizes.set({ columns: 50, rows: 15 });
    await settled();
    expect(text()).toContain('(w quits)');
    await press('q');
    expect(farewells).toEqual([]);
    await press('w');
    expect(farewells).toEqual([{ code: 0 }]);
  });

  test.each([
    [40, 20],
    [30, 10],
    [9, 3],
  ])('however small a terminal of %i columns and %i rows is, the game goes on', async (columns, rows) => {
    const { text, sizes, farewells } = await sit();
    const before = text();
    sizes.set({ columns, rows });
    await settled();
    expect(text().replaceAll('\n', ' ')).toMatch(/^Terminal too small: \d+x\d+, need 60x20 \(q quits\) *$/);
    sizes.set(NORMAL);
    await settled();
    expect(text()).toBe(before);
    expect(farewells).toEqual([]);
  });

  test('whatever is pressed in whatever size, every frame fits the terminal', async () => {
    const keys = [
      'enter',
      'enter',
      'enter',
      ' ',
      'down',
      'down',
      'up',
      '1',
      '2',
      '5',
      'a',
      'n',
      'v',
      'u',
      'e',
      'H',
      'm',
      '?',
      'escape',
      'L',
      'R',
      'y',
      'b',
      'x',
      'tab',
      ':',
      '/',
      '9',
    ];
    for (const game of ['yahtzee', 'maxi-yatzy', 'rollio-classic']) {
      const { press, text, sizes, clock } = await sit({ game, hasOpeningRoll: true });
      const pick = pickFrom(11);
      for (let i = 0; i < 60; i++) {
        sizes.set({ columns: 60 + pick(80), rows: 20 + pick(30) });
        await press(keys[pick(keys.length)] ?? 'enter');
        await clock.move(600);
        const lines = text().split('\n');
        expect(lines.length).toBeLessThanOrEqual(sizes.get().rows);
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(sizes.get().columns);
      }
      cleanup();
    }
  });
});

describe('keys', () => {
  const refused: [string, readonly string[], string][] = [
    ['hold before rolling', ['1'], 'Nothing has been rolled yet'],
    ['a die that is not there', ['enter', '6'], 'There is no die at that position. There are 5 dice'],
    ['roll with all dice held', ['enter', 'a', 'enter'], 'All dice are held'],
    ['a fourth roll', ['enter', 'enter', 'enter', ' '], 'No rolls left'],
    ['hold after the last roll', ['enter', 'enter', 'enter', '1'], 'No rolls left'],
    ['score before rolling', ['tab', 'enter'], 'Nothing has been rolled yet'],
    ['chat where nobody listens', ['/'], 'Nobody is there to read it'],
    ['nothing to take back', ['u'], 'There is nothing to take back'],
    ['a key without a meaning', ['w'], 'w does nothing here. ? lists the keys.'],
    ['a command nobody knows', [':', 'b', 'o', 'o', 'enter'], 'There is no command "boo"'],
    ['a value nobody knows', [':', 'l', 'a', 'n', 'g', ' ', 'f', 'r', 'enter'], 'lang takes one of: en, sv, de.'],
  ];
  test.each(refused)('%s is explained', async (_, keys, sentence) => {
    const { press, text } = await sit();
    await press(...keys);
    expect(text()).toContain(`! ${sentence}`);
  });

  test("another's turn is explained, and Space hurries a bot", async () => {
    const { press, text, desk } = await sit();
    await press('enter', ...intoChance, '1');
    expect(text()).toContain("! It is Bob's turn.");
    await press(' ');
    expect(desk.view.turn).toBe(0);
    expect(desk.view.round).toBe(2);
  });

  test('Tab from the card lets the chosen row go: what Enter does is what is said', async () => {
    const { press, text, desk } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', 'tab', 'enter');
    expect(text()).toContain('Enter again scores 2 in Ones');
    await press('tab');
    expect(text()).toContain('Nothing kept - Enter rerolls all dice');
    await press('enter');
    expect(desk.view.board).toMatchObject({ roll: 2 });
    await press('enter', 'b');
    expect(text()).toMatch(/Enter again scores \d+ in/);
    await press('tab');
    expect(text()).toContain('Choose a row: arrows or b, then Enter');
  });

  test('a held Enter rolls once, and plays nothing after the last roll: no row is under the cursor until one is meant', async () => {
    const { press, hold, text, desk } = await sit({ players: [{ name: 'Ann' }] });
    await hold('enter', 60);
    expect(desk.view.board).toMatchObject({ roll: 1 });
    await press('enter', 'enter');
    await hold('enter', 60);
    expect(desk.view).toMatchObject({ round: 1, phase: 'must-score' });
    await press('enter');
    expect(text()).toContain('! Choose a row: arrows or b, then Enter');
    await press('b', 'enter');
    await hold('enter', 60);
    expect(desk.view).toMatchObject({ round: 2, board: { roll: 1 }, players: [{ total: expect.any(Number) }] });
  });

  test('b chooses the row that scores most', async () => {
    const { press, text, desk } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', 'b');
    const most = Math.max(...(desk.view.board?.family === 'scorecard' ? desk.view.board.rows : []).map(row => row.preview ?? 0));
    expect(text()).toContain(`Enter again scores ${most} in`);
    await press('enter');
    expect(desk.view.players[0]?.total).toBe(most);
  });

  test('resigning asks first and is told as resigning', async () => {
    const { press, text, desk } = await sit({ players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cy', bot: 'easy' }] });
    await press('X');
    expect(text()).toContain('Resign this game? The house plays your seat to the end.');
    await press('n');
    expect(desk.view.players).toMatchObject([{ hasResigned: false }, {}, {}]);
    await press('X', 'y');
    expect(desk.view.players).toMatchObject([{ hasResigned: true, rank: 3 }, {}, {}]);
    expect(text()).toMatch(/Ann \(you\) +0 +resigned/);
    await press('X');
    expect(text()).toContain('Resign this game? That ends the game, and it is not counted. (y/N)');
    await press('y');
    expect(text()).toContain('Cy');
    expect(desk.view.over?.winners).toEqual([2]);
  });

  test('on the card, where Enter chooses a row, another key is said to roll', async () => {
    const { press, text, desk } = await sit({ players: [{ name: 'Ann' }] });
    await press('tab');
    expect(text()).toMatch(/^ r rolls the dice/m);
    await press('r', '1');
    expect(text()).toMatch(/Keeping \d - r rerolls dice 2 3 4 5/);
    await press('r');
    expect(desk.view.board).toMatchObject({ roll: 2 });
  });

  test('a filled row is explained', async () => {
    const { press, text } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', ...intoChance, 'enter', ...intoChance);
    expect(text()).toContain('! Chance is already filled.');
  });

  test('a zero that need not be is asked about, each time', async () => {
    const { press, text, desk } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', 'down', 'up', 'up', 'enter', 'enter');
    expect(text()).toMatch(/Score 0 in Yahtzee\? \w.* would give \d+\. \(y\/N;/);
    await press('n', 'enter');
    expect(text()).toContain('Score 0 in Yahtzee?');
    await press('y');
    expect(desk.view.players[0]?.total).toBe(0);
    expect(desk.view.round).toBe(2);
  });

  test('whoever says so in the question is not asked about a zero again, and the settings know it', async () => {
    const { press, desk, shell } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', 'down', 'up', 'up', 'enter', 'enter', '!');
    expect(desk.view.round).toBe(2);
    expect(shell.settings.get().asksZero).toBe(false);
    await press('enter', ...Array<string>(11).fill('down'), 'enter', 'enter');
    expect(desk.view.round).toBe(3);
    expect(desk.view.players[0]?.total).toBe(0);
  });

  test('holds, chosen rows and scores are taken back in their order', async () => {
    const { press, desk } = await sit({ players: [{ name: 'Ann' }] });
    const held = (): number => desk.view.board?.dice.filter(die => 'held' in die && die.held).length ?? -1;
    await press('enter', '1', '2', 'u');
    expect(held()).toBe(1);
    await press('down', 'up', 'enter');
    expect(desk.hand.category).toBe('chance');
    await press('u');
    expect(desk.hand.category).toBeNull();
    await press('enter', 'enter', 'u');
    expect(desk.view.undo.refusal).toBe('nothing-to-undo');
    expect(desk.view.round).toBe(1);
  });

  test('whoever likes it scores with one key, and the help says so; a zero is asked about all the same', async () => {
    const { press, desk, text } = await sit({ players: [{ name: 'Ann' }], settings: { scoring: 'once' } });
    await press('enter', 'down', '?');
    expect(text()).toContain('score this row');
    await press('escape', 'up', 'enter');
    expect(desk.view.round).toBe(2);
    await press('enter', ...Array<string>(11).fill('down'), 'enter');
    expect(text()).toContain('(y/N;');
  });

  test('who will win is told on a wide screen alone, also when it becomes wide, and after the dice have landed', async () => {
    const players = [{ name: 'Ann' }, { name: 'Ben' }];
    const { press, text, sizes, clock } = await sit({
      players,
      settings: { hasAnimation: true },
      coach: {
        ...fortuneTeller([]),
        analyst: {
          ...fortuneTeller([]).analyst,
          chances: game => Promise.resolve({ chances: [game.state.turn?.dice ? 0.75 : 0.5, 0.25], measure: 'exact' as const }),
        },
      },
    });
    expect(text()).not.toContain('Win chance');
    sizes.set({ columns: 120, rows: 40 });
    await settled();
    expect(text()).toContain('50 %');
    await press('enter');
    expect(text()).toContain('50 %');
    await clock.move(600);
    expect(text()).toContain('75 %');
  });

  test('a zero by choice is asked about', async () => {
    const { press, desk, text } = await sit({ players: [{ name: 'Ann' }] });
    await press('enter', 'down', 'x');
    expect(text()).toContain('Put a zero into Ones? (y/N)');
    await press('n');
    expect(desk.view.round).toBe(1);
    await press('x', 'y');
    expect(desk.view.round).toBe(2);
    expect(desk.view.board).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ category: 'ones', points: [0] })]),
    });
  });

  test('dice can be held by what they show', async () => {
    const { press, desk } = await sit({ players: [{ name: 'Ann' }], settings: { diceKeys: 'value' } });
    await press('enter');
    const faces = desk.view.board?.dice.map(({ face }) => face) ?? [];
    const [face = 1] = faces;
    await press(String(face));
    expect(desk.view.board?.dice.map(die => 'held' in die && die.held)).toEqual(faces.map((_, die) => die === 0));
  });

  test('several keys that arrive at once are pressed in their order', async () => {
    const { press, desk } = await sit({ players: [{ name: 'Ann' }] });
    await press('\r12\r');
    expect(desk.view.board).toMatchObject({ roll: 2 });
  });

  test('leaving asks, unless the game is over; twice Ctrl-C does not', async () => {
    const { press, text, farewells } = await sit();
    await press('q');
    expect(text()).toContain('Leave the game? It is saved. (y/N)');
    await press('n');
    expect(farewells).toEqual([]);
    await press('ctrl-c', 'ctrl-c');
    expect(farewells).toEqual([{ code: 130 }]);
  });

  test('commands change what is seen at once', async () => {
    const { press, text } = await sit();
    await press(':', ...'lang sv', 'enter');
    expect(text()).toContain('Enter kastar tärningarna');
    await press(':', ...'ascii on', 'enter');
    expect(text()).not.toMatch(/[^\n -~]/);
  });
});

test('dice fly for eight pictures, any key lets them fall, and Enter then rolls nothing more', async () => {
  const { press, desk, clock } = await sit({ players: [{ name: 'Ann' }], settings: { hasAnimation: true } });
  await press('enter');
  expect(desk.state.get().thrown).toHaveLength(5);
  await clock.move(8 * 60);
  expect(desk.state.get().thrown).toBeNull();
  await press('enter');
  expect(desk.state.get().thrown).toHaveLength(5);
  await press(' ');
  expect(desk.state.get().thrown).toBeNull();
  expect(desk.view.board).toMatchObject({ roll: 2 });
});

test('the bell rings once when the own turn begins, and not when it is off', async () => {
  const { press, rung } = await sit({ players: [{ name: 'Ann' }, { name: 'Ben', bot: 'easy' }] });
  await press('enter', ...intoChance, ' ');
  expect(rung.bells).toBe(1);
  expect(rung.titles.at(-1)).toBe('● your turn - yaht');
  await press('m', 'enter', 'down', 'enter', 'enter', 'y', ' ');
  expect(rung.bells).toBe(1);
});

test('a hint where there is no coach says so', async () => {
  const { press, text } = await sit({ game: 'rollio-classic', players: [{ name: 'Ann' }] });
  await press('enter', 'H');
  expect(text()).toContain('! There is no perfect play to compare with in this game.');
});

describe('the line of keys offers what can be done now', () => {
  const offered = (text: string): string => text.split('\n').at(-1) ?? '';
  const alone = [{ name: 'Ann' }];

  test('before the first roll', async () => {
    const { text } = await sit({ players: alone });
    expect(offered(text())).toBe(' Enter roll  Tab card  ↑↓ row  ? help  q quit');
  });

  test('after it; nobody is there to chat with', async () => {
    const { press, text } = await sit({ players: alone });
    await press('enter');
    expect(offered(text())).toBe(' 1-5 hold  Enter roll  Tab card  ↑↓ row  H hint  ? help  q quit');
  });

  test('no hint where the game cannot be solved, and none where there may be none', async () => {
    const unsolved = await sit({ game: 'maxi-yatzy', players: alone });
    await unsolved.press('enter');
    expect(offered(unsolved.text())).not.toContain('hint');
    const ranked = await sit({ players: alone, options: { hints: false } });
    await ranked.press('enter');
    expect(offered(ranked.text())).not.toContain('hint');
  });

  test('whoever comes back with no roll left is on the card', async () => {
    const { press, table, clock } = await sit({ players: alone });
    await press('enter', 'enter', 'enter');
    cleanup();
    const { text } = atScreen(table, clock);
    expect(offered(text())).toBe(' b best  ↑↓ row  H hint  ? help  q quit');
  });

  test('no review where there is none, neither in the line nor above it', async () => {
    const { press, text, desk } = await sit({ game: 'rollio-classic', players: alone });
    while (desk.view.phase !== 'over') await press('enter', 'a', 'enter', 'b');
    expect(text()).toContain('Enter plays again');
    expect(text()).not.toContain('review');
  });
});

describe('a game that cannot be solved', () => {
  test.each(['H', 'e'])('says so at %s, and does not count as assisted', async key => {
    const { press, text, desk } = await sit({ game: 'maxi-yatzy', players: [{ name: 'Ann' }], coach: fortuneTeller([]) });
    await press('enter', key);
    expect(text()).toContain('! Maxi Yatzy cannot be solved: the solver knows games with exactly five dice.');
    expect(desk.view.isAssisted).toBe(false);
  });

  test('says so in the help', async () => {
    const { press, text } = await sit({ game: 'maxi-yatzy', players: [{ name: 'Ann' }], coach: fortuneTeller([]) });
    await press('enter', '?', ...'hint');
    expect(text()).toContain('hint: Maxi Yatzy cannot be solved');
  });
});

test('a hint that nobody can give is not counted', async () => {
  const { press, text, desk } = await sit({ players: [{ name: 'Ann' }], coach: fortuneTeller([]) });
  await press('enter', 'H');
  expect(text()).toContain('Take a hint? The game then counts as assisted. (y/N)');
  await press('y');
  expect(text()).toContain('! nothing is solved here');
  expect(desk.view.isAssisted).toBe(false);
});
