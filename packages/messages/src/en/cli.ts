import type { CommandName, Example, FileTrouble } from '../words.ts';
import { and, count, or } from './format.ts';

const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Did you mean ${or(suggestions)}?` : '');

/** Headings and one-line explanations of `--help`. */
export const cliHelp = {
  examples: 'Examples',
  usage: 'Usage',
  options: 'Options',
  everywhere: 'In every command',
  seeAlso: 'see also',
  summaries: {
    play: 'play a game, one to six people at one keyboard',
    server: 'keep tables that others join',
    backup: 'everything a server keeps, as one file',
    restore: 'a backup as the folder of a new server',
    migrate: 'everything a server keeps, into a database or back',
    join: 'play at a server with others',
    room: 'open a room of your own and invite others',
    games: 'your games at a server, and what waits for you',
    daily: 'play the game of the day, the same for everybody',
    watch: 'watch a room, or bots at play',
    replay: 'see a game again, step by step',
    score: 'what a roll is worth in every category',
    solve: 'perfect play for a whole game, solved afresh',
    advise: 'the best move, and what the others cost',
    review: 'what luck and decisions made of a game',
    simulate: 'play many games and see how the scores spread',
    rollio: 'check a custom game of Rollio, with how its runs end',
    distribution: 'the exact spread of scores under perfect play',
    puzzle: 'a position to decide, and what an answer is worth',
    target: 'the best chance to reach a score',
    rules: 'the rules of a game, or the list of games',
    verify: 'check the dice of a game record',
    config: 'folders, and the settings in force',
    completion: 'print a completion script for your shell',
    version: 'print the version',
    help: 'explain a command',
  } as Readonly<Record<CommandName | 'help', string>>,
  /** Commands that share a line of the first help, by the first of them. */
  together: {
    backup: 'what a server keeps: one file, back, a database',
    join: 'play at a server; open a room; what waits for you',
    watch: 'a room or bots at play; a game again, step by step',
    simulate: 'many games and their scores; a custom Rollio',
    distribution: 'how perfect play ends; the best chance of a score',
    config: 'settings and folders; a script for your shell',
  },
  arguments: {
    game: 'yahtzee, yatzy, … (see: yaht rules) or the JSON file of a custom game',
    dice: '3,3,3,4,4 or 33344; - reads one roll a line and answers in JSON',
    positions: '- reads positions as JSON lines; values are points still to come, bonuses included',
    points: 'the score to reach',
    file: 'a game record; - reads it from standard input',
    shell: 'bash, zsh or fish',
    address: 'HOST:PORT of a server (127.0.0.1:7777)',
    record: 'a record, or the beginning of the id of a game played here',
  },
  flags: {
    json: 'print one JSON document',
    card: 'what is filled: - is a zero, bonus=100 a bonus',
    out: 'write the table to a file',
    precision: 'f32 (exact to 0.00005) or f64 (to 0.000000001)',
    threads: 'how many threads work',
    progress: 'json: progress as JSON lines on standard error',
    dice: 'the dice on the table; without them: the start of a turn',
    rerolls: 'how often you may still throw',
    table: 'a table file written by solve --out',
    games: 'how many games',
    runs: 'Rollio: how many runs',
    player: 'optimal, human, greedy or random',
    seconds: 'how long bots play it (60)',
    simSeed: 'the same games again',
    allDecisions: 'every decision, not only the costly ones',
    why: 'where each of them lost its points, by category; takes seconds',
    all: 'show every way, however many there are (Rollio)',
    charms: 'charms in their order (Rollio)',
    materials: 'what each die is made of (Rollio)',
    players: 'names, in the order they sit',
    bots: 'easy, normal, optimal, winning: programs that play along',
    seed: 'the same dice again on every machine',
    order: 'who starts: opening-roll, seated or shuffled',
    practice: 'take rolls back too; counts as assisted',
    resume: 'go on with the unfinished game',
    plain: 'line by line, for screen readers and pipes',
    ascii: 'draw with plain signs only',
    noAnimation: 'dice land at once',
    set: 'dice of a run: beginner, crystal, …',
    port: 'for programs, by TCP; 0 takes a free one (7777)',
    httpPort: 'the same for WebSocket and HTTP (9000)',
    host: '0.0.0.0 lets others in (127.0.0.1)',
    seats: 'keep a table for so many open to everybody',
    variant: 'the game of that table (yahtzee)',
    data: 'the folder for the games',
    acceptLoss: 'go on without files that are missing or damaged',
    adminPort: 'page and figures, only here (for all: --public-metrics)',
    origins: 'other web pages that may play here, with commas',
    publicUrl: 'how others reach it (also --contact, --private-notices)',
    contact: 'how to reach who runs it: mailto:… or https://…',
    proxies: 'trusted proxies (see also: --origins, --names)',
    names: 'names by which browsers may ask it, with commas',
    publicMetrics: 'figures for Prometheus at the HTTP port, too',
    privateNotices: 'notices may go into private networks, without TLS',
    logLevel: 'silent, error, warn, info or debug',
    server: 'the server, HOST:PORT',
    guestName: 'your name at the table',
    room: 'the code of the room',
    spectate: 'watch without a seat',
    roomVariant: 'the game, or a file with its rules',
    roomSeats: 'how many play: 1 to 6',
    turn: 'time for a turn: none, 1d, 3d, 7d, 30, 60 or 90',
    whenAway: 'what happens when somebody is away',
    rated: 'it changes your rating; needs a time for a turn',
    public: 'on the list of rooms, for anybody',
    passwordFile: 'a file with the password of the room',
    speed: 'how fast: 0.25 to 16',
    day: 'a day before, by its number',
    again: 'once more, unranked',
    dailyGame: 'card or rollio (default: card)',
    offlineDaily: 'without a server, unverified',
    nextGame: 'open the next game that waits',
    daySeed: 'the seed you noted, or that of a day that is over',
    anchor: 'where the chain of daily seeds must lead',
    theme: 'bonus-race, full-house, last-rows, straight, give-up, three-alike or first-turns; else one a day',
    puzzleNumber: 'the puzzle of the pack, the easy ones first',
    answer: 'the answer: dice that stay (4 4 4), none, or a row',
    lang: 'language: en, sv or de',
    color: 'colours: auto, always or never',
    quiet: 'no messages beside errors',
    verbose: 'tell more',
    help: 'show this',
    version: 'print the version',
  },
  examplesOf: {
    yaht: [
      ['yaht play yatzy --players Ann,Ben', 'at this keyboard'],
      ['yaht join --name Ann', 'with others, at a server'],
      ['yaht advise yatzy --dice 33516 --rerolls 1', 'the best move'],
    ],
    server: [
      ['yaht server', 'for programs on this machine'],
      ['yaht server --host 0.0.0.0 --players 3', 'a table for three, for everybody'],
      ['yaht server rebuild', 'boards again from the log'],
    ],
    backup: [
      ['yaht backup', 'while the server runs, or not'],
      ['yaht backup - | ssh elsewhere "cat > yaht.gz"', 'into another place, through any program'],
    ],
    restore: [['yaht restore yaht.gz --data /srv/yaht', 'the folder must be new or empty']],
    migrate: [['yaht migrate --from /var/lib/yaht --to postgres://…', 'server stopped, then started with --db']],
    join: [
      ['yaht join --name Ann', 'the server on this machine'],
      ['yaht join 10.0.0.7:7777 --name Ann --room K7Q2XM', 'a room of another'],
      ['yaht join https://dice.example/r/K7Q2XMABCDEFGHJK', 'by the link of an invitation'],
    ],
    room: [
      ['yaht room --name Ann --turn 1d', 'a day for a turn, for those who get the link'],
      ['yaht room --name Ann --public --seats 3 --rated', 'for anybody, rated, 60 s a turn'],
    ],
    games: [
      ['yaht games --name Ann', 'what waits for you, and the way to it'],
      ['yaht games --next', 'the next game that waits'],
      ['yaht games --json', 'for a program'],
    ],
    daily: [
      ['yaht daily --name Ann', 'play today, or go on'],
      ['yaht daily --name Ann --game rollio', 'the run of the day'],
      ['yaht daily --name Ann --day 319', 'the board and the seed of a day'],
      ['yaht daily 10.0.0.7:7777 --name Ann', 'at another server'],
    ],
    watch: [
      ['yaht watch --room K7Q2XM', 'a room of a server'],
      ['yaht watch --bots optimal,normal --speed 4 --seed 7', 'bots at this screen'],
    ],
    replay: [
      ['yaht replay game.json', 'from a file'],
      ['yaht replay 20261115', 'the latest game of that day'],
      ['yaht replay game.json --speed 4', 'faster'],
    ],
    score: [
      ['yaht score yahtzee 3,3,3,4,4', 'what each category pays'],
      ['yaht score yahtzee 55555 --card yahtzee=50,fives=15', 'with a card in use'],
      ['yaht score yatzy 33344 --json', 'for programs'],
      ['yaht score yatzy - < rolls.txt', 'many rolls, JSON lines'],
      ['yaht score rollio 3,3,3,4,4,4,1', 'Rollio: every way to score these dice'],
    ],
    solve: [
      ['yaht solve yatzy', 'expected score, in a blink'],
      ['yaht solve yatzy --out yatzy.bin', 'keep the table as a file'],
      ['yaht solve my-game.json --json', 'a custom game, for programs'],
    ],
    advise: [
      ["yaht advise yatzy --dice 3,3,5,1,6 --rerolls 1 --card 'ones=2,kåk=-'", 'the best move'],
      ['yaht advise yatzy - < positions.jsonl', 'many positions, JSON lines'],
    ],
    review: [
      ['yaht review game.json', 'luck, decisions, what was better'],
      ['yaht review game.json --json | jq .loss', 'in a script'],
    ],
    simulate: [
      ['yaht simulate yatzy', 'ten thousand perfect games'],
      ['yaht simulate yahtzee --games 1000000 --player human --seed 7', 'a million human ones'],
      ['yaht simulate rollio --runs 100 --seed 7', 'a hundred runs of Rollio by the bot that buys'],
    ],
    rollio: [
      ['yaht rollio check mine.json', 'what is wrong with it, or how it plays'],
      ['yaht rollio check mine.json --seconds 10 --json', 'in a script'],
    ],
    distribution: [
      ['yaht distribution yatzy', 'how perfect play ends'],
      ["yaht distribution yatzy --card 'ones=2,chance=24'", 'from a card in use'],
    ],
    puzzle: [
      ['yaht puzzle', 'the puzzle of the day'],
      ['yaht puzzle yatzy --theme bonus-race --number 3', 'a certain one'],
    ],
    target: [
      ['yaht target yatzy 300', 'playing for 300 and nothing else'],
      ['yaht target yahtzee 250 --json', 'for programs'],
    ],
    rules: [
      ['yaht rules', 'the games there are'],
      ['yaht rules yatzy', 'the rules of one'],
      ['yaht rules my-game.json --json', 'a custom game, for programs'],
    ],
    verify: [
      ['yaht verify game.json', 'are these dice those of the seed?'],
      ['yaht verify game.json && echo fair', 'in a script'],
    ],
    play: [
      ['yaht play', 'Yahtzee for one'],
      ['yaht play yatzy --players Ann,Ben', 'pass the keyboard'],
      ['yaht play yatzy --bots easy,optimal', 'against programs'],
      ['yaht play --resume', 'go on where you left'],
    ],
    config: [
      ['yaht config', 'settings and folders'],
      ['yaht config --json', 'for programs'],
    ],
    completion: [
      ['source <(yaht completion bash)', 'in ~/.bashrc'],
      ['source <(yaht completion zsh)', 'in ~/.zshrc, after compinit'],
      ['yaht completion fish | source', 'in config.fish'],
    ],
    version: [
      ['yaht version', 'the number'],
      ['yaht version --json', 'with commit and formats'],
    ],
  } as Readonly<Record<CommandName | 'yaht', readonly Example[]>>,
};

/** What the commands print beside names and numbers. */
export const cli = {
  cardFull: 'Every category is filled.',
  typeRolls: 'One roll a line, please; Ctrl-D ends.',
  settings: 'Settings',
  paths: 'Paths',
  defaultSource: 'default',
};

/** Wrong input: what, why, what to do, in one line. */
export const cliProblems = {
  unknownCommand: (name: string, suggestions: readonly string[]): string =>
    `there is no command "${name}".${meant(suggestions) || ' yaht --help lists them.'}`,
  unknownOption: (option: string, suggestions: readonly string[], help: string): string =>
    `there is no option ${option}.${meant(suggestions) || ` ${help} lists them.`}`,
  missingOption: (option: string, example: string): string => `${option} is missing. Example: ${example}`,
  missingArgument: (argument: string, example: string): string => `<${argument}> is missing. Example: ${example}`,
  excessArguments: (help: string): string => `more arguments than this command takes. ${help} shows how it is used.`,
  missingValue: (option: string): string => `${option} needs a value.`,
  notTogether: (option: string, other: string): string => `${option} does not go with ${other}. Leave one of them out.`,
  invalidChoice: (option: string, value: string, choices: readonly string[]): string =>
    `${option} cannot be "${value}". Take ${or(choices)}.`,
  noCard: (game: string): string => `${game} has no card of categories, so there is nothing to score there.`,
  unknownGame: (text: string, suggestions: readonly string[]): string =>
    `there is no game "${text}".${meant(suggestions) || ' yaht rules lists them.'}`,
  ambiguousGame: (text: string, candidates: readonly string[]): string =>
    `"${text}" could be ${or(candidates)}. Type more of it.`,
  badFace: (part: string): string => `"${part}" is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.`,
  noDice: 'no dice were given. Write them as 3,3,3,4,4 or 33344.',
  wrongDiceCount: (game: string, wanted: number, given: number): string =>
    `${game} is played with ${count(wanted, { one: 'die', other: 'dice' })}, not with ${given}. Give all of them.`,
  inLine: (line: number, problem: string): string => `line ${line}: ${problem}`,
  cardEntry: (text: string): string => `--card: "${text}" is not category=points. Example: --card 'yahtzee=50,fives=15'`,
  cardUnknown: (text: string, suggestions: readonly string[]): string =>
    `--card: there is no category "${text}".${meant(suggestions) || ' yaht rules <game> lists them.'}`,
  cardAmbiguous: (text: string, candidates: readonly string[]): string =>
    `--card: "${text}" could be ${or(candidates)}. Type more of it.`,
  cardTwice: (category: string): string => `--card: ${category} is there twice. Leave one out.`,
  cardPoints: (category: string, value: string, possible: string): string =>
    `--card: ${category} cannot hold ${value}. Possible: ${possible}.`,
  cardBonus: (points: number, each: number, most: number): string =>
    `--card: bonus cannot be ${points}. It is ${each} for each Yahtzee after the first, at most ${most} on this card.`,
  cannotRead: (path: string, why: FileTrouble, code: string): string => {
    const reasons: Readonly<Partial<Record<FileTrouble, string>>> = {
      missing: 'there is no such file. Check the path.',
      folder: 'it is a folder. Name the file in it.',
      forbidden: 'permission is missing. Check who may read it.',
    };
    return `cannot read ${path}: ${reasons[why] ?? `the system says ${code}. Try again, or name another file.`}`;
  },
  cannotWrite: (path: string, why: FileTrouble, code: string): string => {
    const reasons: Readonly<Partial<Record<FileTrouble, string>>> = {
      missing: 'its folder is not there. Make the folder first, or name another.',
      folder: 'it is a folder. Name a file in it.',
      forbidden: 'permission is missing. Check who may write there, or name another place.',
      full: 'the disk is full. Make room, or name another place.',
    };
    return `cannot write ${path}: ${reasons[why] ?? `the system says ${code}. Name another place.`}`;
  },
  notJson: (path: string, line: number | undefined): string =>
    `${path} is not valid JSON${line === undefined ? '' : ` (line ${line})`}. Mend it and try again.`,
  badVariant: (path: string, problem: string, more: number): string =>
    `${path}: ${problem}${more > 0 ? ` (${count(more, { one: 'more problem', other: 'more problems' })}; -v shows all)` : ''}`,
  badRecord: (path: string, problem: string): string => `${path}: ${problem}`,
  ignoredSettings: (path: string, problem: string): string => `settings in ${path} are not used: ${problem}`,
  badSetting: (name: string, value: string, choices: readonly string[]): string =>
    `${name} cannot be "${value}", only ${or(choices)}.`,
  noKey: (name: string, value: string, named: readonly string[]): string =>
    `${name} cannot be "${value}", only one sign such as x, ctrl- and a letter, or ${or(named)}.`,
  notAnObject: (section: string | undefined): string => `${section ?? 'it'} must be an object in { }.`,
  unknownSetting: (name: string, suggestions: readonly string[], known: readonly string[]): string =>
    `there is no setting ${name}.${meant(suggestions) || ` There are ${and(known)}.`}`,
  notAText: (name: string, orNumber: boolean): string => `${name} must be a text in quotes${orNumber ? ' or a number' : ''}.`,
  missingPackage: (name: string, command: string): string =>
    `this needs the package ${name}, which is not installed with yaht. Install it: ${command}`,
  diskFull: 'the disk is full. Make room and try again.',
  internal: (detail: string): string => `something broke inside yaht (${detail}). That is a bug, please report it.`,
};
