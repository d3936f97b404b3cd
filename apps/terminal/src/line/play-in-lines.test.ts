import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { botMove } from '@yaht/bots';
import { verifyGame } from '@yaht/fair';
import { readRecord, scorecardVariants, variantById, type ScorecardVariant } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playInLines, type PlayOptions } from './play-in-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Types these lines and answers what was said and how it ended. */
async function type(
  lines: readonly string[],
  options: Partial<PlayOptions> = {},
): Promise<{ said: string; complaint: string; code: number }> {
  const output = new PassThrough();
  const error = new PassThrough();
  const playing = playInLines({
    input: Readable.from(lines.map(line => `${line}\n`)),
    output,
    error,
    isInteractive: false,
    language: 'en',
    dataFolder: folder,
    variant: variantOf('yahtzee'),
    players: ['Ann', 'Ben'],
    seed: '7',
    turnOrder: 'seated',
    isPractice: false,
    botMove: (game, seat, level) => Promise.resolve(botMove(game, seat, level)),
    ...options,
  }).finally(() => {
    output.end();
    error.end();
  });
  const [said, complaint, code] = await Promise.all([text(output), text(error), playing]);
  return { said, complaint, code };
}

const saves = async (): Promise<readonly string[]> =>
  (await readdir(join(folder, 'saves'))).filter(name => name.endsWith('.json'));

test('a turn is told in sentences that can be read aloud', async () => {
  const { said, code } = await type(['', '1 3', '', 'ones']);
  expect(said).toMatchInlineSnapshot(`
    "Yahtzee with Ann and Ben.

    Round 1 of 13. Ann's turn.
    Roll 1 of 3: 1, 5, 1, 6, 4.
    Worth now: Chance 17, Sixes 6, Fives 5, Fours 4, Ones 2. The other 8 would score 0.
    Holding 1, 1. Enter rolls 3 dice.
    Roll 2 of 3: 1, 6, 1, 6, 5. Kept 1, 1.
    Worth now: Chance 19, Sixes 12, Fives 5, Ones 2. The other 9 would score 0.
    Ann scored 2 in Ones. Total 2. Upper 2 of 63 for +35.

    Round 1 of 13. Ben's turn.
    The game is saved. Go on with: yaht play --resume
    "
  `);
  expect(code).toBe(0);
});

test('two players of one name are told apart', async () => {
  const { said } = await type(['', 'chance'], { players: ['Ann', 'Ann'] });
  expect(said).toContain('Yahtzee with Ann and Ann 2.');
  expect(said).toContain("Ann 2's turn.");
});

test.each([
  ['hold before rolling', ['1'], 'Nothing has been rolled yet. Roll first.'],
  ['score before rolling', ['chance'], 'Nothing has been rolled yet. Roll first.'],
  ['a die that is not there', ['', '6'], 'There are 5 dice, counted from the left.'],
  ['roll with all dice held', ['', 'all', ''], 'All dice are held'],
  ['a fourth roll', ['', '', '', ''], 'No rolls left. Choose a category to score.'],
  ['hold after the last roll', ['', '', '', '1'], 'No rolls left.'],
  ['a filled category', ['', 'chance', '', 'twos', '', 'chance'], 'Chance is already filled.'],
  ['a word it does not know', ['', 'blah'], '"blah" is not understood. Type ? for help.'],
  ['a slip of the finger', ['', 'full hose'], 'Did you mean Full house?'],
  ['half a name', ['', 'three'], '"three" could be Threes or Three of a kind.'],
  ['score without saying where', ['', 'score'], 'Name the category too'],
  ['undo when there is nothing', ['', 'undo'], 'There is nothing to take back.'],
  ['undo after the next roll', ['', 'chance', '', 'undo'], 'There is nothing to take back.'],
])('%s is explained', async (_, lines, explanation) => {
  expect((await type(lines)).said).toContain(explanation);
});

