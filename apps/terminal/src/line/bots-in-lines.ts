/** Bots that play among themselves, line by line. */
import { BOT_STEP, PacedClock, type BotMove, type Clock, type Pace } from '@yaht/client';
import { messagesFor, variantName, type Language } from '@yaht/messages';
import { ok, type Result, type SetupRefusal } from '@yaht/rules';
import { EXIT } from '../exit-code.ts';
import { systemClock } from '../shell/system-clock.ts';
import { openBots, type BotGame } from '../watch/bots-table.ts';
import { screenFor } from './screen-for.ts';
import { playSession, printer, type Streams } from './session.ts';

export type BotsInLines = Streams & {
  readonly language: Language;
  readonly botMove: BotMove;
  /** How fast the lines come; undefined where nobody looks on, and all come at once. */
  readonly pace: Pace | undefined;
};

/** Tells the game from beginning to end; answers the exit code, or why it cannot begin. */
export async function watchBotsInLines(options: BotsInLines, wanted: BotGame): Promise<Result<number, SetupRefusal>> {
  const { language, pace } = options;
  const words = messagesFor(language);
  const opened = await openBots(wanted, words);
  if (!opened.ok) return opened;
  const table = opened.value;
  const { start, family, events } = table.game;
  const screen = screenFor(family, words, language);
  const names = start.players.map(({ name }) => name);
  printer(options)([
    words.play.welcome(variantName(words, start.variant), names),
    ...screen.teller.events(events.slice(1), table.game),
  ]);
  const botMove = pace ? unhurried(options.botMove, new PacedClock(systemClock, pace)) : options.botMove;
  await playSession({ table, screen, words, streams: options, botMove });
  return ok(EXIT.ok);
}

/** The same moves, with time to read between them. */
const unhurried =
  (botMove: BotMove, clock: Clock): BotMove =>
  async (...position) => {
    const command = await botMove(...position);
    await new Promise<void>(goOn => clock.after(BOT_STEP, goOn));
    return command;
  };
