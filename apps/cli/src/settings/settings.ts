/** Settings in force and where each comes from: flags, then variables, then the project's file, then the user's, then defaults. */
import { LANGUAGES, languageOf, type Language } from '@yaht/messages';
import { DEFAULT_ADDRESS, formatAddress } from '@yaht/terminal/address';
import {
  COUNT_PACES,
  DICE_KEYS,
  SCORING,
  themesIn,
  type CountPace,
  type DiceKeys,
  type OwnKeys,
  type OwnThemes,
  type Scoring,
} from '@yaht/terminal/settings';
import { COLOR_MODES, type ColorMode } from '../output/color.ts';

/** What can be set for every command. */
export const SETTINGS = [
  'lang',
  'color',
  'game',
  'name',
  'address',
  'theme',
  'ascii',
  'animation',
  'bell',
  'mouse',
  'askZero',
  'diceKeys',
  'scoring',
  'countPace',
] as const;
export type SettingName = (typeof SETTINGS)[number];

/** What a settings file or the command line says. */
export type Wishes = Readonly<Partial<Record<SettingName, string>>>;

/** What the section `server` of a settings file can say; the same names as the options of `yaht server`. */
export const SERVER_SETTINGS = [
  'port',
  'httpPort',
  'host',
  'players',
  'variant',
  'table',
  'data',
  'logLevel',
  'adminPort',
  'origins',
  'proxies',
  'names',
  'publicUrl',
  'contact',
  'db',
  'bus',
  'nodeAddress',
] as const;
export type ServerSetting = (typeof SERVER_SETTINGS)[number];
export type ServerWishes = Readonly<Partial<Record<ServerSetting, string>>>;

export type SettingsFile = {
  readonly path: string;
  readonly wishes: Wishes;
  readonly server?: ServerWishes;
  readonly keys?: OwnKeys;
  readonly themes?: OwnThemes;
};

/** The keys and themes of all files; of what two of them say, the nearer one counts. */
export const ownIn = (files: readonly SettingsFile[]): { readonly ownKeys: OwnKeys; readonly ownThemes: OwnThemes } => ({
  ownKeys: Object.assign({}, ...files.map(({ keys }) => keys).reverse()) as OwnKeys,
  ownThemes: Object.assign({}, ...files.map(({ themes }) => themes).reverse()) as OwnThemes,
});

/** A value and what decided it: a flag, a variable, a file, or null for the default. */
export type Setting<Value> = { readonly value: Value; readonly from: string | null };

export type Settings = {
  readonly lang: Setting<Language>;
  readonly color: Setting<ColorMode>;
  readonly game: Setting<string>;
  /** Who plays at servers. */
  readonly name: Setting<string | null>;
  /** The server that `yaht join` goes to. */
  readonly address: Setting<string>;
  readonly theme: Setting<string>;
  /** `auto` asks the locale. */
  readonly ascii: Setting<(typeof ASCII_MODES)[number]>;
  readonly animation: Setting<Switch>;
  readonly bell: Setting<Switch>;
  readonly mouse: Setting<Switch>;
  /** Whether it is asked if a zero is meant where another row would bring points. */
  readonly askZero: Setting<Switch>;
  readonly diceKeys: Setting<DiceKeys>;
  readonly scoring: Setting<Scoring>;
  readonly countPace: Setting<CountPace>;
};