test('where nothing scores, a zero is the only choice after the last roll alone', async () => {
  const { yahtzee } = variantOf('yahtzee').categories;
  const variant = { ...variantOf('yahtzee'), categories: { yahtzee } } as ScorecardVariant;
  const { said } = await type(['', '', ''], { variant, players: ['Ann'] });
  const told = said.split('\n').filter(line => line.startsWith('Nothing scores'));
  expect(told).toEqual([
    'Nothing scores with these dice yet; roll again, or choose where to put the zero.',
    'Nothing scores with these dice yet; roll again, or choose where to put the zero.',
    'Nothing scores with these dice; choose where to put the zero.',
  ]);
});

test('a slip can be taken back until the next roll', async () => {
  const { said } = await type(['', 'yahtzee', 'undo', 'chance', 'card']);
  expect(said).toContain('A slip? undo takes it back until the next roll.');
  expect(said).toContain('Taken back: Yahtzee is open again.');
  expect(said).toMatch(/Yahtzee +- +-\n/);
});

test('practice takes rolls back and says that the game counts as assisted', async () => {
  const { said } = await type(['', '', 'undo', ''], { isPractice: true });
  const rolls = said.split('\n').filter(line => line.startsWith('Roll 2'));
  expect(rolls).toHaveLength(2);
  expect(rolls[0]).toBe(rolls[1]);
  expect(said).toContain('counts as assisted');
});

/** Rolls once and takes the first category on offer, to the end of the game. */
const quickest = (variant: ScorecardVariant, players: number): readonly string[] =>
  Object.keys(variant.categories).flatMap(category => Array.from({ length: players }, () => ['', category]).flat());

test.each(scorecardVariants.map(variant => [variant.id, variant] as const))(
  'a whole game of %s ends, and its record proves its dice',
  async (_, variant) => {
    const { said, code } = await type(quickest(variant, 2), { variant, turnOrder: 'opening-roll' });
    expect(code).toBe(0);
    expect(said).toContain('The game is over.');
    expect(await saves()).toEqual([]);
    const [name = ''] = await readdir(join(folder, 'games'));
    const record = readRecord(JSON.parse(await readFile(join(folder, 'games', name), 'utf8')));
    expect(record.ok && verifyGame(record.value).ok).toBe(true);
  },
);

test('a narrow terminal breaks lines between words', async () => {
  const output = Object.assign(new PassThrough(), { columns: 30 });
  const [said] = await Promise.all([text(output), type(['', 'card'], { output }).finally(() => output.end())]);
  expect(Math.max(...said.split('\n').map(line => line.length))).toBeLessThanOrEqual(30);
  expect(said.replace(/\n/g, ' ')).toContain('The other 8 would score 0.');
});

test('the same seed gives the same game', async () => {
  const lines = ['', '2', '', 'fours'];
  const first = await type(lines);
  await rm(folder, { recursive: true });
  expect(await type(lines)).toEqual(first);
  expect((await type(lines, { seed: '8' })).said).not.toBe(first.said);
});

test('a game put aside goes on where it was, with the dice it would have had', async () => {
  const whole = await type(['', '1', '', 'chance', '', 'ones']);
  await rm(folder, { recursive: true });
  await type(['', '1']);
  const resumed = await type(['1', '', 'chance', '', 'ones'], { resume: {} });
  expect(resumed.said).toContain('Yahtzee with Ann and Ben goes on in round 1 of 13.');
  const rolls = (said: string): readonly string[] => said.split('\n').filter(line => /^Roll|scored/.test(line));
  expect(rolls(resumed.said)).toEqual(rolls(whole.said));
});

test('nothing to resume is said, with what to do, and exit code 3', async () => {
  expect(await type([], { resume: {} })).toMatchObject({ said: '', code: 3, complaint: expect.stringContaining('yaht play') });
  await type(['']);
  const [name = ''] = await saves();
  const { complaint, code } = await type([], { resume: { key: 'nope' } });
  expect(code).toBe(3);
  expect(complaint).toContain(name.slice(0, -5));
});

test('the game that is named goes on, also when another one was put aside later', async () => {
  for (const id of ['yatzy', 'kniffel']) await type([''], { variant: variantOf(id) });
  for (const id of ['yatzy', 'kniffel'])
    expect((await type([], { resume: { variant: variantOf(id) } })).said).toContain(
      `${variantOf(id).name} with Ann and Ben goes on`,
    );
});

