import { LANGUAGES } from '@yaht/messages';
import { describe, expect, test } from 'vitest';
import { answerTo, programHere } from './testing.ts';

const commands = [
  '',
  'play',
  'server',
  'backup',
  'restore',
  'migrate',
  'join',
  'daily',
  'watch',
  'replay',
  'score',
  'solve',
  'advise',
  'review',
  'simulate',
  'rollio',
  'distribution',
  'target',
  'puzzle',
  'rules',
  'verify',
  'config',
  'completion',
  'version',
];

describe.each(LANGUAGES)('help in %s', language => {
  test.each(commands)('yaht %s --help: examples first, one screen', async command => {
    const { code, stdout, stderr } = await answerTo(`${command} --help --lang ${language}`);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[1]).toMatch(/^ {2}(yaht|source) /);
    expect(lines.length).toBeLessThan(24);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
  });
});

describe.each(LANGUAGES)('in %s nothing is left for guessing', language => {
  const help = async (command: string) => (await answerTo(`${command} --help --lang ${language}`)).stdout;
  const without = ['', 'words', 'help'];

  test('the first help names every command, and has more than one example', async () => {
    const first = await help('');
    const names = (await programHere()).commands.map(command => command.name());
    expect(names.filter(name => !without.includes(name) && !new RegExp(`\\b${name}\\b`).test(first))).toEqual([]);
    expect(first.match(/^ {2}yaht /gm)?.length).toBeGreaterThan(2);
  });

  test('the help of a command names every option it takes', async () => {
    for (const command of (await programHere()).commands.filter(each => !without.includes(each.name()))) {
      const text = await help(command.name());
      const left = command.options.map(({ long }) => long ?? '').filter(long => !text.includes(long));
      expect([command.name(), left]).toEqual([command.name(), []]);
    }
  });

  test('an operator finds the commands that go with a server', async () => {
    const text = await help('server');
    for (const name of ['backup', 'restore', 'migrate']) expect(text).toContain(name);
  });
});

test('help as a command, and as an option, is the same', async () => {
  expect(await answerTo('help score')).toEqual(await answerTo('score --help'));
});

test('without arguments and without a terminal: the help', async () => {
  expect(await answerTo('')).toEqual(await answerTo('--help'));
});

const wrong: [string, string][] = [
  ['socre', 'there is no command "socre". Did you mean score?'],
  ['frobnicate', 'there is no command "frobnicate". yaht --help lists them.'],
  ['help socre', 'there is no command "socre". Did you mean score?'],
  ['score', '<game> is missing. Example: yaht score yahtzee 3,3,3,4,4'],
  ['score yatzy', '<dice> is missing. Example: yaht score yahtzee 3,3,3,4,4'],
  ['verify', '<file> is missing. Example: yaht verify game.json'],
  ['migrate --from games', '--to is missing. Example: yaht migrate --from /var/lib/yaht --to postgres://…'],
  ['restore', '<archive> is missing. Example: yaht restore yaht.gz --data /srv/yaht'],
  ['daily', 'who are you? Say it: yaht daily --name Ann, or for every time with YAHT_NAME.'],
  ['daily --name Ann --day soon', '--day cannot be "soon". Take a number from 1 to 10000.'],
  ['daily --name Ann --day -3', '--day cannot be "-3". Take a number from 1 to 10000.'],
  ...['--players Ann', '--bots easy', '--seed 7', '--order seated', '--practice', '--set crystal'].map(
    (flag): [string, string] => [
      `play --resume ${flag}`,
      `${flag.split(' ')[0]} does not go with --resume. Leave one of them out.`,
    ],
  ),
  ['daily --offline --json', '--json does not go with --offline. Leave one of them out.'],
  ['daily --day 3 --offline', '--day does not go with --offline. Leave one of them out.'],
  ['daily here:1 --host there:2', 'two servers are named, here:1 and there:2. Leave one of them out.'],
  ['join here:1 --host there:2', 'two servers are named, here:1 and there:2. Leave one of them out.'],
  ['watch --bots easy --room K7Q2XM', '--room does not go with --bots. Leave one of them out.'],
  ['watch --bots easy --host there:2', '--host does not go with --bots. Leave one of them out.'],
  ['watch --room K7Q2XM --speed 4', '--speed does not go with --room. Leave one of them out.'],
  ['watch yatzy --room K7Q2XM', 'yatzy does not go with --room. Leave one of them out.'],
  ...['--dice 33516', '--rerolls 1', '--card ones=2'].map((flag): [string, string] => [
    `advise yatzy - ${flag}`,
    `${flag.split(' ')[0]} does not go with -: every line is a position of its own. Leave one of them out.`,
  ]),
  ['score yatzy 11111 22222', 'more arguments than this command takes. yaht score --help shows how it is used.'],
  ['rules --jsno', 'there is no option --jsno. Did you mean --json?'],
  ['--frobnicate', 'there is no option --frobnicate. yaht --help lists them.'],
  ['rules --lang', '--lang needs a value.'],
  ['rules --lang fr', '--lang cannot be "fr". Take en, sv or de.'],
  ['rules --color blue', '--color cannot be "blue". Take auto, always or never.'],
  ['completion tcsh', '<shell> cannot be "tcsh". Take bash, zsh or fish.'],
  ['play --order none', '--order cannot be "none". Take seated, shuffled or opening-roll.'],
];

