/** `yaht replay`: a game again, from a file or from those played here. */
import { existsSync } from 'node:fs';
import { readSave } from '@yaht/client';
import { readRecord } from '@yaht/rules';
import { Saves } from '@yaht/terminal';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { screenOptions, wantsFullScreen, type ScreenFlags } from '../full-screen.ts';
import { readJson } from '../json-file.ts';
import { readSpeed } from '../speed-argument.ts';
import { shown, shownPath } from '../text.ts';

export type ReplayFlags = ScreenFlags & { readonly speed?: string };

export async function replay(context: Context, wanted: string, flags: ReplayFlags): Promise<number> {
  const { messages, paths } = context;
  const speed = readSpeed(context, flags.speed);
  if (!speed.ok) return context.fail(EXIT.usage, speed.error);
  const saves = new Saves(paths.data);
  const path = isPath(wanted) ? wanted : await saves.findGame(wanted);
  if (path === undefined)
    return context.fail(EXIT.notFound, messages.online.problems.noGame(shown(wanted), await saves.gameKeys()));
  const json = await readJson(context, path);
  if (!json.ok) return context.fail(EXIT.usage, json.error);
  const game = readGame(json.value);
  if (!game.ok) {
    const code = game.error.code === 'newer-version' ? EXIT.version : EXIT.usage;
    return context.fail(
      code,
      messages.cliProblems.badRecord(shownPath(path), messages.records.problems[game.error.code](game.error)),
    );
  }
  if (!wantsFullScreen(context, flags)) return context.fail(EXIT.usage, messages.online.problems.needsTerminal);
  const { showReplay } = await import('@yaht/terminal/screens');
  return showReplay(screenOptions(context, flags), game.value, { speed: speed.value, isPaused: false });
}

/** The key of a game has neither dots nor slashes; a file that is there is always meant. */
const isPath = (text: string): boolean => text === '-' || /[./\\]/.test(text) || existsSync(text);

/** A record, or a game put aside, as far as it was played. */
function readGame(json: unknown) {
  const record = readRecord(json);
  if (record.ok || record.error.code !== 'not-a-record') return record;
  const save = readSave(json);
  return save.ok ? { ok: true as const, value: save.value.game } : record;
}