test('a game put aside that is not the one that is named does not go on', async () => {
  await type(['']);
  const key = (await saves())[0]?.slice(0, -5) ?? '';
  for (const wanted of [{}, { key }])
    expect(await type([], { resume: { ...wanted, variant: variantOf('yatzy') } })).toEqual({
      said: '',
      complaint: `The unfinished game ${key} is Yahtzee, not Yatzy. Go on with it: yaht play --resume ${key}\n`,
      code: 2,
    });
});

test('a broken save is kept and explained', async () => {
  await type(['']);
  const [name = ''] = await saves();
  const path = join(folder, 'saves', name);
  const whole = await readFile(path, 'utf8');
  for (const [broken, reason, exit] of [
    [whole.slice(0, -20), 'not complete', 1],
    ['{}', 'not a game record', 1],
    [whole.replace('yaht.save/1', 'yaht.save/9'), 'newer version', 5],
    [whole.replace('"rollsLeft":2', '"rollsLeft":3'), 'event 3 does not follow from the rules', 1],
  ] as const) {
    await writeFile(path, broken);
    const { complaint, code } = await type([], { resume: {} });
    expect(complaint).toContain(reason);
    expect(code).toBe(exit);
    expect(await readFile(path, 'utf8')).toBe(broken);
  }
});

test('a folder that cannot be written is named before the game begins', async () => {
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  const { said, complaint, code } = await type([''], { dataFolder: blocked });
  expect(said).toBe('');
  expect(complaint).toContain(blocked);
  expect(code).toBe(1);
});

test('a name that cannot be used is named', async () => {
  const { complaint, code } = await type([], { players: ['Ann', 'x'.repeat(21)] });
  expect(complaint).toContain('x'.repeat(21));
  expect(code).toBe(2);
  expect((await type([], { players: 'abcdefg'.split('') })).complaint).toContain('At most 6 can play.');
});

test.each([
  ['sv', ['', 'alla', 'inga', 'kasta', 'chans', 'ångra', 'hjälp'], 'Ångrat: Chans är ledig igen.'],
  ['de', ['', 'alle', 'keine', 'würfeln', 'chance', 'zurück', 'hilfe'], 'Chance'],
  ['sv', ['', 'all', 'roll', 'none', 'roll', 'chance', 'undo'], 'Ångrat'],
] as const)('it understands its own words and English ones in %s', async (language, lines, expected) => {
  const { said } = await type(lines, { language });
  expect(said).toContain(expected);
  expect(said).not.toMatch(/"(alla|inga|alle|keine|none|roll)"/);
});

const rollio = { variant: variantById('rollio-classic') ?? expect.fail('no Rollio') };

test('Rollio: dice are set aside, the risk is told, a flop loses the pot', async () => {
  const { said } = await type(['', '', '1', 'all', ''], { ...rollio, seed: '4' });
  expect(said).toMatchInlineSnapshot(`
    "Rollio Classic with Ann and Ben.

    Turn 1. Ann's turn. Total 0 of 10,000.
    Roll 1: 3, 5, 4, 3, 3, 6.
    Most points: three 3s 300, single 5 50, 350 with dice 1 2 4 5.
    Nothing of this roll is set aside yet. Set scoring dice aside first, then roll on or bank.
    Die 1 does not score with this selection. Leave it out.
    Ann sets aside three 3s 300, single 5 50, 350 in all. Pot 350.
    Rolling 2 dice flops in 44.4 %.
    Roll 2: 6, 4 on dice 3, 6.
    Flop: nothing scores, Ann loses the pot of 350.

    Turn 1. Ben's turn. Total 0 of 10,000.
    The game is saved. Go on with: yaht play --resume
    "
  `);
});

