/** What every command gets: words, settings, streams. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Language, Messages } from '@yaht/messages';
import { loadMessages } from '@yaht/messages/load';
import { COLOR_MODES } from './output/color.ts';
import type { ExitCode } from './exit-code.ts';
import { outputTo, type Output, type Sink } from './output/output.ts';
import { pathsFor, type Paths } from './settings/paths.ts';
import { readSettings, unusedSentence } from './settings/settings-file.ts';
import {
  flagIn,
  settingsFrom,
  wrongVariable,
  type Settings,
  type SettingsFile,
  type WrongVariable,
} from './settings/settings.ts';

/** The process around the command, or what a test puts in its place. */
export type World = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
  readonly folder: string;
  /** Read late: only asking for it opens it. */
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
};

export type Context = {
  readonly world: World;
  readonly language: Language;
  readonly messages: Messages;
  readonly settings: Settings;
  /** The settings files there are, the nearest first. */
  readonly settingsFiles: readonly SettingsFile[];
  /** Those in which something is wrong, so that nothing in them counts. */
  readonly unusedFiles: readonly string[];
  /** A variable of the environment with a value that cannot be, so that no command runs. */
  readonly wrongVariable: WrongVariable | undefined;
  readonly paths: Paths;
  readonly output: Output;
  /** Tells what went wrong and answers the exit code for it. */
  readonly fail: (code: ExitCode, sentence: string) => ExitCode;
};

/** Whether somebody sits there who reads and types. */
export const isInteractive = ({ world: { stdin, stdout } }: Context): boolean => stdin.isTTY === true && stdout.isTTY === true;

/** A project may keep its own settings beside its files. */
const PROJECT_FILE = '.yaht.json';

/** Reads settings and prepares the streams; files that cannot be used are told and left out. */
export async function contextOf(world: World): Promise<Context> {
  const { argv, env } = world;
  const paths = pathsFor(world);
  const flags = flagsIn(argv);
  const found = await Promise.all([join(world.folder, PROJECT_FILE), paths.config].map(readSettings));
  const settingsFiles = found.filter(file => file !== undefined);
  const settings = settingsFrom(flags, env, settingsFiles);
  const messages = await loadMessages(settings.lang.value);
  const output = outputTo(world.stdout, world.stderr, {
    color: settings.color.value,
    quiet: argv.includes('--quiet') || argv.includes('-q'),
    verbose: argv.includes('--verbose') || argv.includes('-v'),
    env,
  });
  for (const { path, problem } of settingsFiles) if (problem) output.note(`yaht: ${unusedSentence(messages, path, problem)}`);
  const fail = (code: ExitCode, sentence: string): ExitCode => {
    output.problem(sentence);
    return code;
  };
  const unusedFiles = settingsFiles.flatMap(({ path, problem }) => (problem ? [path] : []));
  return {
    world,
    language: settings.lang.value,
    messages,
    settings,
    settingsFiles,
    unusedFiles,
    wrongVariable: wrongVariable(flags, env, settingsFiles),
    paths,
    output,
    fail,
  };
}

function flagsIn(argv: readonly string[]): { readonly lang?: string; readonly color?: string } {
  const [lang, color] = [flagIn(argv, '--lang'), flagIn(argv, '--color')];
  // A mode that does not exist is refused later; until then it decides nothing.
  const isMode = COLOR_MODES.some(mode => mode === color);
  return { ...(lang === undefined ? {} : { lang }), ...(color !== undefined && isMode ? { color } : {}) };
}