test.each(wrong)('yaht %s: one line, exit code 2, no data', async (line, problem) => {
  expect(await answerTo(line)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});

test('a backup is not said to be the record of a game', async () => {
  for (const command of ['backup', 'restore'])
    expect((await answerTo(`${command} --help`)).stdout).not.toContain('a game record');
});

test('problems are told in the language of the reader', async () => {
  expect((await answerTo('socre', { env: { LANG: 'de_DE.UTF-8' } })).stderr).toBe(
    'yaht: Es gibt keinen Befehl „socre“. Meinst du score?\n',
  );
});

test('version, short and for programs', async () => {
  for (const line of ['--version', '-V', 'play --version', 'score --version'])
    expect(await answerTo(line)).toEqual({ code: 0, stdout: 'source\n', stderr: '' });
});

test.each(['version --json', '--version --json', '--json --version', '-V --json'])('yaht %s is for programs', async line => {
  const { code, stdout, stderr } = await answerTo(line);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'yaht.version/1',
    protocol: 1,
    tables: { exchange: 3, cache: 1 },
    record: 'yaht.game/1',
  });
});

test('config tells settings, where they come from, and folders', async () => {
  const { stdout } = await answerTo('config --json', { env: { YAHT_LANG: 'sv', XDG_DATA_HOME: '/d' } });
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'yaht.config/1',
    settings: { lang: { value: 'sv', from: 'YAHT_LANG' }, color: { value: 'auto', from: null } },
    paths: { data: '/d/yaht' },
  });
  expect((await answerTo('config')).stdout).toMatch(/^ {2}lang +en +default$/m);
});

test('config tells what a server would start with, and where each comes from', async () => {
  const env = { YAHT_PORT: '8000', YAHT_PLAYERS: '3', YAHT_GAME: 'yatzy', XDG_DATA_HOME: '/d' };
  const { stdout } = await answerTo('config --json', { env });
  expect(JSON.parse(stdout)).toMatchObject({
    server: {
      port: { value: 8_000, from: 'YAHT_PORT' },
      httpPort: { value: 9_000, from: null },
      host: { value: '127.0.0.1', from: null },
      players: { value: 3, from: 'YAHT_PLAYERS' },
      variant: { value: 'yatzy', from: 'YAHT_GAME' },
      data: { value: '/d/yaht/server', from: null },
      logLevel: { value: 'info', from: null },
    },
  });
  expect((await answerTo('config', { env })).stdout).toMatch(/^  port +8000 +YAHT_PORT$/m);
  expect((await answerTo('config')).stdout).toMatch(/^  players +- +default$/m);
});

test.each([
  [{ YAHT_PORT: 'many' }, 'YAHT_PORT cannot be "many". Take a number from 0 to 65535.'],
  [{ YAHT_HTTP_PORT: '-1' }, 'YAHT_HTTP_PORT cannot be "-1". Take a number from 0 to 65535.'],
  [{ YAHT_PLAYERS: '0' }, 'YAHT_PLAYERS cannot be "0". Take a number from 1 to 6.'],
  [{ YAHT_PLAYERS: '2', YAHT_VARIANT: 'rollio' }, 'Too many players. At most 1 can play.'],
  [{ YAHT_LOG_LEVEL: 'loud' }, 'YAHT_LOG_LEVEL cannot be "loud".'],
  [{ YAHT_VARIANT: 'chess' }, 'YAHT_VARIANT: there is no game "chess".'],
])('a value of %j that cannot be is an error that names it', async (env, sentence) => {
  for (const command of ['config', 'server']) {
    const { code, stdout, stderr } = await answerTo(command, { env });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`yaht: ${sentence}`);
  }
});

const wrongVariables: [Record<string, string>, string][] = [
  [{ YAHT_LANG: 'xx' }, 'YAHT_LANG cannot be "xx". Take en, sv or de.'],
  [{ YAHT_COLOR: 'blue' }, 'YAHT_COLOR cannot be "blue". Take auto, always or never.'],
  [{ YAHT_THEME: 'foo' }, 'YAHT_THEME cannot be "foo". Take default, high-contrast or mono.'],
  [{ YAHT_DICE_KEYS: 'letters' }, 'YAHT_DICE_KEYS cannot be "letters". Take position or value.'],
];

test.each(wrongVariables)('%j is refused by every command, with what may stand there', async (env, problem) => {
  for (const command of ['config', 'rules', 'score yatzy 33344'])
    expect(await answerTo(command, { env })).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});

test('a variable that decides nothing, and a locale that nobody speaks here, do no harm', async () => {
  expect((await answerTo('rules --color never --lang sv', { env: { YAHT_COLOR: 'blue', YAHT_LANG: 'xx' } })).code).toBe(0);
  expect((await answerTo('rules', { env: { YAHT_COLOR: '' } })).code).toBe(0);
  expect((await answerTo('config', { env: { LANG: 'fr_FR.UTF-8' } })).stdout).toMatch(/^ {2}lang +en +default$/m);
  expect((await answerTo('config', { env: { YAHT_LANG: 'sv_SE' } })).stdout).toMatch(/^ {2}lang +sv +YAHT_LANG$/m);
});

test('colour on request only where there is no terminal', async () => {
  expect((await answerTo('rules yatzy')).stdout).not.toContain('\u001B');
  expect((await answerTo('rules yatzy --color=always')).stdout).toContain('\u001B[1mYatzy\u001B[22m');
  expect((await answerTo('rules yatzy', { columns: 80 })).stdout).toContain('\u001B[1m');
  expect((await answerTo('rules yatzy', { columns: 80, env: { NO_COLOR: '1' } })).stdout).not.toContain('\u001B');
});