test('Rollio: of several ways the player chooses, and Enter takes the best', async () => {
  const { said } = await type(['', '1 2 3', '2'], { ...rollio, seed: await seedFor(/Roll 1: 1, 1, 1, /) });
  expect(said).toContain('ways:\n  1. ');
  expect(said).toContain('Ann sets aside single 1 100, single 1 100, single 1 100, 300 in all. Pot 300.');
});

test('Rollio: whoever types something else while a way is to be chosen lets the dice go', async () => {
  const { said } = await type(['', '1 2 3', 'card', '2'], { ...rollio, seed: await seedFor(/Roll 1: 1, 1, 1, /) });
  expect(said).toContain('Ann sets aside single 1 100. Pot 100.');
});

test('Rollio: a bank can be taken back until the next roll', async () => {
  const { said } = await type(['', 'all', 'bank', 'undo', 'bank', 'card'], rollio);
  expect(said).toContain('Taken back: the pot is at risk again.');
  expect(said).toMatch(/Ann banks ([\d,]+)\. Total \1\./);
});

test('Rollio: a whole game ends, and its record proves its dice', async () => {
  const lines = Array.from({ length: 2_000 }, () => ['', 'all', 'bank']).flat();
  const { said } = await type(lines, rollio);
  expect(said).toContain('has reached 10,000. Everybody else has one more turn.');
  expect(said).toContain('The game is over.');
  const [name = ''] = await readdir(join(folder, 'games'));
  const record = readRecord(JSON.parse(await readFile(join(folder, 'games', name), 'utf8')));
  expect(record.ok && verifyGame(record.value).ok).toBe(true);
});

test('Rollio: put aside and resumed with the same pot', async () => {
  await type(['', 'all'], rollio);
  const { said } = await type(['undo', 'all', 'bank'], { ...rollio, resume: {} });
  expect(said).toContain('Rollio Classic with Ann and Ben goes on.');
  expect(said).toMatch(/Pot (\d+)\.[\s\S]*Taken back: these dice lie on the table again\.[\s\S]*Ann banks \1\./);
});

/** The first seed whose game begins as wanted. */
async function seedFor(wanted: RegExp): Promise<string> {
  for (let seed = 1; seed < 2_000; seed++) {
    const { said } = await type([''], { ...rollio, seed: String(seed) });
    if (wanted.test(said)) return String(seed);
  }
  return expect.fail('no such seed');
}

describe('with bots', () => {
  const bots = { players: ['Ann'], bots: ['easy', 'easy'] as const };

  test('a bot moves at once, and its moves are told like those of a person', async () => {
    const { said } = await type(['', 'chance'], { players: ['Ann'], bots: ['easy'] });
    expect(said).toMatchInlineSnapshot(`
      "Yahtzee with Ann and Bot (easy).

      Round 1 of 13. Ann's turn.
      Roll 1 of 3: 1, 5, 1, 6, 4.
      Worth now: Chance 17, Sixes 6, Fives 5, Fours 4, Ones 2. The other 8 would score 0.
      Ann scored 17 in Chance. Total 17.

      Round 1 of 13. Bot (easy)'s turn.
      Roll 1 of 3: 1, 6, 3, 3, 3.
      Roll 2 of 3: 5, 5, 3, 3, 3. Kept 3, 3, 3.
      Bot (easy) scored 25 in Full house. Total 25.

      Round 2 of 13. Ann's turn. Total 17.
      The game is saved. Go on with: yaht play --resume
      "
    `);
  });

  test('bots have names, and their level is in the record', async () => {
    const { said } = await type(quickest(variantOf('yahtzee'), 1), bots);
    expect(said).toContain('Yahtzee with Ann, Bot (easy) and Bot (easy) 2.\n');
    const [name = ''] = await readdir(join(folder, 'games'));
    const record = readRecord(JSON.parse(await readFile(join(folder, 'games', name), 'utf8')));
    expect(record.ok && record.value.start.players).toEqual([
      { name: 'Ann' },
      { name: 'Bot (easy)', bot: 'easy' },
      { name: 'Bot (easy) 2', bot: 'easy' },
    ]);
  });

  test.each(['yatzy', 'maxi-yatzy', 'rollio-classic'])('bots among themselves finish a game of %s, always the same', async id => {
    const alone = { variant: variantById(id) ?? variantOf('yatzy'), players: [], bots: ['easy', 'normal'] as const };
    const first = await type([], alone);
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('The game is over.') as string });
    await rm(folder, { recursive: true });
    const record = /The record is in .*/;
    expect((await type([], alone)).said.replace(record, '')).toBe(first.said.replace(record, ''));
  });

  test('the bot has rolled, so a score cannot be taken back; in practice it can, with all that the bot did', async () => {
    expect((await type(['', 'yahtzee', 'undo'], bots)).said).toContain('There is nothing to take back.');
    const { said } = await type(['', 'yahtzee', 'undo', 'chance'], { ...bots, isPractice: true });
    expect(said).not.toContain('A slip?');
    expect(said).toContain('Taken back: Yahtzee is open again.\n');
    expect(said.match(/^Bot \(easy\) 2 /gm)).toHaveLength(2);
  });

  test('a game put aside goes on with its bots', async () => {
    await type(['', 'chance'], bots);
    const { said } = await type(['', 'ones'], { resume: {} });
    expect(said).toContain('Yahtzee with Ann, Bot (easy) and Bot (easy) 2 goes on in round 2 of 13.');
    expect(said).toMatch(/Round 2 of 13\. Bot \(easy\)'s turn\./);
  });

  test('a bot that breaks is a fault and nothing that could not be kept', async () => {
    const broken = () => Promise.reject(new Error('no idea'));
    await expect(type([], { players: [], bots: ['easy'], botMove: broken })).rejects.toThrow('no idea');
  });

  test('too many are refused', async () => {
    expect(await type([], { players: ['Ann'], bots: new Array<'easy'>(6).fill('easy') })).toMatchObject({ code: 2, said: '' });
  });
});

