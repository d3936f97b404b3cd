/** A settings file: taken as a whole or, when something in it is wrong, not at all. */
import { closest, type Messages } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import type { OwnThemes } from '@yaht/terminal/settings';
import { shown, shownPath } from '../output/text.ts';
import { parseJson, readIfThere } from './json-file.ts';
import { keysIn, themesOf } from './own-wishes.ts';
import {
  canBe,
  choicesOf,
  SERVER_SETTINGS,
  SETTINGS,
  type ServerSetting,
  type ServerWishes,
  type SettingName,
  type SettingsFile,
  type Wishes,
} from './settings.ts';

/** The first thing that is wrong in a file. */
export type SettingsProblem =
  | { readonly code: 'not-json'; readonly line: number | undefined }
  /** The section, or undefined for the whole file. */
  | { readonly code: 'not-an-object'; readonly section?: string }
  | { readonly code: 'unknown'; readonly section?: string; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'not-a-text'; readonly name: string; readonly orNumber: boolean }
  | { readonly code: 'cannot-be'; readonly name: string; readonly value: string; readonly choices: readonly string[] }
  | { readonly code: 'no-key'; readonly name: string; readonly value: string; readonly named: readonly string[] };

/** A file that is there, with its problem when nothing in it counts. */
export type FoundFile = SettingsFile & { readonly problem?: SettingsProblem };

/** Undefined when there is no such file. */
export async function readSettings(path: string): Promise<FoundFile | undefined> {
  const content = await readIfThere(path);
  if (content === undefined) return undefined;
  const json = parseJson(content);
  const read = json.ok ? settingsIn(json.value) : err({ code: 'not-json', ...json.error } as const);
  return read.ok ? { path, ...read.value } : { path, wishes: {}, problem: read.error };
}

/** One sentence on why a file does not count. */
export const unusedSentence = (messages: Messages, path: string, problem: SettingsProblem): string =>
  messages.cliProblems.ignoredSettings(shownPath(path), problemSentence(messages, path, problem));

function problemSentence({ cliProblems: words }: Messages, path: string, problem: SettingsProblem): string {
  switch (problem.code) {
    case 'not-json':
      return words.notJson(shownPath(path), problem.line);
    case 'not-an-object':
      return words.notAnObject(problem.section);
    case 'unknown':
      return unknownSentence(words, problem);
    case 'not-a-text':
      return words.notAText(problem.name, problem.orNumber);
    case 'cannot-be':
      return words.badSetting(problem.name, shown(problem.value), problem.choices);
    case 'no-key':
      return words.noKey(problem.name, shown(problem.value), problem.named);
  }
}

function unknownSentence(words: Messages['cliProblems'], { section, name, known }: Unknown): string {
  const whole = (each: string): string => (section === undefined ? each : `${section}.${each}`);
  return words.unknownSetting(whole(shown(name)), closest(name, known).map(whole), known.map(whole));
}

type Unknown = Extract<SettingsProblem, { readonly code: 'unknown' }>;

type Content = Omit<SettingsFile, 'path'>;

/** The settings in a file's JSON. */
export function settingsIn(json: unknown): Result<Content, SettingsProblem> {
  if (!isObject(json)) return err({ code: 'not-an-object' });
  const { server, keys, themes, ...rest } = json;
  const section = server === undefined ? ok(undefined) : serverWishesIn(server);
  if (!section.ok) return section;
  const ownKeys = keys === undefined ? ok(undefined) : keysIn(keys);
  if (!ownKeys.ok) return ownKeys;
  const ownThemes = themes === undefined ? ok(undefined) : themesOf(themes);
  if (!ownThemes.ok) return ownThemes;
  const wishes = wishesIn(rest, ownThemes.value ?? {});
  if (!wishes.ok) return wishes;
  return ok({
    wishes: wishes.value,
    ...(section.value ? { server: section.value } : {}),
    ...(ownKeys.value ? { keys: ownKeys.value } : {}),
    ...(ownThemes.value ? { themes: ownThemes.value } : {}),
  });
}

function wishesIn(json: Fields, ownThemes: OwnThemes): Result<Wishes, SettingsProblem> {
  const wishes: Partial<Record<SettingName, string>> = {};
  for (const [key, value] of Object.entries(json)) {
    const name = SETTINGS.find(known => known === key);
    if (name === undefined) return err({ code: 'unknown', name: key, known: [...SETTINGS, 'server', 'keys', 'themes'] });
    if (typeof value !== 'string' || !canBe(name, value, ownThemes)) return err(wrongValue(name, value, ownThemes));
    wishes[name] = value;
  }
  return ok(wishes);
}

function wrongValue(name: SettingName, value: unknown, ownThemes: OwnThemes): SettingsProblem {
  const choices = choicesOf(name, ownThemes);
  if (choices.length === 0) return { code: 'not-a-text', name, orNumber: false };
  return { code: 'cannot-be', name, value: typeof value === 'string' ? value : JSON.stringify(value), choices };
}

/** Texts and numbers under names that `yaht server` knows; whether they make sense is asked when it starts. */
function serverWishesIn(json: unknown): Result<ServerWishes, SettingsProblem> {
  if (!isObject(json)) return err({ code: 'not-an-object', section: 'server' });
  const wishes: Partial<Record<ServerSetting, string>> = {};
  for (const [key, value] of Object.entries(json)) {
    const name = SERVER_SETTINGS.find(known => known === key);
    if (name === undefined) return err({ code: 'unknown', section: 'server', name: key, known: SERVER_SETTINGS });
    if (typeof value !== 'string' && typeof value !== 'number')
      return err({ code: 'not-a-text', name: `server.${name}`, orNumber: true });
    wishes[name] = String(value);
  }
  return ok(wishes);
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);
