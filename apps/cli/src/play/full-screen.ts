/** The full screen from the command line: whether this terminal can show it, and what it needs of the machine. */
import type { ReadStream, WriteStream } from 'node:tty';
import type { FullScreenOptions } from '@yaht/terminal/full-screen';
import type { ScreenOptions } from '@yaht/terminal/screens';
import { needsAscii, type TerminalSettings } from '@yaht/terminal/settings';
import { botMoves } from './bot-moves.ts';
import { wantsColor } from '../output/color.ts';
import { isInteractive, type Context } from '../context.ts';
import { ownIn } from '../settings/settings.ts';
import { keepInFile } from '../settings/keep-in-file.ts';
import { screenCoach } from './screen-coach.ts';
import { readLocalVariant, readVariant } from '../arguments/variant-argument.ts';

/** What can be said about the screen on the command line. */
export type ScreenFlags = { readonly plain?: true; readonly ascii?: true; readonly animation?: boolean };

/** Whether a full screen can be drawn and is wanted; otherwise the line mode plays. */
export function wantsFullScreen(context: Context, { plain }: ScreenFlags): boolean {
  const { env } = context.world;
  return isInteractive(context) && plain !== true && !env['YAHT_PLAIN'] && env['TERM'] !== 'dumb';
}

/** Opens the screen with what is asked for first; answers the exit code. */
export async function openFullScreen(context: Context, flags: ScreenFlags, first: FullScreenOptions['first']): Promise<number> {
  const { playFullScreen } = await import('@yaht/terminal/full-screen');
  const options = screenOptions(context, flags);
  const more = await moreEntries(context, options);
  const readGame = (path: string) => readLocalVariant(context, path);
  return playFullScreen({ ...options, dataFolder: context.paths.data, readGame, first, ...(more ? { more } : {}) });
}

/** What the start screen offers beside games of this machine. */
async function moreEntries(context: Context, { coach }: ScreenOptions): Promise<FullScreenOptions['more']> {
  const { settings, paths } = context;
  const { startEntries } = await import('@yaht/terminal/screens');
  const variant = await readVariant(context, settings.game.value);
  if (!variant.ok) return undefined;
  const entry = { address: settings.address.value, name: settings.name.value, variant: variant.value };
  return (shell, changed) => startEntries(shell, { ...entry, stateFolder: paths.state, coach }, changed);
}

/** What every full screen needs of this machine. */
export function screenOptions(context: Context, flags: ScreenFlags): ScreenOptions {
  const { world, paths } = context;
  const settings = terminalSettings(context, flags);
  let tell = (_text: string): void => {};
  // Whatever wants to write a line while the screen is on writes it there.
  const output = { ...context.output, redraw: (line: string) => tell(line.trim()), note: (line: string) => tell(line) };
  const quiet: Context = { ...context, output };
  return {
    input: world.stdin as ReadStream,
    output: world.stdout as unknown as WriteStream,
    error: world.stderr as unknown as WriteStream,
    settings,
    keep: changed => void keepSettings(paths.config, settings, changed),
    botMove: botMoves(quiet),
    onTell: listener => {
      tell = listener;
    },
    coach: screenCoach(quiet),
  };
}

function terminalSettings({ world, settings, settingsFiles, language }: Context, flags: ScreenFlags): TerminalSettings {
  const { env, stdout } = world;
  const { theme, ascii, animation, bell, mouse, askZero, diceKeys, scoring, countPace, color } = settings;
  const isAscii = flags.ascii === true || ascii.value === 'on' || (ascii.value === 'auto' && needsAscii(env));
  return {
    language,
    theme: theme.value,
    ...ownIn(settingsFiles),
    isAscii,
    hasColor: wantsColor(color.value, env, stdout.isTTY === true),
    hasAnimation: flags.animation !== false && animation.value === 'on',
    hasBell: bell.value === 'on',
    hasMouse: mouse.value === 'on',
    asksZero: askZero.value === 'on',
    diceKeys: diceKeys.value,
    scoring: scoring.value,
    countPace: countPace.value,
  };
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** Keeps what was changed, and nothing else. */
async function keepSettings(path: string, before: TerminalSettings, now: TerminalSettings): Promise<void> {
  const changed = {
    ...(now.language === before.language ? {} : { lang: now.language }),
    ...(now.theme === before.theme ? {} : { theme: now.theme }),
    ...(now.isAscii === before.isAscii ? {} : { ascii: onOff(now.isAscii) }),
    ...(now.hasAnimation === before.hasAnimation ? {} : { animation: onOff(now.hasAnimation) }),
    ...(now.hasBell === before.hasBell ? {} : { bell: onOff(now.hasBell) }),
    ...(now.hasMouse === before.hasMouse ? {} : { mouse: onOff(now.hasMouse) }),
    ...(now.asksZero === before.asksZero ? {} : { askZero: onOff(now.asksZero) }),
    ...(now.diceKeys === before.diceKeys ? {} : { diceKeys: now.diceKeys }),
    ...(now.scoring === before.scoring ? {} : { scoring: now.scoring }),
    ...(now.countPace === before.countPace ? {} : { countPace: now.countPace }),
  };
  await keepInFile(path, changed);
}