test('whoever resigns is passed by, and the last to do so ends the game', async () => {
  const { said, code } = await type(['resign', '', 'chance', '', 'ones', '', 'twos', 'resign']);
  expect(said).toContain('Ann resigned.');
  expect(said.match(/Ann's turns are passed from now on\./g)).toHaveLength(1);
  expect(said.match(/Ann's turn\b/g)).toHaveLength(1);
  expect(said).not.toContain('Total 0.');
  expect(said).toMatch(/The game is over\. Ben wins with \d+ points\./);
  expect(said).toMatch(/1\. Ben, \d+ points\n2\. Ann, 0 points/);
  expect(code).toBe(0);
});

test('somebody who types is asked before a zero that need not be, each time, and before giving up', async () => {
  const lines = ['', 'yahtzee', 'n', 'yahtzee', 'y', 'resign', 'n', 'resign', 'yes'];
  const input = new PassThrough();
  input.write(lines.map(line => `${line}\n`).join(''));
  const { said } = await type([], { input, isInteractive: true, players: ['Ann'] });
  expect(said.match(/Score 0 in Yahtzee\? \w.* would give \d+\. \(y\/N;/g)).toHaveLength(2);
  expect(said).toContain('Ann put a zero in Yahtzee.');
  expect(said.match(/Resign this game\? That ends the game, and it is not counted\. \(y\/N\)/g)).toHaveLength(2);
  expect(said).toContain('The game is over. It was given up and is not counted.');
});

test.each([
  ['says so in the question', { isOn: true }, ['', 'yahtzee', '!', '', 'full house'], 1],
  ['has turned it off', { isOn: false }, ['', 'yahtzee', '', 'full house'], 0],
])('whoever %s is asked about no zero again', async (_, { isOn }, lines, asked) => {
  const input = new PassThrough();
  input.write([...lines, 'resign', 'y'].map(line => `${line}\n`).join(''));
  const turnOff = vi.fn();
  const { said } = await type([], { input, isInteractive: true, players: ['Ann'], zeroQuestion: { isOn, turnOff } });
  expect(said.match(/Score 0 in/g) ?? []).toHaveLength(asked);
  expect(turnOff).toHaveBeenCalledTimes(asked);
  expect(said).toContain('Ann put a zero in Full house.');
});