const SWITCH = ['on', 'off'] as const;
type Switch = (typeof SWITCH)[number];
const ASCII_MODES = ['auto', ...SWITCH] as const;

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of this call; `files` with the nearest first. */
export function settingsFrom(flags: Wishes, env: Env, files: readonly SettingsFile[]): Settings {
  const decide = (name: SettingName, locale: readonly string[] = []): Setting<string | undefined> => {
    const variables = [variableOf(name)].map(variable => ({ value: env[variable], from: variable }));
    const candidates = [
      { value: flags[name], from: `--${name}` },
      ...variables,
      ...files.map(({ path, wishes }) => ({ value: wishes[name], from: path })),
      ...locale.map(variable => ({ value: env[variable], from: variable })),
    ];
    return candidates.find(({ value }) => value !== undefined && value !== '') ?? { value: undefined, from: null };
  };
  // The locale of the machine is what it would speak anyway, so a file that asks for a language comes before it.
  const lang = decide('lang', ['LC_ALL', 'LC_MESSAGES', 'LANG']);
  const language = languageOf(lang.value ?? '');
  const [game, name, address] = [decide('game'), decide('name'), decide('address')];
  const choice = <Value extends string>(name: SettingName, values: readonly [Value, ...Value[]]): Setting<Value> => {
    const { value, from } = decide(name);
    return { value: values.find(known => known === value) ?? values[0], from };
  };
  return {
    // Of a locale that nobody speaks here, nothing is taken.
    lang: language === undefined ? { value: 'en', from: null } : { value: language, from: lang.from },
    color: choice('color', COLOR_MODES),
    game: { value: game.value ?? 'yahtzee', from: game.from },
    name: { value: name.value ?? null, from: name.from },
    address: { value: address.value ?? formatAddress(DEFAULT_ADDRESS), from: address.from },
    theme: choice<string>('theme', ['default', ...themesIn(ownIn(files))]),
    ascii: choice('ascii', ASCII_MODES),
    animation: choice('animation', SWITCH),
    bell: choice('bell', SWITCH),
    mouse: choice('mouse', SWITCH),
    askZero: choice('askZero', SWITCH),
    diceKeys: choice('diceKeys', DICE_KEYS),
    scoring: choice('scoring', SCORING),
    countPace: choice('countPace', ['normal', ...COUNT_PACES]),
  };
}

/** `diceKeys` as `YAHT_DICE_KEYS`. */
const variableOf = (name: SettingName): string => `YAHT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The first variable with a value that cannot be, unless a flag decides in its place. */
export function wrongVariable(flags: Wishes, env: Env, files: readonly SettingsFile[]): WrongVariable | undefined {
  const { ownThemes } = ownIn(files);
  for (const name of SETTINGS.filter(each => flags[each] === undefined)) {
    const variable = variableOf(name);
    const value = env[variable] ?? '';
    if (value !== '' && !canBe(name, value, ownThemes)) return { variable, value, choices: choicesOf(name, ownThemes) };
  }
  return undefined;
}

export type WrongVariable = { readonly variable: string; readonly value: string; readonly choices: readonly string[] };

/** What a flag was given on the command line, before the rest of it is understood: help needs the language first. */
export function flagIn(argv: readonly string[], flag: string): string | undefined {
  const end = argv.indexOf('--');
  const flags = end < 0 ? argv : argv.slice(0, end);
  const at = flags.findLastIndex(word => word === flag || word.startsWith(`${flag}=`));
  const word = flags[at];
  return word === flag ? flags[at + 1] : word?.slice(flag.length + 1);
}

const CHOICES: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  lang: LANGUAGES,
  color: COLOR_MODES,
  ascii: ASCII_MODES,
  animation: SWITCH,
  bell: SWITCH,
  mouse: SWITCH,
  askZero: SWITCH,
  diceKeys: DICE_KEYS,
  scoring: SCORING,
  countPace: COUNT_PACES,
};

/** The values of a setting; none where any text will do. */
export const choicesOf = (name: SettingName, ownThemes: OwnThemes = {}): readonly string[] =>
  name === 'theme' ? themesIn({ ownThemes }) : (CHOICES[name] ?? []);

/** Whether a setting can have the value; a language may be named by a locale. */
export function canBe(name: SettingName, value: string, ownThemes: OwnThemes = {}): boolean {
  const choices = choicesOf(name, ownThemes);
  const text = name === 'lang' ? languageOf(value) : value;
  return choices.length === 0 || choices.some(choice => choice === text);
}
